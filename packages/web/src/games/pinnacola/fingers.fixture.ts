/** A player who has nothing but what can be touched on a Pinnacola table. */
import { addedTo, cardsOf, meldAt, stepsTo } from '@mazzo/games/pinnacola';
import type { Move, OneStep, State } from '@mazzo/games/pinnacola';
import type { Card, Seat } from '@mazzo/kernel';
import { touchable } from '../../play/scene-shown.ts';
import type { Touches } from '../../play/touches.ts';
import type { Id } from '../../table/scene.ts';
import { eyesOf } from '../eyes.fixture.ts';
import type { Begun } from './begun.ts';
import { face } from './face.ts';
import { choiceId, DISCARD, DRAW, NEW, pozzoId, refId, TAKE, TAKE_UP } from './places.ts';
import { words } from './text/en.ts';
import { turnAt } from './turn.ts';

export class Fingers {
  begun: Begun | null = null;
  made: Move | null = null;
  readonly view: State;
  readonly seat: Seat;

  constructor(view: State, seat: Seat) {
    this.view = view;
    this.seat = seat;
  }

  get touches(): Touches<Move, Begun> {
    return face.touches(this.view, this.seat, this.begun);
  }

  /** What lies there to be touched, lit or not. */
  get there(): ReadonlySet<Id> {
    const eyes = { ...eyesOf(this.seat, words), begun: this.begun };
    return new Set(touchable(face.scene(this.view, eyes)));
  }

  tap(id: Id): void {
    const meaning = this.touches.taps.get(id);
    if (meaning === undefined) throw new Error(`${id} is not lit`);
    if (!this.there.has(id)) throw new Error(`${id} is not there`);
    if (meaning.kind === 'move') this.made = meaning.move;
    else this.begun = meaning.begun;
  }

  lift(cards: readonly Card[]): void {
    for (const card of cards) {
      const { hand, begun } = turnAt(this.view, this.seat, this.begun);
      const free = hand.find((one) => one.card === card && !begun.lifted.includes(one.id));
      if (free === undefined) throw new Error(`card ${card} is not in hand`);
      this.tap(free.id);
    }
  }

  /** Until the move is made. */
  play(move: Move): void {
    if (move.type === 'draw') return this.tap(DRAW);
    if (move.type === 'takePozzo') {
      if (this.view.options.pozzo === 'fromAnyCard') this.tap(pozzoId(move.from));
      return this.tap(TAKE);
    }
    for (const step of stepsTo(move, this.view, this.seat)) this.take(step);
    this.lift([move.discard]);
    this.tap(DISCARD);
  }

  take(step: OneStep): void {
    const { table } = turnAt(this.view, this.seat, this.begun);
    if (step.kind === 'takeUp' || step.kind === 'takeBack') {
      this.tap(TAKE_UP);
      const at = step.kind === 'takeUp' ? ({ of: 'own', meld: step.meld } as const) : step.at;
      return this.tap(refId(at, this.view, this.seat));
    }
    if (step.kind === 'lay') this.lift(cardsOf(step.meld));
    else if (step.kind === 'replace') this.lift([step.card]);
    else this.lift(addedTo(meldAt(table, step.at)!, step.to));
    this.tap(step.kind === 'lay' ? NEW : refId(step.at, this.view, this.seat));
    const wanted = JSON.stringify(step);
    const n = this.begun?.choice?.findIndex((one) => JSON.stringify(one) === wanted) ?? -1;
    if (n >= 0) this.tap(choiceId(n));
  }
}
