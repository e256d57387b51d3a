/** What a table tells of itself, beside the game. */
import type { Viewer } from '@mazzo/kernel';
import { MOST_EXTENSIONS } from './clocks.ts';
import type { RunningMatch } from './running-match.ts';
import type { Person } from './journal.ts';
import { playedSeatOf } from './seats.ts';
import type { Utterance } from './talk.ts';
import { foldOf, tellings } from './views.ts';
import type { Views } from './views.ts';
import type {
  ClocksMessage,
  Resumed,
  SeatsMessage,
  TalkMessage,
  Welcome,
} from './server-messages.ts';
import { PROTOCOL_VERSION } from './client-messages.ts';
import type { Hello } from './client-messages.ts';

/** What a hello asks for. */
export type HelloTerms = Pick<Hello, 'have' | 'story'>;

/** Nobody is told more entries at once: whoever wants the rest asks on. */
const MOST_AT_ONCE = 50;
/** Beyond this a view is shorter than what was missed. */
const MOST_MISSED = 200;

export function viewerOf({ seating }: RunningMatch, person: Person): Viewer {
  return playedSeatOf(seating, person) ?? 'spectator';
}

export function seatsMessage(
  running: RunningMatch,
  isHere: (person: Person) => boolean,
  watching: SeatsMessage['watching'],
): SeatsMessage {
  const { seating, clocks, wishes } = running;
  return {
    type: 'seats',
    seats: seating.chairs.map(({ holder, standIn }) => ({
      holder: holder.kind === 'bot' ? holder : { ...holder, name: holder.name ?? holder.person },
      standIn: standIn?.why ?? null,
      present: holder.kind === 'bot' || isHere(holder.person),
    })),
    watching,
    paused: clocks.pausedSince !== null,
    wishes: { pause: [...wishes.pause], rematch: [...wishes.rematch] },
  };
}

export function clocksMessage({ clocks }: RunningMatch, now: number): ClocksMessage {
  return {
    type: 'clocks',
    now,
    asked: clocks.asked.map(({ seat, id, deadline, extensions }) => ({
      seat,
      decision: id,
      deadline,
      moreTime: deadline !== null && extensions < MOST_EXTENSIONS,
    })),
    sessions: [...clocks.sessions],
  };
}

export function talkMessage({ match }: RunningMatch, said: readonly Utterance[]): TalkMessage {
  return { type: 'talk', match, said: [...said] };
}

/** The view as it stands, or only what was missed by who has most of it; a story from its beginning. */
export function greetingMessage(
  running: RunningMatch,
  views: Views,
  person: Person,
  { have, story }: HelloTerms,
): Welcome | Resumed {
  const { game, match, options, clocks, seating } = running;
  const viewer = viewerOf(running, person);
  const seat = viewer === 'spectator' ? null : viewer;
  const head = running.log.length - 1;
  const known = have?.match === match && have.seat === seat && have.seq <= head;
  if (known && (story || head - have.seq <= MOST_MISSED)) {
    const missed = tellings(running, have.seq + 1, viewer, MOST_AT_ONCE);
    return { type: 'resumed', match, seat, seq: head, missed };
  }
  const told = story ? tellings(running, 0, viewer, MOST_AT_ONCE) : [];
  return {
    type: 'welcome',
    version: PROTOCOL_VERSION,
    match,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    clocks: clocks.name,
    person,
    seat,
    seats: seating.chairs.length,
    seq: story ? told.length - 1 : head,
    // A copy: whoever hears it folds on in it.
    view: told.length > head || !story ? game.clone(views.of(viewer)) : foldOf(running, told),
    story: told,
    head,
  };
}
