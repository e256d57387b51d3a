import { sapone } from '@mazzo/games/sapone';
import { expect, test } from 'vitest';
import { listen, late, twice, withGaps } from './client.fixture.ts';
import { bot, person } from './seats.ts';
import { openRoom } from './table.fixture.ts';
import type { Guest } from './table.fixture.ts';
import type { Utterance } from './talk.ts';

const people = { seats: ['ann', 'bob', 'cid'].map((name) => person(name)) };
const holds = { says: 'hold', topic: 'leek' };
const lacks = { says: 'lack', topic: 'soaps' };

function talkOf({ heard }: Guest): Utterance[] {
  return heard.flatMap((message) => (message.type === 'talk' ? message.said : []));
}

function say(guest: Guest, phrase: unknown) {
  return guest.say({ type: 'say', phrase });
}

test('what is said is heard by everybody, spectators too, and is no entry of the match', async () => {
  const room = await openRoom(people, sapone);
  const guests = await Promise.all(['ann', 'bob', 'cid', 'eve'].map((name) => room.join(name)));
  const before = room.table.log.length;
  expect(await say(guests[1]!, holds)).toMatchObject({ type: 'accepted' });
  for (const guest of guests) {
    expect(talkOf(guest)).toEqual([{ position: 1, seq: 0, seat: 1, phrase: holds }]);
  }
  expect(room.table.log).toHaveLength(before);
});

test('it outlives the table, and is heard by whoever comes later', async () => {
  const room = await openRoom(people, sapone);
  await say(await room.join('ann'), holds);
  const table = await room.another();
  const dan = await room.join('dan', table);
  expect(talkOf(dan)).toMatchObject([{ seat: 0, phrase: holds }]);
});

test.each(['I hold leeks', { says: 'hold', topic: 'gold' }, undefined])(
  '%j is refused and heard by nobody',
  async (phrase) => {
    const room = await openRoom(people, sapone);
    const [ann, bob] = [await room.join('ann'), await room.join('bob')];
    expect(await say(ann, phrase)).toMatchObject({ rule: 'C-10', reason: 'notAPhrase' });
    expect(talkOf(bob)).toEqual([]);
  },
);

test('whoever looks on says nothing; where a game has no talk, nobody does', async () => {
  const room = await openRoom(people, sapone);
  expect(await say(await room.join('eve'), holds)).toMatchObject({ reason: 'notSeated' });
  const silent = await openRoom(people);
  expect(await say(await silent.join('ann'), holds)).toMatchObject({ reason: 'noTalk' });
});

test('[S-5] in a sale nothing is said; between two moves not more than three times', async () => {
  const room = await openRoom(people, sapone);
  const guests = await Promise.all(['ann', 'bob', 'cid'].map((name) => room.join(name)));
  const ann = guests[0]!;
  for (let n = 0; n < 3; n++) expect(await say(ann, lacks)).toMatchObject({ type: 'accepted' });
  expect(await say(ann, lacks)).toMatchObject({ rule: null, reason: 'enoughSaid' });
  expect(await say(guests[1]!, lacks)).toMatchObject({ type: 'accepted' });
  const { status } = ann.client.at!;
  const turn = guests[status.over ? 0 : status.decisions[0]!.seat]!;
  await turn.play({ type: 'pick' });
  expect(await say(ann, lacks)).toMatchObject({ type: 'accepted' });
  const [sell] = sapone.legal(turn.client.at!.view as never, turn.client.at!.seat!);
  expect(await turn.play(sell!)).toMatchObject({ type: 'accepted' });
  expect(await say(ann, lacks)).toMatchObject({ rule: 'S-5', reason: 'talkAfterSale' });
});

test.each([
  ['twice', twice],
  ['late', late()],
  ['with gaps', withGaps],
])('a client that hears it %s hears each once, and in order', async (_, mischief) => {
  const room = await openRoom(people, sapone);
  const ann = await room.join('ann');
  const heard: Utterance[] = [];
  const { client } = listen(sapone, room.table, 'bob', mischief, {
    talkHeard: (said) => void heard.push(said),
  });
  await client.open();
  for (const phrase of [holds, lacks, holds]) await say(ann, phrase);
  await room.clock.pass(0);
  const positions = heard.map(({ position }) => position);
  expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
  if (mischief === twice) expect(heard.map(({ phrase }) => phrase)).toEqual([holds, lacks, holds]);
});

test('bots say something now and then, at their turn; never for a person who has gone', async () => {
  const room = await openRoom({ seats: [person('ann'), bot(), bot(), bot()] }, sapone);
  const ann = await room.join('ann');
  await ann.say({ type: 'leave' });
  await room.clock.pass(900_000);
  const talk = talkOf(ann);
  expect(talk.length).toBeGreaterThan(5);
  expect(new Set(talk.map(({ seat }) => seat))).toEqual(new Set([1, 2, 3]));
  expect(room.mistakes).toEqual([]);
});
