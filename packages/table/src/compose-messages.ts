/** What a table tells of itself, beside the game. */
import type { Viewer } from '@mazzo/kernel';
import { MOST_EXTENSIONS } from './clocks.ts';
import type { RunningMatch } from './running-match.ts';
import type { Person } from './journal.ts';
import { personIn, seatOf } from './seats.ts';
import type { Utterance } from './talk.ts';
import { tellings } from './views.ts';
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

/** Beyond this a view is shorter than what was missed. */
const MOST_MISSED = 200;

export function viewerOf({ seating }: RunningMatch, person: Person): Viewer {
  return seatOf(seating, person) ?? 'spectator';
}

export function seatsMessage(
  running: RunningMatch,
  absent: ReadonlyMap<Person, number>,
): SeatsMessage {
  const { seating, clocks, wishes } = running;
  return {
    type: 'seats',
    seats: seating.chairs.map((chair) => {
      const person = personIn(chair);
      return {
        holder: chair.holder,
        standIn: chair.standIn?.why ?? null,
        present: person === null || !absent.has(person),
      };
    }),
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

/** The view as it stands, or only what was missed by who has most of it. */
export function greetingMessage(
  running: RunningMatch,
  views: Views,
  person: Person,
  { have, story }: HelloTerms,
): Welcome | Resumed {
  const { game, match, options, clocks, seating } = running;
  const viewer = viewerOf(running, person);
  const seat = viewer === 'spectator' ? null : viewer;
  const seq = running.log.length - 1;
  const known = have?.match === match && have.seat === seat && have.seq <= seq;
  if (known && seq - have.seq <= MOST_MISSED) {
    return { type: 'resumed', match, seat, seq, missed: tellings(running, have.seq + 1, viewer) };
  }
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
    seq,
    // A copy: whoever hears it folds on in it.
    view: game.clone(views.of(viewer)),
    story: story ? tellings(running, 0, viewer) : [],
  };
}
