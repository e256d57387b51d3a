/** Places that are kept for buttons which come and go, so that none ever takes that of another. */
import type { Box } from '../layout.ts';
import type { Id, Tray, TrayButton } from '../scene.ts';

/** What the row is reckoned by: of each place the button with the longest words. */
export function rowOf({ buttons, places }: Tray): readonly TrayButton[] {
  if (places === undefined) return buttons;
  return places.map((place) => place.reduce((a, b) => (b.label.length > a.label.length ? b : a)));
}

/** Where the buttons are, given that row. One without a place has those that are free, or the row. */
export function inPlaces(
  { buttons, places }: Tray,
  row: readonly TrayButton[],
  laid: ReadonlyMap<Id, Box>,
): ReadonlyMap<Id, Box> {
  if (places === undefined) return laid;
  const boxes = row.map(({ id }) => laid.get(id)!);
  const placeOf = (id: Id) => places.findIndex((place) => place.some((one) => one.id === id));
  const taken = new Set(buttons.map(({ id }) => placeOf(id)));
  const free = boxes.filter((_, n) => !taken.has(n));
  return new Map(
    buttons.map(({ id }) => [id, boxes[placeOf(id)] ?? around(free.length > 0 ? free : boxes)]),
  );
}

function around(boxes: readonly Box[]): Box {
  const [first, last] = [boxes[0]!, boxes.at(-1)!];
  return { ...first, width: last.x + last.width - first.x };
}
