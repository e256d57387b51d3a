/** Answers that were costly to come by, so that what is asked again is not judged again. */
export class Memory<Answer> {
  readonly #answers = new Map<string, Answer>();
  readonly #most: number;

  /** Of so many answers the oldest is forgotten. */
  constructor(most: number) {
    this.#most = most;
  }

  /** `asked` must say everything that the answer depends on. */
  recall(asked: string, find: () => Answer): Answer {
    const known = this.#answers.get(asked);
    if (known !== undefined) return known;
    const answer = find();
    this.#answers.set(asked, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#most) this.#answers.delete(oldest!);
    return answer;
  }
}
