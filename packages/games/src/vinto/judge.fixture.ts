/**
 * A second Vinto, written from RULES.md alone and as plainly as possible: a card is an object that
 * remembers who has seen it, a King's chain is a recursive call, a question to the table is a
 * `yield`. It knows no seed: it is told who begins and the order of every shuffled deck, and
 * predicts the rest.
 */

import {
  hasAction,
  rankAt,
  rankNames,
  rankOf,
  valueOf,
  wholePack,
  wildNames,
} from './judge-cards.fixture.ts';
import type {
  Asking,
  JudgedCard,
  JudgeMove,
  JudgeOptions,
  Questions,
} from './judge-cards.fixture.ts';

export interface Judge {
  readonly rows: readonly (readonly (JudgedCard | null)[])[];
  readonly pile: readonly JudgedCard[];
  /** V-6. */
  readonly takeable: boolean;
  readonly deckSize: number;
  readonly caller: number | null;
  /** The ranks that are right in the open toss-in; null where none is open. */
  readonly tossing: ReadonlySet<string> | null;
  /** The card a King is about to be named for. */
  readonly pointedAt: JudgedCard | null;
  readonly points: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly firsts: readonly number[];
  /** What the table waits for; null when the match is over. */
  readonly questions: Questions | null;
  timeUp(): void;
  /** Plays the answer; `decks` are the decks shuffled meanwhile, each from bottom to top. */
  answer(by: number, move: JudgeMove, decks: readonly (readonly string[])[]): void;
}

const ROUNDS_AT_MOST = 50;
export function judge(
  options: JudgeOptions,
  seats: number,
  firstOfAll: number,
  firstDecks: readonly (readonly string[])[],
): Judge {
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const totals = everySeat.map(() => 0);
  const points: number[][] = [];
  const firsts: number[] = [];
  const decksToCome: (readonly string[])[] = [...firstDecks];
  let rows: (JudgedCard | null)[][] = everySeat.map(() => []);
  let deck: JudgedCard[] = [];
  let pile: JudgedCard[] = [];
  let caller: number | null = null;
  let emptied = 0;
  let timeIsUp = false;
  let pointedAt: JudgedCard | null = null;
  // The toss-in: its ranks, while it is open who may toss, and the actions that wait.
  let ranks = new Set<string>();
  let window: { passed: Set<number>; barred: Set<number>; queue: [number, string][] } | null = null;

  const leftOf = (seat: number): number => (seat + 1) % seats;
  const row = (seat: number): (JudgedCard | null)[] => rows[seat]!;
  const slotsOf = (seat: number): number[] =>
    row(seat).flatMap((card, slot) => (card === null ? [] : [slot]));
  /** V-12: whose cards may be touched. */
  const reachable = (): number[] => everySeat.filter((seat) => seat !== caller);
  const holders = (): number[] => reachable().filter((seat) => slotsOf(seat).length > 0);
  const show = (card: JudgedCard): void => everySeat.forEach((seat) => card.seenBy.add(seat));

  function* match(): Asking {
    let first = firstOfAll;
    do {
      yield* round(first);
      first = leftOf(first);
    } while (!isOver());
  }

  // V-16 and C-7.
  function isOver(): boolean {
    if (options.session === 'rounds') return points.length >= options.rounds;
    return timeIsUp || points.length >= ROUNDS_AT_MOST;
  }

  function* round(first: number): Asking {
    firsts.push(first);
    caller = null;
    emptied = 0;
    deck = shuffled(wholePack());
    rows = everySeat.map(() => []);
    for (let i = 0; i < seats; i++) {
      for (let card = 0; card < 5; card++) row((first + i) % seats).push(deck.pop()!);
    }
    pile = [deck.pop()!];
    pile[0]!.unused = true;
    yield* peeks();
    yield* turns(first);
    score();
  }

  // V-2.
  function* peeks(): Asking {
    const seen = (seat: number): number =>
      row(seat).filter((card) => card?.seenBy.has(seat)).length;
    while (everySeat.some((seat) => seen(seat) < 2)) {
      const asked = everySeat.filter((seat) => seen(seat) < 2);
      const [by, move] = yield new Map(
        asked.map((seat) => [
          seat,
          slotsOf(seat)
            .filter((slot) => !row(seat)[slot]!.seenBy.has(seat))
            .map((slot) => ({ type: 'peek', slot }) as const),
        ]),
      );
      if (move.type === 'peek') row(by)[move.slot]!.seenBy.add(by);
    }
  }

  // V-11, V-12, V-14, V-19.
  function* turns(first: number): Asking {
    let passes = 0;
    for (let seat = first; seat !== caller; seat = leftOf(seat)) {
      for (const card of pile) card.thisTurn = false;
      const passed = yield* turn(seat);
      passes = passed ? passes + 1 : 0;
      if (caller !== null) continue;
      if (emptied >= 3) return;
      const [, move] = yield ask(seat, [{ type: 'callVinto' }, { type: 'endTurn' }]);
      if (move.type === 'callVinto') caller = seat;
      else if (passes === seats) return;
    }
  }

  /** Whether it was passed for want of cards. */
  function* turn(seat: number): Asking<boolean> {
    const moves: JudgeMove[] = [];
    if (deck.length > 0 || pile.length > 1) moves.push({ type: 'draw' });
    if (isTakeable()) moves.push({ type: 'take' });
    if (moves.length === 0) moves.push({ type: 'passTurn' });
    const [, move] = yield ask(seat, moves);
    if (move.type === 'passTurn') return true;
    ranks = new Set();
    if (move.type === 'draw') yield* afterDraw(seat, draw()!);
    else yield* playFrom(seat, pile.pop()!);
    yield* tossIn();
    return false;
  }

  // V-6.
  function isTakeable(): boolean {
    const top = pile.at(-1)!;
    return top.unused && hasAction(rankOf(top.name));
  }

  // V-4.
  function* afterDraw(seat: number, card: JudgedCard): Asking {
    show(card);
    const moves: JudgeMove[] = [{ type: 'discard' }];
    if (hasAction(rankOf(card.name))) moves.push({ type: 'play' });
    for (const slot of slotsOf(seat)) {
      moves.push({ type: 'swap', slot, declare: null });
      for (let rank = 0; rank < 14; rank++) moves.push({ type: 'swap', slot, declare: rank });
    }
    const [, move] = yield ask(seat, moves);
    if (move.type === 'play') yield* playFrom(seat, card);
    else if (move.type === 'discard') lieDown(card, true);
    else if (move.type === 'swap') {
      const out = row(seat)[move.slot]!;
      row(seat)[move.slot] = card;
      yield* swapOut(seat, out, rankAt(move.declare));
    }
  }

  // V-5.
  function* swapOut(seat: number, out: JudgedCard, declared: string | null): Asking {
    const rank = rankOf(out.name);
    if (declared === rank) return yield* playFrom(seat, out);
    lieDown(out, true);
    if (declared !== null) penalise(seat);
  }

  /** V-20: the card lies on the pile first, then its action. */
  function* playFrom(seat: number, card: JudgedCard): Asking {
    lieDown(card, false);
    yield* action(seat, rankOf(card.name));
  }

  function lieDown(card: JudgedCard, unused: boolean): void {
    ranks.add(rankOf(card.name));
    card.unused = unused;
    card.thisTurn = true;
    // V-9: while cards are tossed in, the top one stays on top.
    pile.splice(window === null ? pile.length : pile.length - 1, 0, card);
  }

  function penalise(seat: number): boolean {
    const card = draw();
    if (card !== null) row(seat).push(card);
    return card !== null;
  }

  // V-7 and V-8. Playing an action reopens the toss-in.
  function* action(seat: number, rank: string): Asking {
    if (!hasAction(rank)) return;
    window?.passed.clear();
    if (rank === '7' || rank === '8') yield* look(seat, [seat]);
    else if (rank === '9' || rank === '10') {
      yield* look(
        seat,
        reachable().filter((other) => other !== seat),
      );
    } else if (rank === 'J' || rank === 'Q') yield* two(seat, rank);
    else if (rank === 'A') yield* ace(seat);
    else if (options.king === 'wild') yield* wildKing(seat);
    else yield* king(seat);
    window?.passed.clear();
  }

  const cardsOf = (among: readonly number[]): JudgeMove[] =>
    among.flatMap((seat) => slotsOf(seat).map((slot) => ({ type: 'target', seat, slot }) as const));
  const at = (move: JudgeMove): JudgedCard | null =>
    move.type === 'target' ? (row(move.seat)[move.slot] ?? null) : null;

  /**
   * One step of an action: its answer, or null if there is nothing (left) to choose. Cards may be
   * tossed in before it comes, even those that were `chosen` in an earlier step.
   */
  function* step(
    seat: number,
    choose: () => JudgeMove[],
    chosen: readonly JudgedCard[] = [],
  ): Asking<JudgeMove | null> {
    while (chosen.every((card) => rows.flat().includes(card))) {
      const moves = choose();
      if (moves.length === 0) return null;
      if (options.actions === 'may' && chosen.length === 0) moves.push({ type: 'decline' });
      const answer = window === null ? yield ask(seat, moves) : yield askAll(seat, moves);
      const [by, move] = answer;
      if (move.type !== 'tossIn' && move.type !== 'pass') return move;
      toss(by, move);
    }
    return null;
  }

  function* look(seat: number, among: readonly number[]): Asking {
    const move = yield* step(seat, () => cardsOf(among));
    if (move !== null) at(move)?.seenBy.add(seat);
  }

  function* two(seat: number, rank: string): Asking {
    while (true) {
      const first = yield* step(seat, () => (holders().length > 1 ? cardsOf(holders()) : []));
      if (first?.type !== 'target') return;
      const one = at(first)!;
      const others = (): number[] => holders().filter((other) => other !== first.seat);
      const second = yield* step(seat, () => cardsOf(others()), [one]);
      if (second?.type !== 'target') {
        if (rows.flat().includes(one)) return;
        continue;
      }
      const other = at(second)!;
      if (rank === 'Q') {
        one.seenBy.add(seat);
        other.seenBy.add(seat);
        const both: JudgeMove[] = [{ type: 'swapThem' }, { type: 'leaveThem' }];
        const choice = yield* step(seat, () => both, [one, other]);
        if (choice?.type !== 'swapThem') return;
      }
      row(first.seat)[first.slot] = other;
      row(second.seat)[second.slot] = one;
      return;
    }
  }

  // V-6: where there is nothing to draw, it has no target.
  function* ace(seat: number): Asking {
    const gifts = (): JudgeMove[] =>
      deck.length + oldCards().length === 0
        ? []
        : reachable().map((other) => ({ type: 'giveCard', seat: other }) as const);
    const move = yield* step(seat, gifts);
    if (move?.type === 'giveCard') penalise(move.seat);
  }

  function* king(seat: number): Asking {
    while (true) {
      const target = yield* step(seat, () => cardsOf(holders()));
      if (target?.type !== 'target') return;
      const card = at(target)!;
      pointedAt = card;
      const any = rankNames.map((_, rank) => ({ type: 'name', rank }) as const);
      const name = yield* step(seat, () => any, [card]);
      pointedAt = null;
      if (name?.type !== 'name') continue;
      if (rankAt(name.rank) === rankOf(card.name)) {
        row(target.seat)[target.slot] = null;
        return yield* playFrom(seat, card);
      }
      show(card);
      penalise(seat);
      return;
    }
  }

  function* wildKing(seat: number): Asking {
    const names = (): JudgeMove[] =>
      wildNames.map((rank) => ({ type: 'name', rank: rankNames.indexOf(rank) }) as const);
    const name = yield* step(seat, names);
    if (name?.type === 'name') yield* action(seat, rankAt(name.rank)!);
  }

  // V-9.
  function* tossIn(): Asking {
    window = { passed: new Set(), barred: new Set(), queue: [] };
    for (const card of rows.flat()) card?.triedBy.clear();
    while (true) {
      const waiting = window.queue.shift();
      if (waiting !== undefined) yield* action(...waiting);
      else {
        const questions = askAll(null, []);
        if (questions.size === 0) break;
        const [by, move] = yield questions;
        toss(by, move);
      }
    }
    window = null;
  }

  function toss(by: number, move: JudgeMove): void {
    if (move.type === 'pass') window!.passed.add(by);
    if (move.type !== 'tossIn') return;
    const card = row(by)[move.slot]!;
    const rank = rankOf(card.name);
    if (ranks.has(rank)) {
      row(by)[move.slot] = null;
      lieDown(card, false);
      if (hasAction(rank)) window!.queue.push([by, rank]);
      return;
    }
    // V-10.
    show(card);
    card.triedBy.add(by);
    const drawn = penalise(by);
    if (options.wrongToss === 'barred' || !drawn) window!.barred.add(by);
  }

  function ask(seat: number, moves: readonly JudgeMove[]): Questions {
    return new Map([[seat, moves]]);
  }

  /**
   * Whoever may toss in, and the one whose action is played, who has these moves besides. Nobody
   * passes meanwhile: after the action everyone would be asked again.
   */
  function askAll(player: number | null, moves: readonly JudgeMove[]): Questions {
    const questions = new Map<number, readonly JudgeMove[]>();
    for (const seat of everySeat) {
      const tosses = mayToss(seat)
        ? slotsOf(seat)
            .filter((slot) => !row(seat)[slot]!.triedBy.has(seat))
            .map((slot) => ({ type: 'tossIn', slot }) as const)
        : [];
      if (seat === player) questions.set(seat, [...moves, ...tosses]);
      else if (tosses.length > 0) {
        questions.set(seat, player === null ? [...tosses, { type: 'pass' }] : tosses);
      }
    }
    return questions;
  }

  function mayToss(seat: number): boolean {
    return seat !== caller && !window!.passed.has(seat) && !window!.barred.has(seat);
  }

  // V-13.
  function score(): void {
    const sums = rows.map((cards) =>
      cards.reduce((sum, card) => sum + (card === null ? 0 : valueOf(card.name)), 0),
    );
    const lowest = Math.min(...sums.filter((_, seat) => seat !== caller));
    const won = everySeat.map((seat) => {
      if (caller === null) return 0;
      const [mine, others] = [sums[caller]!, lowest];
      if (seat === caller) return mine <= others ? 3 : -1;
      return mine < others ? -1 : mine > others ? 3 : 0;
    });
    points.push(won);
    won.forEach((n, seat) => (totals[seat]! += n));
    const all = rows.flat().filter((card) => card !== null).length + deck.length + pile.length;
    if (all !== 54) throw new Error(`judge: ${all} cards`);
  }

  // V-14 and V-19.
  function draw(): JudgedCard | null {
    if (deck.length === 0) {
      const old = oldCards();
      if (old.length === 0) return null;
      deck = shuffled(old.map((card) => card.name));
      pile = pile.filter((card) => !old.includes(card));
    }
    const card = deck.pop()!;
    if (deck.length === 0) emptied++;
    return card;
  }

  /** What would be shuffled: all but the top card and what came there this turn. */
  function oldCards(): JudgedCard[] {
    return pile.filter((card, i) => !card.thisTurn && i < pile.length - 1);
  }

  function shuffled(cards: readonly string[]): JudgedCard[] {
    const order = decksToCome.shift();
    if (order === undefined) throw new Error('judge: a shuffle is due');
    const [due, found] = [cards.toSorted().join(' '), order.toSorted().join(' ')];
    if (due !== found) throw new Error(`judge: [${due}] should be shuffled, not [${found}]`);
    return order.map((name) => ({
      name,
      seenBy: new Set(),
      triedBy: new Set(),
      unused: false,
      thisTurn: false,
    }));
  }

  const course = match();
  let questions = next(course.next());

  function next(step: IteratorResult<Questions, void>): Questions | null {
    if (decksToCome.length > 0) throw new Error('judge: no shuffle was due');
    return step.done === true ? null : step.value;
  }

  return {
    get rows() {
      return rows;
    },
    get pile() {
      return pile;
    },
    get takeable() {
      return isTakeable();
    },
    get deckSize() {
      return deck.length;
    },
    get caller() {
      return caller;
    },
    get tossing() {
      return window === null ? null : ranks;
    },
    get pointedAt() {
      return pointedAt;
    },
    points,
    totals,
    firsts,
    get questions() {
      return questions;
    },
    timeUp: () => (timeIsUp = true),
    answer(by, move, decks) {
      decksToCome.push(...decks);
      questions = next(course.next([by, move]));
    },
  };
}
