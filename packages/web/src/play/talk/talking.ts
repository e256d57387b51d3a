/** What is said at a match beside the moves, as its player hears it; fetched with the first phrase. */
import { tellSaid } from '@mazzo/kernel';
import type { Utterance } from '@mazzo/table';
import { signal } from '@preact/signals';
import { announce } from '../../shell/live.tsx';
import type { Eyes } from '../page-face.ts';
import type { TalkFace } from './talk-face.ts';

/** How long a phrase stands there. */
const SPEECH = 6000;

export class Talking {
  /** Everything, as far as it was heard. */
  readonly all = signal<readonly Utterance[]>([]);
  /** Of that what has just been said, for as long as it takes to read it. */
  readonly fresh = signal<readonly Utterance[]>([]);
  readonly face: TalkFace;
  readonly #eyes: () => Eyes;

  constructor(face: TalkFace, eyes: () => Eyes) {
    this.face = face;
    this.#eyes = eyes;
  }

  /** Another match. */
  begin(): void {
    this.all.value = [];
  }

  /** What somebody said before the last move, which has `seq`, is read in the log only. */
  hear(said: Utterance, seq: number): void {
    this.all.value = [...this.all.value, said];
    if (said.seq < seq) return;
    const { words, to } = this.#eyes();
    announce(tellSaid(words, said, to));
    this.fresh.value = [...this.fresh.value, said];
    setTimeout(() => (this.fresh.value = this.fresh.value.filter((one) => one !== said)), SPEECH);
  }
}
