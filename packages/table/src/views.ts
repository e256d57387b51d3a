/** What each viewer has been told, folded; made when it is first asked for. */
import type { AnyEvent, Viewer } from '@mazzo/kernel';
import type { Course } from './course.ts';
import type { Cause } from './journal.ts';

/** The events of one entry as a viewer hears them. */
export interface Telling {
  readonly seq: number;
  readonly cause: Cause | null;
  readonly events: AnyEvent[];
}

export function telling(course: Course, seq: number, viewer: Viewer): Telling {
  const { game, options, log, causes } = course;
  const entry = log[seq];
  const events = entry !== undefined && 'events' in entry ? entry.events : [];
  return {
    seq,
    cause: causes[seq] ?? null,
    events: events.map((event) => game.reveal(event, viewer, options)),
  };
}

export interface Views {
  /** Not to be changed: whoever folds on takes a clone. */
  of(viewer: Viewer): unknown;
}

export function viewsOf(course: Course): Views {
  const { game, options, seating } = course;
  const views = new Map<Viewer, { readonly view: unknown; heard: number }>();
  return {
    of(viewer) {
      const fold = views.get(viewer) ?? {
        view: game.blank(options, seating.chairs.length),
        heard: 0,
      };
      views.set(viewer, fold);
      for (; fold.heard < course.log.length; fold.heard++) {
        for (const event of telling(course, fold.heard, viewer).events) {
          game.apply(fold.view, event);
        }
      }
      return fold.view;
    },
  };
}
