import { effect } from '@preact/signals';
import { showToast } from '../../shell/toast.tsx';
import type { Playing } from '../playing.ts';

/** What the player had begun, and others have made impossible, does not just go: it is said. */
export function sayLapsed({ showing, answering, playable, eyes }: Playing): () => void {
  let last: unknown = null;
  return effect(() => {
    const { value: shown } = showing.shown;
    const { value: begun } = answering.begun;
    last = begun ?? last;
    if (last === null || shown === null) return;
    const story = shown.story.map(({ event }) => event);
    const said = playable.face.lapsed?.(last, shown.view, story, eyes.peek()) ?? null;
    if (said !== null) showToast({ text: said });
    if (begun === null || said !== null) last = null;
  });
}
