/** What the first bot of Vinto did wrong, or never did, counted among four of a level. */
import { GAP, hasAction, rankOf, ranks, valueOf, vinto } from '@mazzo/games/vinto';
import type { Event, State } from '@mazzo/games/vinto';
import { expect, test } from 'vitest';
import { many } from '../../../scripts/lengths.ts';
import type { Level } from './levels.ts';
import { watch } from './watch.fixture.ts';

const has = (mask: number, bit: number) => ((mask >> bit) & 1) === 1;

/** A known action card goes without being declared. */
function isUndeclared(before: State, event: Event): boolean {
  if (event.type !== 'swapped' || event.declared !== null) return false;
  const known = has(before.seen[event.seat]![event.slot]!, event.seat);
  return known && hasAction(rankOf(event.out));
}

/**
 * After a call an action can only befall the own team, whose lowest row alone counts, and must be carried
 * out (V-6, V-12, V-13): a Jack or an Ace kept in another row may be the lesser harm.
 */
const harmful = new Set([ranks.indexOf('J'), ranks.indexOf('A')]);

/** A card that its owner knows, and that is worth a point or more, is not tossed in. */
function isLetGo(before: State, event: Event): boolean {
  if (event.type !== 'passed') return false;
  const { seat } = event;
  return before.hands[seat]!.some((card, slot) => {
    const known = card !== GAP && card >= 0 && has(before.seen[seat]![slot]!, seat);
    if (!known || !has(before.ranks, rankOf(card)) || valueOf(card) <= 0) return false;
    return before.caller === null || !harmful.has(rankOf(card));
  });
}

const QUEEN = ranks.indexOf('Q');

/** A Queen must look at two cards of two players, none of them the caller's: whether there were two beside this one. */
function hadOthers({ hands, caller }: State, seat: number, slot: number): boolean {
  const rows = hands.filter(
    (hand, owner) =>
      owner !== caller && hand.some((card, at) => card !== GAP && (owner !== seat || at !== slot)),
  );
  return rows.length >= 2;
}

/**
 * A Queen shows her player the card that it has just put there, though it need not be that one. After a
 * call she may hand it on to the team: then she swaps it.
 */
function queenWatcher(): (before: State, event: Event) => boolean {
  let placed: { readonly seat: number; readonly slot: number } | null = null;
  let isIdle = false;
  return (before, event) => {
    if (event.type === 'turnBegan') placed = null;
    if (event.type === 'swapped') placed = event;
    if (event.type === 'cardsSwapped') isIdle = false;
    if (event.type === 'actionEnded' && isIdle) {
      isIdle = false;
      return event.how === 'left';
    }
    if (event.type !== 'looked' || before.action?.rank !== QUEEN) return false;
    const { by, seat, slot } = event;
    const isPlaced = by === seat && seat === placed?.seat && slot === placed.slot;
    if (!isPlaced || !hadOthers(before, seat, slot)) return false;
    isIdle = before.caller !== null;
    return before.caller === null;
  };
}

/** What was never done: an action played for its own sake, a toss meanwhile, help for one's team. */
function deedsOf(before: State, event: Event): string[] {
  switch (event.type) {
    case 'actionBegan':
      return [`plays ${ranks[event.rank]!}`];
    case 'tossedIn':
      return before.action === null ? [] : ['tosses meanwhile'];
    case 'cardsSwapped': {
      const others = event.by !== event.seat && event.by !== event.other;
      return before.caller !== null && others ? ['helps the team'] : [];
    }
    default:
      return [];
  }
}

/** The most that an expert ponders here: fewer err more. */
const STEPS = 200;

/** So many matches among four of a level: how often each mistake was made, and all that was done. */
function watched(level: Level, matches: number) {
  const mistakes = { undeclared: 0, letGo: 0, queen: 0 };
  const deeds = new Set<string>();
  for (let number = 0; number < matches; number++) {
    const looksAtPlaced = queenWatcher();
    const see = (before: State, event: Event): void => {
      if (isUndeclared(before, event)) mistakes.undeclared++;
      if (isLetGo(before, event)) mistakes.letGo++;
      if (looksAtPlaced(before, event)) mistakes.queen++;
      for (const deed of deedsOf(before, event)) deeds.add(deed);
    };
    watch(vinto, [level, level, level, level], number, see, STEPS);
  }
  return { mistakes, deeds: [...deeds].toSorted() };
}

const none = { undeclared: 0, letGo: 0, queen: 0 };

test('a good player makes none of these mistakes, and does all that there is to do', () => {
  const { mistakes, deeds } = watched('good', many(1000, 6));
  expect(mistakes).toEqual(none);
  const actions = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => `plays ${rank}`);
  expect(deeds).toEqual([...actions, 'helps the team', 'tosses meanwhile'].toSorted());
});

test('nor does an expert make any', () => {
  expect(watched('expert', many(100, 1)).mistakes).toEqual(none);
});
