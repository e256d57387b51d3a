/** Saying something beside the moves. */
import { readAs } from '@mazzo/kernel';
import type { AnyGame, Seat } from '@mazzo/kernel';
import { noted, refused } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import type { Utterance } from './talk.ts';

/** Between two moves nobody says more: whoever wants to shout has to play. */
const MOST_AT_ONCE = 3;

export interface Occasion {
  readonly game: AnyGame;
  readonly state: unknown;
  /** The last entry of the match. */
  readonly seq: number;
  readonly talk: readonly Utterance[];
}

export function proposeTalk(occasion: Occasion, seat: Seat | null, sent: unknown): Proposal {
  const { game, state, seq, talk } = occasion;
  if (game.talk === undefined) return refused(null, 'noTalk', true);
  const phrase = readAs(game.talk.phrases, sent);
  if (phrase === null) return refused('C-10', 'notAPhrase', true);
  if (seat === null) return refused(null, 'notSeated');
  const barred = game.talk.barred(state);
  if (barred !== null) return { kind: 'refuse', refusal: barred };
  const said = talk.filter((one) => one.seat === seat && one.seq === seq).length;
  return said < MOST_AT_ONCE ? noted({ type: 'said', seat, phrase }) : refused(null, 'enoughSaid');
}
