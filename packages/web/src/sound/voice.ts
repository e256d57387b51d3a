/** The synthesiser, loaded once there is something to hear. */
import { ZZFX } from 'zzfx';
import { nextPaint } from '../shell/paint.ts';
import type { SoundName } from './sounds.ts';

/** In milliseconds: a sound that could not be heard at once is not heard late. */
const LATE = 250;

const samples = new Map<SoundName, Float32Array>();

interface Made {
  readonly name: SoundName;
  readonly samples: Float32Array;
}

let maker: Worker | null = null;

function makeSounds(): void {
  maker = new Worker(new URL('./sample-worker.ts', import.meta.url), {
    type: 'module',
    name: 'sounds',
  });
  maker.addEventListener('message', ({ data }: MessageEvent<Made>) =>
    samples.set(data.name, data.samples),
  );
  // It could not be fetched, or not all of it.
  maker.addEventListener('error', () => (maker = null));
}

makeSounds();

/** After the frame that shows what it goes with; not at all until it is made. If making failed, it is tried again. */
export async function sound(name: SoundName, volume: number): Promise<void> {
  const asked = performance.now();
  await nextPaint();
  if (ZZFX.audioContext.state !== 'running') await ZZFX.audioContext.resume();
  const made = samples.get(name);
  if (made === undefined && maker === null) makeSounds();
  if (made === undefined || performance.now() - asked > LATE) return;
  // No two cards fall alike.
  const pitch = 1 + (Math.random() - 0.5) * 0.06;
  ZZFX.playSamples([made], volume, pitch);
}

/** Some browsers only listen from within a touch or a key. */
export function resume(): void {
  if (ZZFX.audioContext.state === 'suspended') ZZFX.audioContext.resume().catch(() => {});
}
