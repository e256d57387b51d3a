/** What a good bot would do that has been told what the player has seen. */
import { createPlayer, standardLevel } from '@mazzo/bots';
import type { Choice } from '@mazzo/bots';
import { chanceFrom } from '@mazzo/kernel';
import type { AnyGame, AnyMove } from '@mazzo/kernel';
import type { Playing } from '../playing.ts';

/** Null where the player is asked nothing, or would do best to do nothing. */
export function adviceFor(
  playing: Playing,
  game: AnyGame = playing.playable.game,
): Choice<AnyMove> | null {
  const { isAsked, seat, shown, question } = playing.showing;
  if (!isAsked.value || shown.value === null || seat === null) return null;
  const { story } = shown.value;
  const { options, seats } = playing.welcome;
  const chance = chanceFrom(`sfc32:${playing.match.value}`, story.length);
  const player = createPlayer(standardLevel, { game, options, seats, seat, chance });
  for (const { event } of story) player.hear(event);
  for (const said of playing.talking.value?.all.value ?? []) player.listen(said);
  return player.propose({ free: question.value?.pace === 'free', chance });
}
