/** Whatever a player may do can be done by touching what lies on the table, and nothing else can. */
import type { AnyGame, AnyMove, Seat, Status } from '@mazzo/kernel';
import { startWalk } from '@mazzo/kernel/testing';
import type { AnySubject } from '@mazzo/kernel/testing';
import type { GamePage, PageFace, TableWords } from '../play/page-face.ts';
import { touchable } from '../play/scene-shown.ts';
import { drop, keyOf, tap } from '../play/touches.ts';
import type { Intent, Meaning } from '../play/touches.ts';
import type { Gesture } from '../table/scene.ts';
import { eyesOf } from './eyes.fixture.ts';

export interface Reachable {
  readonly game: AnyGame;
  readonly face: PageFace;
  readonly words: TableWords;
}

export async function reachable({ game, face, words }: GamePage): Promise<Reachable> {
  return { game, face, words: (await words.en()).words };
}

/** What touching things leads to, and what is wrong with it. */
export class Reach {
  /** By what is the same for the same move. */
  readonly moves = new Map<string, AnyMove>();
  readonly faults: string[] = [];
  /** Whether everything that can be begun has been gone on with. */
  readonly isWhole: boolean;
  readonly #begun = new Set<string>();
  readonly #next: unknown[] = [];
  readonly #of: Reachable;
  readonly #view: unknown;
  readonly #seat: Seat;

  /** `most` is how much of what can be begun is gone on with, the nearest first. */
  constructor(of: Reachable, view: unknown, seat: Seat, most = Infinity) {
    this.#of = of;
    this.#view = view;
    this.#seat = seat;
    this.#begin(null);
    for (let seen = 0; seen < most && this.#next.length > 0; seen++) {
      this.#explore(this.#next.shift());
    }
    this.isWhole = this.#next.length === 0;
  }

  #begin(begun: unknown): void {
    const key = JSON.stringify(begun, withoutTalk);
    if (!this.#begun.has(key)) this.#next.push(begun);
    this.#begun.add(key);
  }

  #explore(begun: unknown): void {
    const { face, words } = this.#of;
    const scene = face.scene(this.#view, { ...eyesOf(this.#seat, words), begun });
    const { taps, drops } = face.touches(this.#view, this.#seat, begun);
    for (const id of touchable(scene)) this.#follow(tap(id), taps.get(id), begun);
    const ids = new Set(
      scene.zones.flatMap(({ id, cards }) => [id, ...cards.map((one) => one.id)]),
    );
    for (const [id, placesOf] of drops) {
      const places = placesOf();
      if (places.size === 0) this.faults.push(`${id} can be put nowhere`);
      for (const [on, meaning] of places) {
        if (!ids.has(id) || !ids.has(on)) this.faults.push(`${id} or ${on} is not on the table`);
        this.#follow(drop(id, on), meaning, begun);
      }
    }
  }

  /** What is lit means what it would mean without being lit, and whatever leads on is lit. */
  #follow(gesture: Gesture, meaning: Meaning | undefined, begun: unknown): void {
    const meant = this.#of.face.meant(gesture, this.#view, this.#seat, begun);
    const said = JSON.stringify(gesture);
    if (meaning === undefined) {
      if (this.#leadsOn(meant)) this.faults.push(`${said} leads on and is not lit`);
      return;
    }
    if (JSON.stringify(meaning) !== JSON.stringify(meant))
      this.faults.push(`${said} is two things`);
    if (meaning.kind === 'move') this.moves.set(keyOf(meaning.move), meaning.move);
    else this.#begin(meaning.begun);
  }

  #leadsOn(meant: Intent | null): boolean {
    if (meant?.kind !== 'move') return meant?.kind === 'begun';
    return this.#of.game.check(this.#view, this.#seat, meant.move) === null;
  }
}

/** What is said beside a move changes nothing that may be done. */
export function withoutTalk(field: string, value: unknown): unknown {
  return field === 'talk' ? undefined : value;
}

/** Where much can be begun, all of it is only in every so manieth state. */
const THOROUGH = 25;
const USUAL = 40;
const MOST = 10_000;

/** Of so many states of random matches: those in which a move is out of reach, or something is amiss. */
export function outOfReach(of: Reachable, subject: AnySubject, states: number): string[] {
  const { min, max } = of.game.seats;
  const found: string[] = [];
  for (let match = 0, seen = 0; seen < states; match++) {
    const seats = min + (match % (max - min + 1));
    const walk = startWalk(subject, seats, `sfc32:reach ${match}`, () => {});
    do {
      const seat = deciderOf(of.game.status(walk.state), seen);
      if (seat === null) break;
      const most = seen % THOROUGH === 0 ? MOST : USUAL;
      found.push(...faultsAt(of, subject, walk.views.get(seat), seat, most));
      seen++;
    } while (seen < states && walk.step() !== null);
  }
  return found;
}

function faultsAt(
  of: Reachable,
  subject: AnySubject,
  view: unknown,
  seat: Seat,
  most: number,
): string[] {
  const legal = new Set(of.game.legal(view, seat).map(keyOf));
  const { moves: made, faults, isWhole } = new Reach(of, view, seat, most);
  const plain = subject.plain ?? ((move: AnyMove) => move);
  const moves = new Set(Array.from(made.values(), (move) => keyOf(plain(move))));
  const unreached = [...legal].filter((move) => (isWhole || most === MOST) && !moves.has(move));
  const illegal = [...moves].filter((move) => !legal.has(move));
  return [
    ...faults,
    ...unreached.map((move) => `${move} is out of reach`),
    ...illegal.map((move) => `${move} is not allowed`),
  ];
}

/** One of those who are asked, in turn; null when nobody is. */
export function deciderOf(status: Status, n: number): Seat | null {
  const decisions = status.over ? [] : status.decisions;
  return decisions[n % decisions.length]?.seat ?? null;
}
