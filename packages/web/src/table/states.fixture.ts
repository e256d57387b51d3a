/** Scenes of real matches, event by event, as one of the players sees them. */
import { seatNames } from '@mazzo/bots';
import type { GameId } from '../games/ids.ts';
import { steadyBrain } from '@mazzo/games/references';
import { subjects } from '@mazzo/games/testing';
import { chanceFrom, languages, offhand, optionsFrom } from '@mazzo/kernel';
import type { AnyEvent, AnyGame, Chance, Language, Seat } from '@mazzo/kernel';
import { startWalk } from '@mazzo/kernel/testing';
import { loadGame } from '../games/games.ts';
import type { Eyes, PageFace, TableWords } from '../play/page-face.ts';
import type { Scene } from './scene.ts';

interface Told {
  readonly game: AnyGame;
  readonly face: PageFace;
  readonly words: Readonly<Record<Language, TableWords>>;
}

async function toldBy(name: GameId): Promise<Told> {
  const { game, face, words } = await loadGame(name);
  const [en, it] = await Promise.all([words.en(), words.it()]);
  return { game, face, words: { en: en.words, it: it.words } };
}

/** How matches are played: as the laws' random walks are, or with some sense, the same for ever. */
export type Play = 'random' | 'sensible';

/** Calls back with so many scenes, of matches with all numbers of seats. */
export async function eachScene(
  name: GameId,
  play: Play,
  count: number,
  look: (scene: Scene) => void,
): Promise<void> {
  const told = await toldBy(name);
  const chance = chanceFrom(`sfc32:scenes of ${name}, ${play}`, 0);
  const { min, max } = subjects[name].game.seats;
  let seen = 0;
  const more = () => seen < count;
  for (let match = 0; more(); match++) {
    const seats = min + chance.below(max - min + 1);
    const seat = chance.below(seats);
    const see: See = (view, between) => {
      if (!more() || chance.below(between ? 12 : 2) !== 0) return;
      seen += 1;
      look(sceneFor(told, view, seat, between, chance));
    };
    if (play === 'random') walkAtRandom(name, seats, seat, match, more, see);
    else walkSensibly(name, seats, seat, chance, see);
  }
}

/** Between two events of a move nobody is asked for anything. */
type See = (view: unknown, between: boolean) => void;

function walkAtRandom(
  name: GameId,
  seats: number,
  seat: Seat,
  match: number,
  more: () => boolean,
  see: See,
): void {
  let views: ReadonlyMap<unknown, unknown> | null = null;
  const listen = () => {
    if (views !== null) see(views.get(seat), true);
  };
  const walk = startWalk(subjects[name], seats, `sfc32:layout ${name} ${match}`, listen);
  ({ views } = walk);
  while (more() && walk.step() !== null) see(views.get(seat), false);
}

function walkSensibly(name: GameId, seats: number, seat: Seat, chance: Chance, see: See): void {
  const { game, shortMatches } = subjects[name];
  const options = optionsFrom(game.options, shortMatches[0]);
  const state = game.blank(options, seats);
  const views = Array.from({ length: seats }, () => game.blank(options, seats));
  const tell = (event: AnyEvent) => {
    game.apply(state, event);
    views.forEach((view, viewer) => game.apply(view, game.reveal(event, viewer, options)));
    see(views[seat], true);
  };
  game.open(state, chance, tell);
  for (let status = game.status(state); !status.over; status = game.status(state)) {
    const { seat: by } = status.decisions[chance.below(status.decisions.length)]!;
    game.resolve(
      state,
      by,
      offhand({ brain: steadyBrain(game) }, views[by], by, chance),
      chance,
      tell,
    );
    see(views[seat], false);
  }
}

/** As this seat sees it; now and then with a move begun, where a card of theirs begins one. */
function sceneFor(
  { game, face, words }: Told,
  view: unknown,
  seat: Seat,
  between: boolean,
  chance: Chance,
): Scene {
  const language = languages[chance.below(languages.length)]!;
  const eyes: Eyes = {
    seat,
    between,
    to: { you: seat, name: (other) => (other === seat ? 'You' : seatNames[other]!) },
    language,
    words: words[language].game,
    own: words[language].table,
    begun: null,
    glimpses: new Set(),
    traces: new Map(),
    totals: game.tally(view).totals,
    marks: new Map(),
    minutesLeft: null,
    odds: chance.below(2) === 0,
  };
  const scene = face.scene(view, eyes);
  if (between || chance.below(2) === 0) return scene;
  const { taps } = face.touches(view, seat, null);
  const begins = [...taps.values()].find((meaning) => meaning.kind === 'begun');
  return begins === undefined ? scene : face.scene(view, { ...eyes, begun: begins.begun });
}
