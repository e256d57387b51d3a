/**
 * A second Flip 7, written from RULES.md alone and as plainly as possible: cards are their names, a
 * Flip Three inside a Flip Three is a recursive call, a question to a player is a `yield`. It knows
 * no seed: it is told the first dealer and the order of every shuffled deck, and predicts the rest.
 */

export interface JudgeOptions {
  readonly target: number;
  readonly plusEights: 'two' | 'one';
  readonly openingDeal: 'off' | 'on';
  readonly flipThreeActions: 'immediate' | 'deferred';
  readonly seven: 'everyoneBanks' | 'thatPlayerBanks' | 'othersForfeit';
  readonly ties: 'playOn' | 'shared';
  readonly deck: 'persistent' | 'freshEachRound';
}

export type JudgeMove =
  | { readonly type: 'draw' }
  | { readonly type: 'bank' }
  | { readonly type: 'target'; readonly seat: number };

interface Question {
  readonly seat: number;
  /** The card that this seat has to give to somebody; null on a turn. */
  readonly card: string | null;
  readonly moves: readonly JudgeMove[];
}

interface JudgedPlayer {
  line: string[];
  standing: 'in' | 'banked' | 'busted';
  total: number;
}

export interface Judge {
  readonly players: readonly JudgedPlayer[];
  /** The points of each round played to its end. */
  readonly rounds: readonly (readonly number[])[];
  readonly dealers: readonly number[];
  /** What the table waits for; null when the match is over. */
  readonly question: Question | null;
  /** Plays the answer; `decks` are the decks shuffled meanwhile, each from bottom to top. */
  answer(move: JudgeMove, decks: readonly (readonly string[])[]): void;
}

type Asking<Result = void> = Generator<Question, Result, JudgeMove>;

const ROUNDS_AT_MOST = 100;
const modifiers = ['+2', '+4', '+6', '+8', '+10', 'x2'];

/** F-1. */
export function wholePack(plusEights: 'two' | 'one'): string[] {
  const pack = ['0', ...modifiers];
  if (plusEights === 'two') pack.push('+8');
  for (let value = 1; value <= 12; value++) {
    for (let copy = 1; copy <= value; copy++) pack.push(String(value));
  }
  for (const action of ['freeze', 'flip3', 'second']) pack.push(action, action, action);
  return pack;
}

/** F-12, for a player who has not bust. */
function pointsOf(line: readonly string[]): number {
  const numbers = line.filter(isNumber).map(Number);
  const sum = numbers.reduce((a, b) => a + b, 0);
  const plus = line.filter((card) => card.startsWith('+')).map((card) => Number(card.slice(1)));
  const doubled = line.includes('x2') ? sum * 2 : sum;
  return doubled + plus.reduce((a, b) => a + b, 0) + (numbers.length === 7 ? 15 : 0);
}

function without(cards: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken];
  return cards.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function isNumber(card: string): boolean {
  return /^\d+$/.test(card);
}

export function judge(
  options: JudgeOptions,
  seats: number,
  firstDealer: number,
  firstDecks: readonly (readonly string[])[],
): Judge {
  const players: JudgedPlayer[] = Array.from({ length: seats }, () => ({
    line: [],
    standing: 'in',
    total: 0,
  }));
  const rounds: number[][] = [];
  const dealers: number[] = [];
  const decksToCome: (readonly string[])[] = [...firstDecks];
  let deck: string[] = [];
  let discards: string[] = [];
  // One entry for each Flip Three under way: whose it is.
  let flipThrees: number[] = [];
  let givenFlipThree = new Set<number>();

  const player = (seat: number): JudgedPlayer => players[seat]!;
  const isIn = (seat: number): boolean => player(seat).standing === 'in';
  const leftOf = (seat: number): number => (seat + 1) % seats;
  const everySeat = players.map((_, seat) => seat);
  const active = (): number[] => everySeat.filter(isIn);

  function* match(): Asking {
    let dealer = firstDealer;
    deck = shuffled(wholePack(options.plusEights));
    while (true) {
      yield* round(dealer);
      if (isOver()) return;
      dealer = leftOf(dealer);
      if (options.deck === 'freshEachRound') {
        deck = shuffled([...deck, ...discards]);
        discards = [];
      }
    }
  }

  // F-13 and C-7.
  function isOver(): boolean {
    const best = Math.max(...players.map((p) => p.total));
    const leaders = players.filter((p) => p.total === best);
    if (rounds.length === ROUNDS_AT_MOST) return true;
    return best >= options.target && (leaders.length === 1 || options.ties === 'shared');
  }

  function* round(dealer: number): Asking {
    dealers.push(dealer);
    givenFlipThree = new Set();
    for (const p of players) p.standing = 'in';
    if (options.openingDeal === 'on') yield* deal(dealer);
    let seat = dealer;
    while (active().length > 0) {
      do seat = leftOf(seat);
      while (!isIn(seat));
      yield* turn(seat);
    }
    rounds.push(players.map((p) => (p.standing === 'banked' ? pointsOf(p.line) : 0)));
    for (const s of everySeat) {
      player(s).total += rounds.at(-1)![s]!;
      discards.push(...player(s).line);
      player(s).line = [];
    }
    const all = deck.length + discards.length;
    if (all !== wholePack(options.plusEights).length) throw new Error(`judge: ${all} cards`);
  }

  // F-3.
  function* deal(dealer: number): Asking {
    let seat = dealer;
    do {
      seat = leftOf(seat);
      if (isIn(seat) && !givenFlipThree.has(seat)) yield* flip(seat, null);
    } while (seat !== dealer);
  }

  // F-4 and F-5.
  function* turn(seat: number): Asking {
    const moves: JudgeMove[] = [{ type: 'draw' }];
    if (player(seat).line.length > 0) moves.push({ type: 'bank' });
    const move = yield { seat, card: null, moves };
    if (move.type === 'bank') leave(seat, 'banked');
    else yield* flip(seat, null);
  }

  /** One card for this seat and all that comes of it; `aside` collects what a Flip Three defers. */
  function* flip(seat: number, aside: string[] | null): Asking {
    const card = draw();
    if (card === null) active().forEach((s) => leave(s, 'banked'));
    else if (isNumber(card)) layNumber(seat, card);
    else if (modifiers.includes(card)) player(seat).line.push(card);
    else if (card === 'second') yield* laySecondChance(seat);
    else if (aside !== null) aside.push(card);
    else yield* act(card, yield* choose(seat, card, active()));
  }

  // F-6, F-11 and F-14's duplicates.
  function layNumber(seat: number, card: string): void {
    const { line } = player(seat);
    if (!line.includes(card)) {
      line.push(card);
      if (line.filter(isNumber).length === 7) bankSeven(seat);
    } else if (line.includes('second')) {
      line.splice(line.indexOf('second'), 1);
      discards.push(card, 'second');
    } else {
      line.push(card);
      leave(seat, 'busted');
    }
  }

  // F-7.
  function* laySecondChance(seat: number): Asking {
    const without = active().filter((s) => !player(s).line.includes('second'));
    if (without.includes(seat)) player(seat).line.push('second');
    else if (without.length === 0) discards.push('second');
    else player(yield* choose(seat, 'second', without)).line.push('second');
  }

  function* choose(seat: number, card: string, among: readonly number[]): Asking<number> {
    if (among.length === 1) return among[0]!;
    const moves = among.map((s) => ({ type: 'target', seat: s }) as const);
    const answer = yield { seat, card, moves };
    if (answer.type !== 'target') throw new Error(`judge: ${answer.type} is no choice`);
    return answer.seat;
  }

  // F-8, and F-9's discarding of what comes too late.
  function* act(card: string, seat: number): Asking {
    if (!isIn(seat)) discards.push(card);
    else if (card === 'flip3') yield* flipThree(seat);
    else {
      discards.push(card);
      leave(seat, 'banked');
    }
  }

  function* flipThree(seat: number): Asking {
    const aside: string[] = [];
    flipThrees.push(seat);
    givenFlipThree.add(seat);
    for (let flips = 0; flips < 3 && isIn(seat); flips++) {
      yield* flip(seat, options.flipThreeActions === 'deferred' ? aside : null);
    }
    if (isIn(seat)) {
      flipThrees.splice(flipThrees.lastIndexOf(seat), 1);
      discards.push('flip3');
      yield* playAside(seat, aside);
    } else discards.push(...aside);
  }

  // F-9, deferred: first all are assigned, then all are resolved.
  function* playAside(by: number, aside: readonly string[]): Asking {
    const targets: number[] = [];
    for (const card of aside) targets.push(yield* choose(by, card, active()));
    for (const [i, card] of aside.entries()) yield* act(card, targets[i]!);
  }

  // F-11.
  function bankSeven(seat: number): void {
    leave(seat, 'banked');
    if (options.seven === 'thatPlayerBanks') return;
    for (const s of active()) leave(s, options.seven === 'everyoneBanks' ? 'banked' : 'busted');
  }

  // F-10: whoever is out has no Flip Three any more, and its card has been used.
  function leave(seat: number, standing: 'banked' | 'busted'): void {
    player(seat).standing = standing;
    const stopped = flipThrees.filter((s) => s === seat);
    flipThrees = flipThrees.filter((s) => s !== seat);
    discards.push(...stopped.map(() => 'flip3'));
  }

  // F-14.
  function draw(): string | null {
    if (deck.length === 0) {
      if (discards.length === 0) return null;
      deck = shuffled(discards);
      discards = [];
    }
    return deck.pop()!;
  }

  function shuffled(cards: readonly string[]): string[] {
    const order = decksToCome.shift();
    if (order === undefined) throw new Error('judge: a shuffle is due');
    const missing = without(cards, order);
    const extra = without(order, cards);
    if (missing.length + extra.length > 0) {
      throw new Error(
        `judge: the shuffle lacks [${missing.join(' ')}] and should not have [${extra.join(' ')}]`,
      );
    }
    return [...order];
  }

  const course = match();
  let question = next(course.next());

  function next(step: IteratorResult<Question, void>): Question | null {
    if (decksToCome.length > 0) throw new Error('judge: no shuffle was due');
    return step.done === true ? null : step.value;
  }

  return {
    players,
    rounds,
    dealers,
    get question() {
      return question;
    },
    answer(move, decks) {
      decksToCome.push(...decks);
      question = next(course.next(move));
    },
  };
}
