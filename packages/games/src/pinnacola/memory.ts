/** What was last found out about a state, so that what is asked again is not judged again. */
export class Memory<Answer> {
  /** A state changes in place: what it was asked tells whether the answer still holds. */
  readonly #last = new WeakMap<object, { readonly asked: string; readonly answer: Answer }>();
  readonly #isWorthIt: () => boolean;

  /** Whether what has just been found is worth remembering. */
  constructor(isWorthIt = (): boolean => true) {
    this.#isWorthIt = isWorthIt;
  }

  /** `asked` must say everything that the answer depends on. */
  recall(state: object, asked: () => string, find: () => Answer): Answer {
    const last = this.#last.get(state);
    if (last !== undefined && last.asked === asked()) return last.answer;
    const answer = find();
    if (this.#isWorthIt()) this.#last.set(state, { asked: asked(), answer });
    return answer;
  }
}
