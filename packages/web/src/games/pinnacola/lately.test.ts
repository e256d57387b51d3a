/** What is seen and said of the turn before one's own. */
import { pinnacola } from '@mazzo/games/pinnacola';
import type { Event, Meld } from '@mazzo/games/pinnacola';
import { cardNamed } from '@mazzo/kernel';
import { expect, test, vi } from 'vitest';
import { loadGame } from '../games.ts';
import { playAt, playOn } from '../../play/playing.fixture.ts';
import { sceneShown } from '../../play/scene-shown.ts';
import { settings } from '../../settings/settings.ts';
import type { Ribbon } from '../../table/scene.ts';
import { eyesOf } from '../eyes.fixture.ts';
import { face } from './face.ts';
import { holding } from './holding.fixture.ts';
import { meldId } from './places.ts';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';

vi.mock('../../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));

const card = (name: string) => cardNamed(pinnacola.cards, name)!;
const cards = (names: string) => names.split(' ').map(card);
const run = (suit: number, from: number, to: number): Meld => {
  return { kind: 'run', suit, from, to, joker: null };
};
const tris: Meld = { kind: 'set', rank: 6, suits: 7, joker: false };
const [CLUBS, HEARTS] = [0, 2];

/** The rival's turn, and the beginning of one's own. */
function turn(...events: Event[]): Event[] {
  return [
    { type: 'turnBegan', seat: 1 },
    ...events,
    { type: 'discarded', seat: 1, card: card('2s') },
    { type: 'turnBegan', seat: 0 },
  ];
}
const drew: Event = { type: 'drew', seat: 1, card: -1 };
const took: Event = {
  type: 'tookPozzo',
  seat: 1,
  cards: cards('5c 6c 7c 8c 9d 3h'),
  owed: card('3h'),
};
const laid = (meld: Meld): Event => ({ type: 'laid', seat: 1, meld });
const grew: Event = { type: 'grew', seat: 1, meld: 0, cards: cards('7c 8c'), to: run(CLUBS, 3, 7) };
const fetched: Event = {
  type: 'jokerReplaced', by: 1, seat: 0, meld: 1, card: card('4h'), to: run(HEARTS, 2, 4),
}; // prettier-ignore

test.each([
  [[drew], 'Ada draws, discards 2♠.', 'Ada pesca, scarta 2♠.'],
  [
    [drew, laid(run(HEARTS, 2, 4))],
    'Ada draws, lays a run 3–5♥, discards 2♠.',
    'Ada pesca, cala una scala 3–5♥, scarta 2♠.',
  ],
  [
    [took, grew],
    'Ada takes the pozzo (6), adds 7♣ 8♣, discards 2♠.',
    'Ada prende il pozzo (6), attacca 7♣ 8♣, scarta 2♠.',
  ],
  [
    [took, laid(tris)],
    'Ada takes 6 cards, lays three sevens, discards 2♠.',
    'Ada prende 6 carte, cala tris di sette, scarta 2♠.',
  ],
  [
    [took, grew, laid(tris), laid(run(HEARTS, 2, 4))],
    'Ada takes 6 cards, melds, adds cards, discards 2♠.',
    'Ada prende 6 carte, cala, attacca, scarta 2♠.',
  ],
  [
    [took, laid({ kind: 'run', suit: HEARTS, from: 2, to: 4, joker: 3 })],
    'Ada takes 6 cards, lays a run 3–5♥, discards 2♠.',
    'Ada prende 6 carte, cala scala 3–5♥, scarta 2♠.',
  ],
  [
    [{ ...took, cards: cards('3h') }, grew],
    'Ada takes the pozzo, adds 7♣ 8♣, discards 2♠.',
    'Ada prende il pozzo, attacca 7♣ 8♣, scarta 2♠.',
  ],
  [
    [took, { ...grew, cards: cards('8c') }],
    'Ada takes the pozzo (6), adds 8♣, discards 2♠.',
    'Ada prende il pozzo (6), attacca 8♣, scarta 2♠.',
  ],
  // However much it was, something of it can be read.
  [
    [took, fetched, grew, laid(tris)],
    'Ada takes 6 cards, takes your joker, discards 2♠.',
    'Ada prende 6 carte, prende un tuo jolly, scarta 2♠.',
  ],
  [
    [took, { ...fetched, seat: 1 }, laid(tris)],
    'Ada takes 6 cards, fetches a joker, discards 2♠.',
    'Ada prende 6 carte, prende un jolly, scarta 2♠.',
  ],
  [
    [drew, fetched, laid(tris)],
    'Ada draws, takes your joker, melds, discards 2♠.',
    'Ada pesca, prende un tuo jolly, cala, scarta 2♠.',
  ],
])('what a rival has done is said in a line: %#', (events, english, italian) => {
  const story = turn(...events);
  expect(face.lately!(story, eyesOf(0, en))).toBe(english);
  expect(face.lately!(story, eyesOf(0, it, 'it'))).toBe(italian);
  // Also when a card has been drawn since, and not while the rival is at it.
  const later: Event[] = [...story, { type: 'drew', seat: 0, card: card('Kc') }];
  expect(face.lately!(later, eyesOf(0, en))).toBe(english);
  const done: Event[] = [...later, { type: 'discarded', seat: 0, card: card('Kc') }];
  expect(face.lately!(done, eyesOf(0, en))).toBe(null);
  expect(face.lately!(story.slice(0, -1), eyesOf(0, en))).toBe(null);
  expect(face.lately!(story.slice(0, -2), eyesOf(0, en))).toBe(null);
});

test('no number in it could be taken for a card', () => {
  const much = Array.from({ length: 4 }, () => [grew, laid(tris), fetched]).flat();
  const told: Event[][] = [[took], [took, grew], [took, grew, fetched], [took, ...much], much];
  for (const events of told) {
    const story = turn(...events);
    const said = [face.lately!(story, eyesOf(0, en)), face.lately!(story, eyesOf(0, it, 'it'))];
    for (const line of said) expect(line).not.toMatch(/(takes|adds|prende|attacca) \d+[,.]/);
  }
});

test('what a rival has added bears a tab, a new meld on its first card, until its next turn', () => {
  const view = holding('5h 9d');
  view.melds[0] = [tris, run(HEARTS, 2, 4)];
  view.melds[1] = [run(CLUBS, 3, 7), tris];
  const story: Event[] = [
    { type: 'handBegan', hand: 1, dealer: 0 },
    ...[tris, run(HEARTS, 2, 4)].map((meld): Event => ({ type: 'laid', seat: 0, meld })),
    laid(run(CLUBS, 3, 5)),
    ...turn(drew, fetched, grew, laid(tris)),
  ];
  const seen = (told: readonly Event[]) => {
    const traces = face.traces!(told, 0);
    const { zones } = face.scene(view, { ...eyesOf(0, en), traces });
    return zones
      .filter((zone): zone is Ribbon => zone.shape === 'ribbon' && zone.cards.length > 0)
      .map(({ cards: lying, touched }) => {
        const marked = lying.filter(({ fresh }) => fresh === 'new');
        return [touched === true, ...marked.map(({ name }) => name)];
      });
  };
  expect(seen(story)).toEqual([
    [true, '7♣, new', '8♣, new'],
    [true, '7♣, new'],
    [false],
    [true, '4♥, new'],
  ]);
  expect(seen([...story, { type: 'turnBegan', seat: 1 }])).toEqual([
    [false],
    [false],
    [false],
    [false],
  ]);
});

test('what one has laid oneself is touched until one’s next turn, and bears no tab', () => {
  const story: Event[] = [
    { type: 'turnBegan', seat: 0 },
    { type: 'laid', seat: 0, meld: tris },
    { type: 'discarded', seat: 0, card: card('2s') },
    { type: 'turnBegan', seat: 1 },
  ];
  expect([...face.traces!(story, 0).keys()]).toEqual([meldId(0, 0)]);
  expect([...face.traces!([...story, ...turn(drew)], 0).keys()]).toEqual([]);
});

test('it stands under the question of whoever is asked next', async () => {
  settings.pace.value = 'instant';
  settings.motion.value = 'none';
  const playable = await loadGame('pinnacola');
  const played = await playAt({ playable, seats: 2 });
  const { showing } = played.playing;
  let said = 0;
  for (let n = 0; n < 12; n++) {
    await playOn(played);
    const shown = showing.shown.value!;
    const story = shown.story.map(({ event }) => event as Event);
    const isBefore = story.some((event) => event.type === 'discarded' && event.seat === 1);
    if (!showing.isAsked.value || !isBefore) continue;
    const { note, question } = sceneShown(played.playing, shown).tray;
    if (!question.startsWith('Draw')) continue;
    expect(note).toMatch(/^Ada (draws|takes).* discards .+\.$/);
    said++;
  }
  expect(said).toBeGreaterThan(1);
  played.playing.close();
});
