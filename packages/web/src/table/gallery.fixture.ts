/** Tables that no game on the page has yet, drawn for the browser's tests: `#melds`. */
import { lateTray } from '#risen';
import { h, render } from 'preact';
import { french } from '../cards/french.tsx';
import { followSettings } from '../settings/settings.ts';
import '../style/tokens.css';
import '../style/base.css';
import '../style/cloth.css';
import '../style/fonts.css';
import { pinnacolaLike, roundOver, saponeLike } from './games.fixture.ts';
import { piecesOf } from './scene.ts';
import type { Gesture, Id, Scene } from './scene.ts';
import { melds as meldParts } from './layout/shapes/melds.ts';
import { besidePile } from './layout/shapes/beside-head.ts';
import { chips } from './layout/shapes/chips.ts';
import { layLines } from './layout/shapes/stall-line.ts';
import { stallWith } from './layout/shapes/stall.ts';
import { MeldLabel } from './shapes/meld-label.tsx';
import { More } from './shapes/more.tsx';
import { shapesWith } from './shapes/shapes.ts';
import { StallLine } from './shapes/stall-line.tsx';
import { stallLines } from './shapes/stall.tsx';
import { Table } from './table.tsx';

const shapes = shapesWith(
  { besidePile, chips, melds: meldParts, ...stallWith(layLines) },
  { Label: MeldLabel, More, StallLines: stallLines(StallLine) },
);

declare global {
  /** All that was done at the table. */
  var gestures: Gesture[];
}

const melds = { own: [6, 4, 3, 3], rival: [4, 3], pozzo: 9, duties: 1, draft: true };
const manyMelds = [3, 4, 7, 3, 5, 4, 3, 3, 4, 3, 3, 4];
const sale = { seats: 4, hand: 7, offers: [3, 0, 1], wishes: 1, ownOffer: 2 };

const scenes: Readonly<Record<string, () => Scene>> = {
  melds: () => pinnacolaLike({ ...melds, hand: [4, 4, 4, 3, 0] }),
  crowd: () =>
    pinnacolaLike({
      ...melds,
      hand: [12, 9, 14, 7, 3],
      own: manyMelds,
      rival: manyMelds,
      pozzo: 40,
    }),
  sale: () => saponeLike({ ...sale, sells: false, claims: false }),
  eight: () =>
    saponeLike({
      ...sale,
      seats: 8,
      offers: [3, 0, 1, 2, 4, 1, 2],
      hand: 8,
      ownOffer: 0,
      sells: true,
      claims: false,
    }),
  compared: () =>
    roundOver(saponeLike({ ...sale, sells: false, claims: false }), [
      '',
      '',
      'Tu, Bruno, Carla e Dino avete proprio le stesse monete e lo stesso sapone.',
      '',
      '+1 per due categorie: Bruno.',
    ]),
  claim: () => saponeLike({ ...sale, offers: [], ownOffer: 0, sells: true, claims: true }),
};

function tappable({ zones, tray }: Scene): Set<Id> {
  const lines = zones.flatMap((zone) => (zone.shape === 'stall' ? zone.lines : []));
  const things = [...zones.filter(({ opens }) => opens !== true), ...zones.flatMap(piecesOf)];
  const ids = [...things, ...lines].filter(({ tap }) => tap).map(({ id }) => id);
  return new Set([...ids, ...tray.buttons.map(({ id }) => id)]);
}

function ownMelds({ zones }: Scene): Id[] {
  return zones
    .filter(({ shape, side }) => shape === 'ribbon' && side === 'own')
    .map(({ id }) => id);
}

await lateTray?.fetch();
const scene = (scenes[location.hash.slice(1)] ?? scenes['melds']!)();
globalThis.gestures = [];
followSettings(document.documentElement);
const table = h(Table, {
  label: 'Table',
  cloth: location.hash.startsWith('#m') || location.hash === '#crowd' ? 'notte' : 'tabacco',
  scene,
  travels: [],
  faces: french,
  print: 'normal',
  shapes,
  motion: 'none',
  lit: tappable(scene),
  liftable: new Set<Id>(),
  // Any card of the hand may be laid to any meld of one's own.
  droppable: (id) => new Set(id.startsWith('hand:') ? ownMelds(scene) : []),
  pointed: null,
  onGesture: (gesture) => void globalThis.gestures.push(gesture),
});
const room = { style: 'display: flex; height: 100dvh; flex-direction: column' };
const header = h('h1', { style: 'height: 48px' }, 'Gallery');
render(h('main', room, header, table), document.getElementById('page')!);
