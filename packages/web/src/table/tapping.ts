/** A hand that taps and no more: all that a first move needs, until one that drags is there. */
import type { Hand, Reach } from './hand.ts';

/** Hears of whatever is pressed, as somebody may want to drag it, and of null when it is let go. */
export type Pressed = (event: PointerEvent | null) => void;

export function tappingHand(reach: () => Reach, pressed: Pressed): Hand {
  const letGo = (): void => pressed(null);
  return {
    down: pressed,
    move: nothing,
    up: letGo,
    lost: letGo,
    menu: nothing,
    cancel: () => reach().hold(null),
    click(event) {
      const id = closest(event, '[data-id]')?.dataset['id'];
      if (id !== undefined) reach().tap(id);
    },
  };
}

function nothing(): void {}

export function closest(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}
