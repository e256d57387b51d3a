/** What a sound is to a device: numbers between −1 and 1, so many a second. */
import { ZZFX } from 'zzfx';
import type { SoundName } from './sounds.ts';
import { parametersOf } from './tones.ts';

export function samplesOf(name: SoundName): Float32Array {
  return Float32Array.from(ZZFX.buildSamples(...parametersOf(name)));
}
