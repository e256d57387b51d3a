/** "Not until my turn" on the page: windows are passed as soon as they are heard of, seen or not. */
import { decisionOf, isWindow } from '@mazzo/kernel';
import type { AnyGame, Decision } from '@mazzo/kernel';
import { askMe, follow, notPassing, passAhead, passFor } from '@mazzo/table';
import type { Answer, ClientState, Pass, Refused } from '@mazzo/table';
import { computed, signal } from '@preact/signals';

export interface PassingProps {
  readonly game: AnyGame;
  /** Settles when the table has answered. */
  send(pass: Pass): Promise<Answer | null>;
  /** The table did not take a pass: the player has to answer. */
  onFailure(): void;
}

export class Passing {
  readonly #props: PassingProps;
  readonly #ahead = signal(notPassing);
  readonly #isOffered = signal(false);
  #at: ClientState | null = null;
  /** The window that was passed last: once is enough, whatever is told meanwhile. */
  #passed: number | null = null;
  #hadWindow = false;

  constructor(props: PassingProps) {
    this.#props = props;
  }

  /** Null where it cannot be wished: on the player's own turn, and before the first window. */
  readonly wish = computed((): 'on' | 'off' | null =>
    this.#isOffered.value ? (this.#ahead.value.wished ? 'on' : 'off') : null,
  );

  /** Not until my turn. */
  get isWished(): boolean {
    return this.#ahead.value.wished;
  }

  /** Whether the player wishes not to see this question; whoever touches a card answers it all the same. */
  spares(question: Decision): boolean {
    return this.isWished && !isTurn(question);
  }

  /** Another match, or another seat at it. */
  begin(at: ClientState): void {
    this.#passed = null;
    this.#hadWindow = false;
    this.follow(at);
  }

  /** With everything that is told. */
  follow(at: ClientState): void {
    this.#at = at;
    this.#ahead.value = follow(this.#ahead.value, this.#props.game, at);
    this.#hadWindow ||= !at.status.over && at.status.decisions.some(isWindow);
    this.#isOffered.value = this.#hadWindow && !at.status.over && !isOnTurn(at);
    this.#pass();
  }

  toggle(): void {
    this.#ahead.value = this.isWished ? askMe(this.#ahead.value) : passAhead(this.#ahead.value);
    this.#pass();
  }

  #pass(): void {
    const at = this.#at;
    const pass = this.isWished && at !== null ? passFor(this.#props.game, at) : null;
    if (pass === null || pass.decision === this.#passed) return;
    this.#passed = pass.decision;
    void this.#props.send(pass).then((answer) => {
      if (answer?.type === 'refused') this.#retry(answer, at!.seq);
      return null;
    });
  }

  /** Somebody was quicker, and the window may be open anew; if the table itself failed, the player is asked. */
  #retry({ rule }: Refused, sentAt: number): void {
    this.#passed = null;
    if (rule !== null) {
      if (this.#at!.seq > sentAt) this.#pass();
      return;
    }
    this.#ahead.value = askMe(this.#ahead.value);
    this.#props.onFailure();
  }
}

function isOnTurn({ status, seat }: ClientState): boolean {
  const decision = seat === null ? undefined : decisionOf(status, seat);
  return decision !== undefined && isTurn(decision);
}

function isTurn(decision: Decision): boolean {
  return decision.pace !== 'free' && !isWindow(decision);
}
