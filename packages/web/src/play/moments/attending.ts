/** What a room attends to as long as one is in it. */
import { effect } from '@preact/signals';
import { nextPaint } from '../../shell/paint.ts';
import { showToast } from '../../shell/toast.tsx';
import type { Opened } from '../dialogs/room-dialog.tsx';
import { keep } from '../kept.ts';
import type { Playing } from '../playing.ts';
import { fetchAhead } from './fetch-ahead.ts';
import type { Preloadable } from './fetch-ahead.ts';
import { focusNext } from './focus-next.ts';
import { giveWay } from './giving-way.ts';
import { sayLapsed } from './lapsed.ts';
import { listen } from './page-keys.ts';
import { showTouchesFirst } from './touch-first.ts';
import { unleft } from './unleft.ts';
import { yieldToTouch } from './yielding.ts';

export function attend(
  playing: Playing,
  parts: readonly Preloadable[],
  opened: { value: Opened | null },
  hint: () => void,
  signal: AbortSignal,
): void {
  // It was left before this had come.
  if (signal.aborted) return;
  listen(opened, hint, signal);
  giveWay(signal);
  showTouchesFirst(signal);
  yieldToTouch(playing.showing, signal);
  fetchAhead(playing, parts);
  const ends = [
    effect(() => keep('unleft', playing.match.value, unleft(playing))),
    effect(() => {
      // A round is over.
      if (playing.showing.shown.value?.held != null) void nextPaint().then(focusNext);
    }),
    sayLapsed(playing),
    effect(() => {
      if (!playing.kept.value) void sayNotKept();
    }),
  ];
  signal.addEventListener('abort', () => ends.forEach((end) => end()));
}

/** Where even that cannot be fetched, nothing can be said of it. */
async function sayNotKept(): Promise<void> {
  const loaded = await import('../dialogs/dialog-words.ts').catch(() => null);
  if (loaded !== null) showToast({ text: loaded.dialogWords().notKept });
}
