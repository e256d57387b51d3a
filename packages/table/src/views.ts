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

/** What this viewer has heard from the entry `from` on. */
export function tellings(running: RunningMatch, from: number, viewer: Viewer): Telling[] {
  return Array.from({ length: running.log.length - from }, (_, n) =>
    telling(running, from + n, viewer),
  );
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
