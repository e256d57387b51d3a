/** What each sound is made of: paper, wood and a few struck bars, all short and soft. */
import type { SoundName } from './sounds.ts';

interface Tone {
  readonly volume: number;
  readonly frequency: number;
  /** Seconds. */
  readonly attack: number;
  readonly sustain: number;
  readonly release: number;
  /** A struck bar, a soft drum, or the brush of paper. */
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly slide?: number;
  /** So many hertz up, so many seconds later; with `repeat`, again and again. */
  readonly jump?: readonly [hertz: number, after: number];
  readonly repeat?: number;
  /** A second, fainter stroke. */
  readonly echo?: number;
  /** Only what is lower (negative) or higher than this. */
  readonly filter?: number;
}

const tones: Readonly<Record<SoundName, Tone>> = {
  deal: {
    volume: 1,
    frequency: 900,
    attack: 0.003,
    sustain: 0.006,
    release: 0.05,
    wave: 'noise',
    filter: -1900,
  },
  flip: {
    volume: 1.2,
    frequency: 700,
    attack: 0.012,
    sustain: 0.01,
    release: 0.08,
    wave: 'noise',
    filter: -1500,
  },
  slide: {
    volume: 1,
    frequency: 500,
    attack: 0.05,
    sustain: 0.03,
    release: 0.13,
    wave: 'noise',
    filter: -1000,
  },
  tick: { volume: 0.4, frequency: 880, attack: 0.002, sustain: 0, release: 0.03, wave: 'sine' },
  yourTurn: {
    volume: 0.9,
    frequency: 392,
    attack: 0.005,
    sustain: 0.05,
    release: 0.28,
    wave: 'sine',
    jump: [131, 0.09],
  },
  good: {
    volume: 0.7,
    frequency: 523,
    attack: 0.005,
    sustain: 0.03,
    release: 0.25,
    wave: 'sine',
    jump: [131, 0.07],
  },
  great: {
    volume: 1.2,
    frequency: 392,
    attack: 0.005,
    sustain: 0.2,
    release: 0.24,
    wave: 'sine',
    jump: [131, 0.11],
    repeat: 0.11,
    echo: 0.11,
  },
  bad: {
    volume: 0.9,
    frequency: 196,
    attack: 0.006,
    sustain: 0.06,
    release: 0.3,
    wave: 'triangle',
    slide: -0.5,
    filter: -900,
  },
  call: {
    volume: 2.2,
    frequency: 175,
    attack: 0.002,
    sustain: 0.01,
    release: 0.11,
    wave: 'triangle',
    slide: -0.4,
    echo: 0.15,
    filter: -600,
  },
  refused: {
    volume: 1.6,
    frequency: 147,
    attack: 0.003,
    sustain: 0.01,
    release: 0.08,
    wave: 'triangle',
    echo: 0.09,
    filter: -500,
  },
  over: {
    volume: 1.2,
    frequency: 523,
    attack: 0.006,
    sustain: 0.2,
    release: 0.6,
    wave: 'sine',
    jump: [-131, 0.16],
    echo: 0.16,
  },
};

const waves = { sine: 0, triangle: 1, noise: 4 };

/** In the order the synthesiser wants; without its randomness, for the samples are kept. */
export function parametersOf(name: SoundName): (number | undefined)[] {
  const tone = tones[name];
  const [hertz, after] = tone.jump ?? [0, 0];
  const shape = waves[tone.wave];
  return [
    tone.volume, 0, tone.frequency, tone.attack, tone.sustain, tone.release, shape, 1,
    tone.slide, 0, hertz, after, tone.repeat, 0, 0, 0, tone.echo, 1, 0, 0, tone.filter,
  ]; // prettier-ignore
}
