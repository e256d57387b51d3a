/** What is said at the table beside the moves (`Talk` of the game): passed on, remembered a while, binding nobody. */
import { readAs } from '@mazzo/kernel';
import type { AnyGame, Said, Seat } from '@mazzo/kernel';
import { noted, refused } from './proposal.ts';
import type { Proposal } from './proposal.ts';

export interface Utterance extends Said {
  /** Where it stands in the journal; what is said later has a higher one. */
  readonly position: number;
  /** The entry of the match after which it was said. */
  readonly seq: number;
}

/** What anybody hears who comes later; bots too. */
const MOST_REMEMBERED = 40;
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
  if (seat === null) return refused(null, 'notSeated');
  if (game.talk === undefined) return refused(null, 'noTalk');
  const phrase = readAs(game.talk.phrases, sent);
  if (phrase === null) return refused('C-10', 'notAPhrase');
  const barred = game.talk.barred(state);
  if (barred !== null) return { kind: 'refuse', refusal: barred };
  const said = talk.filter((one) => one.seat === seat && one.seq === seq).length;
  return said < MOST_AT_ONCE ? noted({ type: 'said', seat, phrase }) : refused(null, 'enoughSaid');
}

export function recordTalk(talk: Utterance[], said: Utterance): void {
  talk.push(said);
  if (talk.length > MOST_REMEMBERED) talk.shift();
}
