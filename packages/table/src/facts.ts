/** What a table tells of itself, beside the game. */
import type { Viewer } from '@mazzo/kernel';
import { MOST_EXTENSIONS } from './clocks.ts';
import type { Course } from './course.ts';
import type { Person } from './journal.ts';
import { personIn, seatOf } from './seats.ts';
import { tellings } from './views.ts';
import type { Views } from './views.ts';
import type { ClocksTold, Resumed, SeatsTold, Welcome } from './told.ts';
import { WIRE_VERSION } from './wire.ts';
import type { Hello } from './wire.ts';

/** What a hello asks for. */
export type Asking = Pick<Hello, 'have' | 'story'>;

/** Beyond this a view is shorter than what was missed. */
const MOST_MISSED = 200;

export function viewerOf({ seating }: Course, person: Person): Viewer {
  return seatOf(seating, person) ?? 'spectator';
}

export function seatsTold(course: Course, absent: ReadonlyMap<Person, number>): SeatsTold {
  const { seating, clocks, wishes } = course;
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

export function clocksTold({ clocks }: Course, now: number): ClocksTold {
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

/** The view as it stands, or only what was missed by who has most of it. */
export function greeting(
  course: Course,
  views: Views,
  person: Person,
  { have, story }: Asking,
): Welcome | Resumed {
  const { game, match, options, clocks, seating } = course;
  const viewer = viewerOf(course, person);
  const seat = viewer === 'spectator' ? null : viewer;
  const seq = course.log.length - 1;
  const known = have?.match === match && have.seat === seat && have.seq <= seq;
  if (known && seq - have.seq <= MOST_MISSED) {
    return { type: 'resumed', seq, missed: tellings(course, have.seq + 1, viewer) };
  }
  return {
    type: 'welcome',
    version: WIRE_VERSION,
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
    story: story ? tellings(course, 0, viewer) : [],
  };
}
