/**
 * Words and numbers follow the card: while it flies, it lies where it is going already, so that it
 * can be touched, but what is said of the table is as it was before.
 */
import type { Scene, Zone } from '../table/scene.ts';
import type { Shown } from './showing.ts';

export class WordsFollow {
  #shown: Shown | null = null;
  #latest: Scene | null = null;
  #before: Scene | null = null;

  /** The scene to be drawn for what is shown now. */
  scene(latest: Scene, shown: Shown, isFlying: boolean): Scene {
    if (shown !== this.#shown) this.#before = this.#latest;
    this.#shown = shown;
    this.#latest = latest;
    return isFlying && this.#before !== null ? withWordsOf(this.#before, latest) : latest;
  }
}

function withWordsOf(before: Scene, latest: Scene): Scene {
  const said = new Map(before.zones.map((zone) => [zone.id, zone]));
  return {
    ...latest,
    zones: latest.zones.map((zone): Zone => {
      const { facts, active, dimmed, plate, meter = null } = said.get(zone.id) ?? zone;
      return { ...zone, facts, active, dimmed, plate, meter };
    }),
    tray: before.tray,
  };
}
