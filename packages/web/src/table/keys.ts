/** The keyboard: arrows go from thing to thing, and the tray's buttons have keys of their own. */
import type { Box } from './layout.ts';
import type { Id, Tray } from './scene.ts';
import { neighbour, withinSheet } from './neighbours.ts';
import type { Direction } from './neighbours.ts';
import type { TargetGroups } from './targets.ts';

export interface KeyReach {
  readonly targets: ReadonlyMap<Id, Box>;
  readonly groups: TargetGroups;
  readonly tray: Tray;
  /** What has the focus, of the things on the table. */
  focused(): Id | null;
  readonly isHolding: boolean;
  focus(id: Id): void;
  cancel(): void;
  press(id: Id): void;
  /** Cards, which may be marked. */
  readonly pieces: ReadonlyMap<Id, Box>;
  readonly mark: ((id: Id) => void) | undefined;
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** True if the key was for the table. */
export function pressKey(event: KeyboardEvent, reach: KeyReach): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return false;
  const focused = reach.focused();
  const direction = arrows[event.key];
  if (direction !== undefined) return focused !== null && goOn(focused, direction, reach);
  if (event.key === 'Escape' && reach.isHolding) {
    reach.cancel();
    return true;
  }
  // A key held down is not a second answer.
  if (event.repeat) return focused !== null && isPress(event.key);
  const button = reach.tray.buttons.find(({ shortcut }) => isKey(event.key, shortcut));
  if (button !== undefined && !(isPress(event.key) && event.target instanceof HTMLButtonElement)) {
    reach.press(button.id);
    return true;
  }
  if (!isKey(event.key, 'm') || focused === null || !reach.pieces.has(focused)) return false;
  reach.mark?.(focused);
  return true;
}

function goOn(from: Id, direction: Direction, { targets, groups, focus }: KeyReach): boolean {
  const next = neighbour(withinSheet(targets, groups, from), from, direction);
  if (next !== null) focus(next);
  return true;
}

function isKey(key: string, shortcut: string | null): boolean {
  return shortcut !== null && key.toLowerCase() === shortcut.toLowerCase();
}

/** Keys that press whatever has the focus. */
function isPress(key: string): boolean {
  return key === 'Enter' || key === ' ';
}

/** In a field that is written in, or in what lies over the table. */
function isElsewhere({ target }: Event): boolean {
  if (document.querySelector('dialog[open], :popover-open') !== null) return true;
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
