/** Whatever may lie over a table, ahead of its being wanted. */
import { whenIdle } from '../../shell/lazy.tsx';
import type { Playing } from '../playing.ts';

export interface Preloadable {
  preload(): Promise<void>;
}

/** Each in a free moment of its own: all at once would keep a touch waiting for longer than it may. */
export function fetchAhead(playing: Playing, parts: readonly Preloadable[]): void {
  const { counting, shapes } = playing.playable;
  for (const part of parts) whenIdle(part.preload);
  whenIdle(counting);
  whenIdle(async () => shapes?.reading());
  whenIdle(() => playing.fetchTalking());
  whenIdle(() => playing.fetchWindows());
}
