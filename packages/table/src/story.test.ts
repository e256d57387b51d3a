import { flip7 } from '@mazzo/games/flip7';
import { shortMatches } from '@mazzo/games/testing';
import { vinto } from '@mazzo/games/vinto';
import { chanceFrom, offhand } from '@mazzo/kernel';
import type { AnyEvent, AnyGame } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bot, person } from './seats.ts';
import { openRoom } from './table.fixture.ts';
import type { Guest, TestRoom } from './table.fixture.ts';
import type { Telling } from './server-messages.ts';

const people = ['ann', 'bob', 'cid', 'dan'];
const seats = people.map((name) => person(name));
const look = { type: 'look', slot: 0 };

const listed = [
  ['toy', toy, {}],
  ['flip7', flip7, shortMatches.flip7[0]],
  ['vinto', vinto, shortMatches.vinto[0]],
] as const;

/** Everybody plays what is sensible, or the first move there is; a breath after every move. */
async function playOn(room: TestRoom, game: AnyGame, moves: number): Promise<void> {
  const chance = chanceFrom('sfc32:story', 0);
  const guests = await Promise.all(people.map((name) => room.join(name)));
  for (let n = 0; n < moves; n++) {
    for (const guest of guests) {
      const { view, seat, status } = guest.client.at!;
      if (status.over || !status.decisions.some((one) => one.seat === seat)) continue;
      await guest.play(offhand(game, view, seat!, chance));
    }
    await room.clock.pass(0);
  }
}

function storyteller(room: TestRoom, name: string): Promise<Guest> {
  return room.join(name, room.table, { story: true });
}

function folded(game: AnyGame, { story, client }: Guest): unknown {
  const { welcome } = client.at!;
  const view = game.blank(welcome.options, welcome.seats);
  for (const { events } of story) for (const event of events) game.apply(view, event);
  return view;
}

describe.each(listed)('the story of %s', (_name, game: AnyGame, options) => {
  test('folded from an empty table is the view, for every viewer, then and later', async () => {
    const room = await openRoom({ seats, options }, game);
    for (const moves of [0, 3, 12]) {
      await playOn(room, game, moves);
      for (const name of [...people, 'eve']) {
        const teller = await storyteller(room, name);
        const { story } = teller;
        const { seq, view } = teller.client.at!;
        expect(story.map((one) => one.seq)).toEqual(Array.from({ length: seq + 1 }, (_, n) => n));
        expect(folded(game, teller)).toEqual(view);
      }
    }
    const early = await storyteller(room, 'eve');
    await playOn(room, game, 6);
    const late = await storyteller(room, 'eve');
    expect(early.story).toEqual(late.story);
    expect(folded(game, early)).toEqual(early.client.at!.view);
  });

  test('is not told to who did not ask', async () => {
    const room = await openRoom({ seats, options }, game);
    await playOn(room, game, 3);
    const { story, heard } = await room.join('eve');
    expect(heard[0]).toMatchObject({ type: 'welcome', story: [] });
    expect(story).toEqual([]);
  });
});

/** Every card that is named in what was told: what is hidden is a negative number. */
function cardsNamed(story: readonly Telling[], types: readonly string[]): number[] {
  const events = story.flatMap((one) => one.events as (AnyEvent & { cards?: number[]; card?: number })[]); // prettier-ignore
  return events
    .filter(({ type }) => types.includes(type))
    .flatMap(({ cards, card }) => cards ?? [card ?? -1]);
}

test.each([
  ['toy', toy, ['shuffled', 'shelved', 'drew', 'looked', 'gave']],
  ['vinto', vinto, ['shuffled', 'dealt', 'looked']],
] as const)('a spectator of %s is told no secret', async (_name, game: AnyGame, types) => {
  const room = await openRoom({ seats }, game);
  await playOn(room, game, 12);
  const secret = cardsNamed((await storyteller(room, 'ann')).story, types);
  const told = cardsNamed((await storyteller(room, 'eve')).story, types);
  expect(secret.some((card) => card >= 0)).toBe(true);
  expect(told).toHaveLength(secret.length);
  expect(told.filter((card) => card >= 0)).toEqual([]);
});

test('whoever asked is told it again: from a new seat, and of the next match', async () => {
  const plan = { seats: [person('ann'), bot(), bot()], options: { turns: 1 } };
  const room = await openRoom(plan);
  const ann = await storyteller(room, 'ann');
  const eve = await storyteller(room, 'eve');
  await eve.say({ type: 'sit', seat: 2 });
  await eve.play(look);
  expect(folded(toy, eve)).toEqual(eve.client.at!.view);
  expect(eve.heard.filter(({ type }) => type === 'welcome')).toMatchObject([
    { seat: null, story: [{ seq: 0 }] },
    { seat: 2, story: [{ seq: 0 }] },
  ]);
  for (let n = 0; n < 50 && !ann.client.at!.status.over; n++) {
    for (const guest of [ann, eve]) await guest.play(n === 0 ? look : { type: 'trade', slot: 0 });
    await room.clock.pass(2000);
  }
  for (const guest of [ann, eve]) await guest.say({ type: 'wish', wish: 'rematch', want: true });
  await room.clock.pass(100);
  for (const guest of [ann, eve]) {
    expect(guest.client.at).toMatchObject({ match: room.table.match, seq: 0 });
    expect(guest.story).toMatchObject([{ seq: 0 }]);
    expect(folded(toy, guest)).toEqual(guest.client.at!.view);
  }
});
