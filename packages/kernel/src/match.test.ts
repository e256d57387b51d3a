/** What a match promises to whoever plays it, on the toy game. */
import { describe, expect, test } from 'vitest';
import { countKinds } from './cards.ts';
import { chanceFrom } from './chance.ts';
import type { Viewer } from './game.ts';
import { replay } from './replay.ts';
import { bytes, circular, decisionId, onTurn, playOut } from './match.fixture.ts';
import type { Setup, ToyMatch } from './match.fixture.ts';
import { createMatch, DEFAULT_SEED } from './match.ts';
import { toy } from './testing/toy/index.ts';
import type { Event, Options, State, Toy } from './testing/toy/index.ts';

describe('a decision', () => {
  const look = { type: 'look', slot: 1 } as const;
  const stale = { ok: false, rule: 'C-10', reason: 'staleDecision' };

  test('[C-10] is answered by its own id and no other', () => {
    const match = createMatch(toy);
    const id = decisionId(match);
    const before = bytes(match);
    for (const other of [id - 1, id + 1, NaN, Infinity, `${id}`, null, {}]) {
      expect(match.play(0, look, other as number)).toEqual(stale);
    }
    expect(bytes(match)).toBe(before);
    expect(match.play(0, look, id).ok).toBe(true);
  });

  test('[C-10] of a window stays open for the others, and a second click is late', () => {
    const match = createMatch(toy);
    const id = decisionId(match);
    expect(match.play(1, look, id).ok).toBe(true);
    expect(match.play(1, look, id)).toEqual(stale);
    expect(match.play(0, look, id).ok).toBe(true);
  });

  test('[C-10] of the last turn is not that of this one', () => {
    const match = onTurn({ seats: 2 });
    const id = decisionId(match);
    expect(match.play(0, { type: 'trade', slot: 0 }, id).ok).toBe(true);
    expect(match.play(1, { type: 'trade', slot: 0 }, id)).toEqual(stale);
    expect(match.play(1, { type: 'trade', slot: 0 }).ok).toBe(true);
    expect(match.play(0, { type: 'trade', slot: 0 }, id)).toEqual(stale);
  });

  test('[C-10] is nobody else’s', () => {
    const match = onTurn();
    expect(match.play(1, { type: 'trade', slot: 0 }, decisionId(match))).toEqual(stale);
  });
});

describe('what is handed in', () => {
  test('a move is not kept', () => {
    const match = createMatch(toy);
    const move = { type: 'look', slot: 0 };
    expect(match.submit(0, move).ok).toBe(true);
    const before = bytes(match);
    move.slot = 2;
    expect(bytes(match)).toBe(before);
  });

  test('a move that says something else the second time is played as it was judged', () => {
    const match = createMatch(toy);
    let asked = 0;
    const fickle = {
      type: 'look',
      get slot() {
        return asked++ === 0 ? 1 : 99;
      },
    };
    expect(match.submit(0, fickle)).toMatchObject({ ok: true, events: [{ slot: 1 }] });
    expect(match.log[1]).toMatchObject({ move: { slot: 1 } });
  });

  test('−0 is 0', () => {
    const [minus, plus] = [createMatch(toy), createMatch(toy)];
    expect(minus.play(-0, { type: 'look', slot: -0 }).ok).toBe(true);
    plus.play(0, { type: 'look', slot: 0 });
    expect(bytes(minus)).toBe(bytes(plus));
  });

  test('options are not kept', () => {
    const options = { turns: 2 };
    const match = createMatch(toy, { options });
    options.turns = 5;
    expect(match.state.options).toEqual({ turns: 2, rounds: 1, gifts: 'hidden' });
  });

  test.each([0, -0, 1, 5, -1, 2.5, NaN, Infinity, '3', {}] as number[])(
    'seats: %s is out of range',
    (seats) => {
      expect(() => createMatch(toy, { seats })).toThrow(RangeError);
      expect(() => createMatch(toy, { seats })).toThrow('toy has 2 to 4 seats');
    },
  );

  test.each([
    [{ turns: 21 }, /turns.*"max":20/],
    [{ turns: 1.5 }, /turns/],
    [{ turns: '8' }, /turns/],
    [{ turns: 10n }, /turns/],
    [{ turns: Symbol('8') }, /turns/],
    [{ turns: circular }, /turns/],
    [{ gifts: 'secret' }, /gifts.*hidden.*open/],
    [{ lives: 3 }, /lives.*turns.*rounds.*gifts/],
    [JSON.parse('{"__proto__":{"turns":1}}'), /__proto__/],
    ['turns=3', /notOptions/],
    [[], /notOptions/],
    [7, /notOptions/],
  ])('options: %o are out of range', (options, message) => {
    const create = () => createMatch(toy, { options: options as Partial<Options> });
    expect(create).toThrow(RangeError);
    expect(create).toThrow(message);
  });

  test.each(['', 'mazzo', 'sfc33:x', 'chacha20:00', `chacha20:${'g'.repeat(64)}`])(
    'the seed "%s" is none',
    (seed) => {
      expect(() => createMatch(toy, { seed })).toThrow(RangeError);
    },
  );
});

describe('a seed', () => {
  const played = (setup: Setup): string => JSON.stringify(playOut(createMatch(toy, setup)).log);

  test.each(['sfc32:a', `chacha20:${'0f'.repeat(32)}`])(
    '%s: the same log, byte for byte',
    (seed) => {
      expect(played({ seed })).toBe(played({ seed }));
    },
  );

  test('another seed, another log', () => {
    expect(played({ seed: 'sfc32:a' })).not.toBe(played({ seed: 'sfc32:b' }));
  });

  test('left out, it is always the same one', () => {
    expect(played({})).toBe(played({ seed: DEFAULT_SEED }));
  });

  test('every entry draws from the stream of the seed and its own number', () => {
    const drawn: number[] = [];
    const drawing: Toy = {
      ...toy,
      open(state, chance, tell) {
        drawn.push(chance.below(1e6));
        toy.open(state, chance, tell);
      },
      resolve(state, by, move, chance, tell) {
        drawn.push(chance.below(1e6));
        toy.resolve(state, by, move, chance, tell);
      },
    };
    playOut(createMatch(drawing, { seed: 'sfc32:entries', options: { rounds: 2 } }));
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn).toEqual(drawn.map((_, seq) => chanceFrom('sfc32:entries', seq).below(1e6)));
  });

  test('a chance handed in is one stream for the whole match', () => {
    const a = playOut(createMatch(toy, { chance: chanceFrom('sfc32:one') }));
    const b = playOut(createMatch(toy, { chance: chanceFrom('sfc32:one') }));
    const c = playOut(createMatch(toy, { chance: chanceFrom('sfc32:two') }));
    expect(bytes(a)).toBe(bytes(b));
    expect(bytes(a)).not.toBe(bytes(c));
  });
});

describe('a view', () => {
  const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];

  function freshFold(match: ToyMatch, viewer: Viewer): State {
    const { options } = match.state;
    const view = toy.blank(options, match.state.hands.length);
    for (const entry of match.log) {
      if (entry.kind === 'closed') continue;
      for (const event of entry.events)
        toy.apply(view, toy.reveal(event as Event, viewer, options));
    }
    return view;
  }

  test.each([1, 2, 7, 1000])('asked for every %i moves, is what a fresh fold gives', (often) => {
    const match = createMatch(toy, { options: { turns: 6, rounds: 2 } });
    let moves = 0;
    playOut(match, 'sfc32:views', () => {
      if (++moves % often !== 0) return;
      for (const viewer of viewers) expect(match.view(viewer)).toEqual(freshFold(match, viewer));
    });
    for (const viewer of viewers) expect(match.view(viewer)).toEqual(freshFold(match, viewer));
  });

  test('is told every event once, however often it is asked for', () => {
    let revealed = 0;
    const counting: Toy = {
      ...toy,
      reveal(event, viewer, options) {
        revealed++;
        return toy.reveal(event, viewer, options);
      },
    };
    const match = createMatch(counting);
    playOut(match, 'sfc32:count', () => {
      for (let n = 0; n < 3; n++) match.view(1);
    });
    const events = match.log.flatMap((entry) => (entry.kind === 'closed' ? [] : entry.events));
    expect(revealed).toBe(events.length);
  });

  test('asking changes neither the match nor another view', () => {
    const [asked, silent] = [createMatch(toy), createMatch(toy)];
    playOut(asked, 'sfc32:ask', () => viewers.forEach((viewer) => asked.view(viewer)));
    playOut(silent, 'sfc32:ask');
    expect(bytes(asked)).toBe(bytes(silent));
    for (const viewer of viewers) expect(asked.view(viewer)).toEqual(silent.view(viewer));
  });

  test('shows the owner’s hand to its owner alone', () => {
    const match = createMatch(toy);
    expect(match.view(1).hands[1]).toEqual(match.state.hands[1]);
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(match.view(viewer).hands[1]!.cards.every((count) => count === 0)).toBe(true);
    }
  });

  test.each([-1, 3, 99, 1.5, NaN, Infinity, '0', 'clock', 'Spectator', '', null, undefined, {}])(
    'there is no viewer %s',
    (viewer) => {
      expect(() => createMatch(toy).view(viewer as Viewer)).toThrow(RangeError);
    },
  );

  test('there is no viewer that is a symbol', () => {
    expect(() => createMatch(toy).view(Symbol('me') as unknown as Viewer)).toThrow(RangeError);
  });
});

test('who begins cannot be set where nobody draws it, nor be somebody who is not there', () => {
  expect(() => createMatch(toy, { first: 0 })).toThrow('toy does not draw who begins');
  for (const first of [-1, 3, 0.5, NaN]) {
    expect(() => createMatch(toy, { seats: 3, first })).toThrow(`no seat ${first}`);
  }
});

describe('rigged shuffles', () => {
  const named = (slots: readonly number[]): string =>
    slots.map((card) => toy.cards.names[card]).join(' ');
  const shelf = (match: ToyMatch, seat: number): string =>
    named(match.state.shelves[seat]!.map((place) => place.card));

  test('lie as named, from the top; the rest is shuffled below', () => {
    const shuffles = [
      ['5', '5', '4', '1', '2', '3', '5'],
      ['a', 'b', 'e', 'e'],
    ];
    const match = createMatch(toy, { seats: 2, shuffles });
    expect([shelf(match, 0), shelf(match, 1)]).toEqual(['5 5 4', '1 2 3']);
    expect(named(match.state.redPile)).toBe('5');
    expect(
      match.state.hands.map((hand) =>
        named(hand.cards.flatMap((n, card) => Array<number>(n).fill(card))),
      ),
    ).toEqual(['a b', 'e e']);
    const other = createMatch(toy, { seats: 2, shuffles, seed: 'sfc32:other' });
    expect(shelf(other, 0)).toBe('5 5 4');
    expect(other.state.redDeck).not.toEqual(match.state.redDeck);
    const count = (deck: readonly number[]) => countKinds(deck, toy.cards.names.length);
    expect(count(other.state.redDeck)).toEqual(count(match.state.redDeck));
  });

  test('come one after another, over entries and rounds', () => {
    const shuffles = [['1', '1', '1'], [], ['5', '5', '5'], ['c', 'c'], ['2']];
    const match = onTurn({ seats: 2, options: { turns: 1, rounds: 3 }, shuffles });
    expect(shelf(match, 0)).toBe('1 1 1');
    match.play(0, { type: 'trade', slot: 0 });
    match.play(1, { type: 'trade', slot: 0 });
    expect(shelf(match, 0)).toBe('5 5 5');
    expect(match.state.hands[0]!.cards[7]).toBe(2);
    for (const seat of [0, 1]) match.play(seat, { type: 'look', slot: 0 });
    for (const seat of [0, 1]) match.play(seat, { type: 'peek', seat, slot: 0 });
    expect(shelf(match, 0)).toMatch(/^2 /);
  });

  test('a refused move uses none up', () => {
    const shuffles = [[], [], ['5', '5', '5']];
    const match = onTurn({ seats: 2, options: { turns: 1, rounds: 2 }, shuffles });
    match.play(1, { type: 'trade', slot: 0 });
    for (const seat of [0, 1]) expect(match.play(seat, { type: 'trade', slot: 0 }).ok).toBe(true);
    expect(shelf(match, 0)).toBe('5 5 5');
  });

  test.each(['6', 'A', '', ' 1', '__proto__', 'toString'])('there is no card "%s"', (name) => {
    const create = () => createMatch(toy, { shuffles: [[], [], [name]] });
    expect(create).toThrow(RangeError);
    expect(create).toThrow(`no card ${name}; there are 1 2 3 4 5 a b c d e`);
  });

  test('a card that is not in the shuffle, or not so often', () => {
    expect(() => createMatch(toy, { shuffles: [['a']] })).toThrow(RangeError);
    expect(() => createMatch(toy, { shuffles: [['1', '1', '1', '1', '1']] })).toThrow(RangeError);
  });

  test.each([
    [[['1', '1', '1', '1', '1']], 'shuffle 1 names 1 5×, and there are 4'],
    [[['a']], 'shuffle 1 names a 1×, and there are 0'],
    [[[], [], [], ['a', 'a', 'a', 'a']], 'shuffle 4 names a 4×, and there are 3'],
    [[[], [], [], [], ['9']], 'no card 9; there are 1 2 3 4 5 a b c d e'],
  ])('%j is refused when the match is made: %s', (shuffles, why) => {
    expect(() => createMatch(toy, { shuffles })).toThrow(why);
  });

  test('a later shuffle of fewer cards says which it lacks, by its name', () => {
    const shuffles = [['1', '1', '1', '1'], [], ['1', '1', '1']];
    const match = onTurn({ seats: 2, options: { turns: 20 }, shuffles });
    const trade = () => {
      for (let n = 0; n < 40; n++) match.submit(n % 2, { type: 'trade', slot: 0 });
    };
    expect(trade).toThrow(/^shuffle 3 names 1 3×, and there are 2$/);
  });
});

describe('the log of a match', () => {
  test('at any moment is closed and replays to the state', () => {
    const match = createMatch(toy, { seats: 2, options: { turns: 3 } });
    let moves = 0;
    const inspect = (): void => {
      const { log } = match;
      const { over } = match.status();
      expect(log.length).toBe(moves + 2);
      expect(log.at(-1)).toMatchObject({ kind: 'closed', seq: moves + 1, over });
      expect(replay(toy, JSON.parse(JSON.stringify(log)))).toMatchObject({
        ok: true,
        state: match.state,
      });
      moves++;
    };
    inspect();
    playOut(match, 'sfc32:log', inspect);
    expect(match.log.at(-1)).toMatchObject({ over: true, standings: match.standings() });
  });

  test('only grows: what was written stays as it was', () => {
    const match = createMatch(toy);
    let written = match.log.slice(0, -1);
    playOut(match, 'sfc32:log', () => {
      const { log } = match;
      expect(log.slice(0, written.length)).toEqual(written);
      written = log.slice(0, -1);
    });
  });

  test('holds the moves and what `play` told of them', () => {
    const match = createMatch(toy);
    const played = match.play(2, { type: 'look', slot: 1 });
    const events = [
      { type: 'looked', by: 2, seat: 2, slot: 1, card: match.state.shelves[2]![1]!.card },
    ];
    expect(played).toEqual({ ok: true, events });
    expect(match.log[1]).toMatchObject({
      kind: 'moved',
      by: 2,
      move: { type: 'look', slot: 1 },
      events,
    });
  });
});

test('there are no standings until the match is over', () => {
  const match = createMatch(toy, { options: { turns: 2 } });
  expect(match.standings()).toEqual([]);
  playOut(match, 'sfc32:end', () => {
    const status = match.status();
    expect(match.standings()).toEqual(status.over ? status.standings : []);
  });
  expect(new Set(match.standings().map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
  expect(match.standings()[0]!.place).toBe(1);
});
