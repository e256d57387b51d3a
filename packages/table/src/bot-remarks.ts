/** What bots say of their own accord. */
import { botRemark, thinkingTime } from './bots.ts';
import type { Asked } from './clocks.ts';
import { noted, nothing } from './proposal.ts';
import { stillAsked } from './timed-actions.ts';
import type { Situation, TimedAction } from './timed-actions.ts';

/** A bot may say something when its turn begins, before it plays. Nobody speaks for a person. */
export function* botRemarks(
  { running, views, key, thinking }: Situation,
  { seat, id, pace, since, sinceTime }: Asked,
): Generator<TimedAction> {
  const { game, match, state, seating, talk } = running;
  if (game.talk === undefined || pace !== 'turn') return;
  if (seating.chairs[seat]!.holder.kind !== 'bot' || game.talk.barred(state) !== null) return;
  if (talk.some((said) => said.seat === seat && said.seq >= since)) return;
  const phrase = botRemark(game, key, views.of(seat), seat, since);
  if (phrase === null) return;
  yield {
    name: `${match} remark ${seat} ${since}`,
    time: sinceTime + thinkingTime(thinking, key, seat, since) / 2,
    propose: (now) =>
      stillAsked(now, seat, id)?.since === since ? noted({ type: 'said', seat, phrase }) : nothing,
  };
}
