/** The synthesiser, loaded once there is something to hear. */
import { ZZFX } from 'zzfx';
import { whenIdle } from '../shell/lazy.tsx';
import { nextPaint } from '../shell/paint.ts';
import { soundNames } from './sounds.ts';
import type { SoundName } from './sounds.ts';
import { parametersOf } from './tones.ts';

/** In milliseconds: a sound that could not be heard at once is not heard late. */
const LATE = 250;

const samples = new Map<SoundName, number[]>();

/** Made once each. */
export function samplesOf(name: SoundName): number[] {
  const made = samples.get(name) ?? ZZFX.buildSamples(...parametersOf(name));
  samples.set(name, made);
  return made;
}

// On a slow telephone one takes as long to make as a card to draw: not while it is played, if that can be.
for (const name of soundNames) whenIdle(async () => void samplesOf(name));

/** After the frame that shows what it goes with. */
export async function sound(name: SoundName, volume: number): Promise<void> {
  const asked = performance.now();
  await nextPaint();
  if (ZZFX.audioContext.state !== 'running') await ZZFX.audioContext.resume();
  if (performance.now() - asked > LATE) return;
  // No two cards fall alike.
  const pitch = 1 + (Math.random() - 0.5) * 0.06;
  ZZFX.playSamples([samplesOf(name)], volume, pitch);
}

/** Some browsers only listen from within a touch or a key. */
export function resume(): void {
  if (ZZFX.audioContext.state === 'suspended') ZZFX.audioContext.resume().catch(() => {});
}
