/** What stands at the stall and at the heads of a Sapone table, in whole matches among sensible bots. */
import { references } from '@mazzo/games/references';
import { isLaidOpen, kinds, kindsIn, sapone, saleOf } from '@mazzo/games/sapone';
import type { State } from '@mazzo/games/sapone';
import { shortMatches } from '@mazzo/games/testing';
import { chanceFrom, createMatch, offhand } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import type { Head, Scene, Stall } from '../../table/scene.ts';
import { eyesOf } from '../eyes.fixture.ts';
import { rowId } from './places.ts';
import { touches } from './touches.ts';
import { scene } from './scene.ts';
import { words } from './text/en.ts';

const YOU = 0;
/** Never tuned: it goes on bluffing. */
const player = { brain: references.sapone! };

const [options] = shortMatches.sapone;

/** Every position of some matches, as the first seat sees it; the end too. */
function look(seats: number, see: (view: State, shown: Scene) => void): void {
  for (let seed = 0; seed < 4; seed++) {
    const match = createMatch(sapone, { seed: `sfc32:stall ${seed}`, seats, options });
    const chance = chanceFrom(`sfc32:stall bot ${seed}`);
    for (let n = 0; n < 2000; n++) {
      const view = match.view(YOU);
      see(view, scene(view, eyesOf(YOU, words)));
      const status = match.status();
      if (status.over) break;
      const { seat } = status.decisions[n % status.decisions.length]!;
      match.submit(seat, offhand(player, match.view(seat), seat, chance));
    }
  }
}

function stallOf({ zones }: Scene): Stall {
  return zones.find((zone): zone is Stall => zone.shape === 'stall')!;
}

test('[S-6] what a bidder says stands in the row of the cards that it is said of', () => {
  let said = 0;
  look(4, (view, shown) => {
    const bids = saleOf(view)?.bids ?? [];
    for (const { kind, id, note, name, signs } of stallOf(shown).lines) {
      if (kind !== 'offer') continue;
      const statements = bids[Number(id.split(':')[1])]!.flatMap(
        ({ statement }) => statement ?? [],
      );
      for (const topic of statements) {
        const { statement } = words.game;
        const said =
          topic in kindsIn ? words.game.topic(topic) : statement(topic).slice('it is '.length);
        expect(note).toContain(said);
      }
      // To the seller it is said how many there are, before what they would hold.
      if (statements.length > 0) expect(name).toContain(note);
      else if (signs === undefined) expect(note).toBeNull();
      else expect(note).toMatch(/cards?$/);
      said += statements.length;
    }
  });
  expect(said).toBeGreaterThan(20);
});

test('who sells reads in the row of an offer what is offered, and what they would hold, in words and signs', () => {
  let offers = 0;
  look(4, (view, shown) => {
    if (saleOf(view)?.seller !== YOU) return;
    for (const { kind, cards, text, note, signs = [], name } of stallOf(shown).lines) {
      if (kind !== 'offer' || cards.length === 0) continue;
      offers += 1;
      expect(note).not.toBeNull();
      const [market, soap] = signs.map(({ count }) => count);
      expect(text).toBe('You’d hold');
      expect(name).toContain(words.table.after(market!, soap!));
    }
  });
  expect(offers).toBeGreaterThan(10);
});

test('who is waited for is said under what has just happened', () => {
  let waits = 0;
  look(4, (view, { tray }) => {
    const status = sapone.status(view);
    if (status.over || status.decisions.some(({ seat }) => seat === YOU)) return;
    waits += 1;
    expect(tray.question).toBe('');
    expect(tray.note).not.toBe('');
  });
  expect(waits).toBeGreaterThan(20);
});

test('at a large table those who offer nothing share a line, and nobody is left out', () => {
  let sales = 0;
  look(8, (view, shown) => {
    const sale = saleOf(view);
    if (sale === null) return;
    sales += 1;
    const { lines } = stallOf(shown);
    const rows = lines.filter(({ kind }) => kind === 'offer');
    expect(rows).toHaveLength(sale.bids.filter((bid) => bid.length > 0).length);
    const idle = sale.bids.flatMap((bid, seat) =>
      bid.length > 0 || seat === sale.seller ? [] : seat,
    );
    const chips = lines.filter(({ kind }) => kind === 'chip').map(({ text }) => text);
    for (const seat of idle) {
      const name = eyesOf(YOU, words).to.name(seat);
      expect(
        chips.some((text) => text.includes(name)),
        name,
      ).toBe(true);
    }
  });
  expect(sales).toBeGreaterThan(50);
});

test('[S-8] a bluff lies uncovered at the stall until it is taken', () => {
  let bluffs = 0;
  for (let seed = 0; seed < 4; seed++) {
    const match = createMatch(sapone, { seed: `sfc32:bluff ${seed}`, seats: 4, options });
    const chance = chanceFrom(`sfc32:bluff bot ${seed}`);
    const view = sapone.clone(match.state);
    for (let n = 0; n < 400; n++) {
      const status = match.status();
      if (status.over) break;
      const { seat } = status.decisions[n % status.decisions.length]!;
      const played = match.submit(seat, offhand(player, match.view(seat), seat, chance));
      for (const event of played.ok ? played.events : []) {
        sapone.apply(view, event);
        if (event.type !== 'doubted' || event.honest) continue;
        bluffs += 1;
        const { cards, lines } = stallOf(scene(view, eyesOf(YOU, words)));
        expect(cards).toMatchObject([{ id: 'stall:card', face: kinds[event.card] }]);
        expect(lines[0]).toMatchObject({
          kind: 'claim',
          note: expect.stringMatching(/: a bluff$/),
          tone: 'bad',
        });
      }
    }
  }
  expect(bluffs).toBeGreaterThan(3);
});

test('[S-13] the end of a round compares everybody, category by category, with counts', () => {
  let ends = 0;
  look(4, (view, shown) => {
    if (!isLaidOpen(view)) return;
    ends += 1;
    const { lines, cards } = stallOf(shown);
    expect(cards).toEqual([]);
    expect(lines.map(({ kind }) => kind)).toEqual(['heads', ...Array(5).fill('contest')]);
    for (const { cells } of lines) expect(cells).toHaveLength(4);
  });
  expect(ends).toBeGreaterThan(0);
});

test('[S-2] a head opens to what is certain, and says so where nothing is', () => {
  const seen = { some: 0, none: 0 };
  look(4, (view, { zones }) => {
    const heads = zones.filter(
      (zone): zone is Head => zone.shape === 'head' && zone.side === 'rival',
    );
    for (const { cards, read, opens, name } of heads) {
      expect(opens).toBe(true);
      expect(read).toContain(name);
      expect(read!.startsWith('Nothing is certain')).toBe(cards.length === 0 && !isLaidOpen(view));
      for (const { face } of cards) expect(face).not.toContain('Back');
      seen[cards.length === 0 ? 'none' : 'some'] += 1;
    }
  });
  expect(Math.min(seen.some, seen.none)).toBeGreaterThan(20);
});

test('[S-5] what is put on sale lies at the stall while it is called something, and goes back by a touch', () => {
  let tried = 0;
  look(4, (view) => {
    if (view.phase.kind !== 'trade' || view.turn !== YOU) return;
    const first = [...touches(view, YOU, null).taps].find(([id]) => id.startsWith('hand:'));
    const chosen = first?.[1].kind === 'begun' ? first[1].begun : null;
    const selling = touches(view, YOU, chosen).taps.get('sell…');
    if (selling?.kind !== 'begun') return;
    tried += 1;
    const { begun } = selling;
    const stall = stallOf(scene(view, { ...eyesOf(YOU, words), begun }));
    const [card] = stall.cards;
    expect(card!.id).toMatch(/^hand:/);
    expect(stall.lines[0]).toMatchObject({ kind: 'claim', note: 'You say' });
    expect(touches(view, YOU, begun).taps.get(card!.id)).toEqual({ kind: 'begun', begun: null });
  });
  expect(tried).toBeGreaterThan(10);
});

test('[S-7] whoever is asked again reads that the seller asks for more, and what lies there', () => {
  let again = 0;
  look(4, (view, { tray }) => {
    const sale = saleOf(view);
    const isAsked = tray.buttons.some(({ id }) => id === 'pass');
    if (sale === null || sale.asked === 0 || !isAsked) return;
    again += 1;
    const seller = eyesOf(YOU, words).to.name(sale.seller);
    expect(tray.question).toContain(`${seller} asks for more.`);
    const cards = sale.bids[YOU]!.map(({ card }) => card);
    expect(tray.note).toContain(cards.length === 0 ? 'nothing' : words.game.cards(cards));
  });
  expect(again).toBeGreaterThan(5);
});

/** Bidding has begun anew, or is over. */
function isSettled({ phase }: State): boolean {
  return phase.kind === 'bidding' || phase.kind === 'decide';
}

test('nobody has passed who was not heard before a doubt, and whoever passes after it no longer doubts', () => {
  const seen = { silent: 0, passed: 0 };
  look(4, (view) => {
    const sale = saleOf(view);
    if (sale?.open !== true) return;
    for (const seat of [0, 1, 2, 3]) {
      if (seat === sale.seller || sale.bids[seat]!.length > 0) continue;
      const traces = new Map([[rowId(seat), 'new' as const]]);
      const eyes = eyesOf(YOU, words);
      const rowOf = (more: object) =>
        stallOf(scene(view, { ...eyes, ...more })).lines.find(({ id }) => id === rowId(seat))!.text;
      const hasPassed = ((sale.passed >> seat) & 1) === 1 || view.phase.kind === 'decide';
      expect(rowOf({}) === words.table.passes).toBe(hasPassed);
      if (isSettled(view)) expect(rowOf({ traces })).not.toBe(words.table.doubts);
      seen[hasPassed ? 'passed' : 'silent']++;
    }
  });
  expect(Math.min(seen.silent, seen.passed)).toBeGreaterThan(0);
});

test('who has doubted has a row of their own at a large table, and is not among those who pass', () => {
  let doubts = 0;
  look(6, (view) => {
    const sale = saleOf(view);
    if (sale?.open !== true || isSettled(view)) return;
    const seat = sale.bids.findIndex((bids, n) => n !== sale.seller && bids.length === 0);
    if (seat < 0) return;
    const eyes = eyesOf(YOU, words);
    const traces = new Map([[rowId(seat), 'new' as const]]);
    const { lines } = stallOf(scene(view, { ...eyes, traces }));
    const own = lines.find(({ id }) => id === rowId(seat));
    expect(own?.text).toBe(words.table.doubts);
    const shared = lines.filter(({ kind }) => kind === 'chip').map(({ text }) => text);
    expect(shared.join(' ')).not.toContain(eyes.to.name(seat));
    doubts += 1;
  });
  expect(doubts).toBeGreaterThan(0);
});
