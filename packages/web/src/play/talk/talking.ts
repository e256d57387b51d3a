/** What is said at a match beside the moves, as its player hears it; fetched with the first phrase. */
import { tellSaid } from '@mazzo/kernel';
import type { AnyPhrase } from '@mazzo/kernel';
import type { Utterance } from '@mazzo/table';
import { signal } from '@preact/signals';
import { announce } from '../../shell/live.tsx';
import { showToast } from '../../shell/toast.tsx';
import type { Eyes } from '../page-face.ts';
import { withTalk } from './talk-button.ts';
import type { TalkFace } from './talk-face.ts';

/** How long a phrase stands there. */
const SPEECH = 6000;

export interface TalkingProps {
  eyes(): Eyes;
  /** Whether nothing may be said at present. */
  isBarred(): boolean;
  send(phrase: AnyPhrase): Promise<void>;
}

export class Talking {
  readonly withButton = withTalk;
  /** Everything, as far as it was heard. */
  readonly all = signal<readonly Utterance[]>([]);
  /** Of that what has just been said, for as long as it takes to read it. */
  readonly fresh = signal<readonly Utterance[]>([]);
  readonly face: TalkFace;
  readonly #props: TalkingProps;
  #unsaid: AnyPhrase | null = null;

  constructor(face: TalkFace, props: TalkingProps) {
    this.face = face;
    this.#props = props;
  }

  /** Now; or, if others have gone on meanwhile, as soon as it may be said. */
  async say(phrase: AnyPhrase): Promise<void> {
    if (!this.#props.isBarred()) return this.#props.send(phrase);
    this.#unsaid = phrase;
    showToast({ text: this.face.later(this.#props.eyes()) });
  }

  /** With everything that is told. */
  follow(): void {
    const phrase = this.#unsaid;
    if (phrase === null || this.#props.isBarred()) return;
    this.#unsaid = null;
    void this.#props.send(phrase);
  }

  /** Another match. */
  begin(): void {
    this.#unsaid = null;
    this.all.value = [];
  }

  /** What somebody said before the last move, which has `seq`, is read in the log only. */
  hear(said: Utterance, seq: number): void {
    this.all.value = [...this.all.value, said];
    if (said.seq < seq) return;
    const { words, to } = this.#props.eyes();
    announce(tellSaid(words, said, to));
    this.fresh.value = [...this.fresh.value, said];
    setTimeout(() => (this.fresh.value = this.fresh.value.filter((one) => one !== said)), SPEECH);
  }
}
