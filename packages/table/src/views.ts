/** What each viewer has been told, folded; made when it is first asked for. */
import type { Viewer } from '@mazzo/kernel';
import type { RunningMatch } from './running-match.ts';
import type { Telling } from './server-messages.ts';

export function telling(running: RunningMatch, seq: number, viewer: Viewer): Telling {
  const { game, options, log, causes } = running;
  const entry = log[seq];
  const events = entry !== undefined && 'events' in entry ? entry.events : [];
  return {
    seq,
    cause: causes[seq] ?? null,
    events: events.map((event) => game.reveal(event, viewer, options)),
  };
}

/** What this viewer has heard from the entry `from` on, as far as the match is or `most` of it. */
export function tellings(
  running: RunningMatch,
  from: number,
  viewer: Viewer,
  most: number,
): Telling[] {
  const length = Math.min(running.log.length - from, most);
  return Array.from({ length }, (_, n) => telling(running, from + n, viewer));
}

/** The view of who has heard no more than this. */
export function foldOf(
  { game, options, seating }: RunningMatch,
  told: readonly Telling[],
): unknown {
  const view = game.blank(options, seating.chairs.length);
  for (const { events } of told) for (const event of events) game.apply(view, event);
  return view;
}

export interface Views {
  /** Not to be changed: whoever folds on takes a clone. */
  of(viewer: Viewer): unknown;
}

export function viewsOf(running: RunningMatch): Views {
  const { game, options, seating } = running;
  const views = new Map<Viewer, { readonly view: unknown; heard: number }>();
  return {
    of(viewer) {
      const fold = views.get(viewer) ?? {
        view: game.blank(options, seating.chairs.length),
        heard: 0,
      };
      views.set(viewer, fold);
      for (; fold.heard < running.log.length; fold.heard++) {
        for (const event of telling(running, fold.heard, viewer).events) {
          game.apply(fold.view, event);
        }
      }
      return fold.view;
    },
  };
}
