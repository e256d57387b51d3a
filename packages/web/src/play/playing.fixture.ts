/** A match on the page without a page: a real table, the page's client, stage and hands. */
import { subjects } from '@mazzo/games/testing';
import type { AnyEvent, AnyGame, AnyMove, AnyOptions, Viewer } from '@mazzo/kernel';
import {
  bot,
  directTransport,
  localPresence,
  memoryStore,
  naturalThinking,
  numbered,
  openTable,
  person,
} from '@mazzo/table';
import type { Surroundings, Table, Thinking } from '@mazzo/table';
import { fakeClock } from '@mazzo/table/testing';
import type { FakeClock } from '@mazzo/table/testing';
import { signal } from '@preact/signals';
import { withoutTalk } from '../games/reach.fixture.ts';
import type { Id } from '../table/scene.ts';
import { PERSON } from '../worker/protocol.ts';
import type { Playable } from './page-face.ts';
import { adviceFor } from './dialogs/advice.ts';
import { Playing } from './playing.ts';
import { keyOf, tap } from './touches.ts';

export interface Played {
  readonly playing: Playing;
  readonly table: Table;
  readonly clock: FakeClock;
  /** The same match on a page that was loaded anew. */
  reloaded(): Promise<Playing>;
}

export interface PlayedPlan {
  readonly playable: Playable;
  /** The game as the table has it, where that is to be watched. */
  readonly tableGame?: AnyGame;
  readonly seats: number;
  readonly options?: AnyOptions;
  readonly seed?: string;
  /** Who else sits there; left out, bots. */
  readonly others?: readonly string[];
  /** Whether bots think as the page says. */
  readonly isHeeded?: boolean;
}

export async function playAt(plan: PlayedPlan): Promise<Played> {
  const { playable, tableGame = playable.game, seats, options = {}, seed = 'sfc32:page' } = plan;
  const clock = fakeClock();
  let matches = 0;
  const mistake = (error: unknown): void => {
    throw error;
  };
  const fresh = numbered(() => `${seed} ${matches++}`);
  const { others = [] } = plan;
  const bots = Array.from({ length: seats - 1 - others.length }, () => bot());
  let thinking = naturalThinking;
  const surroundings: Surroundings = {
    game: tableGame,
    store: memoryStore(),
    clock,
    fresh,
    presence: localPresence(clock.now),
    mistake,
    get thinking() {
      return thinking;
    },
  };
  const table = await openTable(surroundings, {
    seats: [person(PERSON), ...others.map((name) => person(name)), ...bots],
    options,
  });
  const found = {
    match: table.match,
    game: playable.id,
    kept: signal(true),
    failed: signal(null),
    think(wished: Thinking) {
      if (plan.isHeeded !== true) return;
      thinking = wished;
      void table.refresh();
    },
  };
  const opened = async (dealt: boolean): Promise<Playing> => {
    const transport = directTransport(table, PERSON, () => clock.now());
    const playing = await Playing.open(playable, { ...found, transport }, dealt);
    await clock.pass(0);
    return playing;
  };
  return { playing: await opened(true), table, clock, reloaded: () => opened(false) };
}

/** A draft can be gone on with for ever. */
const MOST_TRIED = 300;

/** Plays as the game's own bot would, by touching; false when the match is over. */
export async function playOn({ playing, clock }: Played): Promise<boolean> {
  const { showing, answering, playable } = playing;
  if (showing.shown.value!.held !== null) showing.goOn();
  if (showing.shown.value!.status.over) return false;
  const move = adviceFor(playing, subjects[playable.id].game)?.move ?? null;
  if (move !== null) {
    const { face } = playable;
    answering.gesture(tap(face.pointAt(move, showing.seat!)));
    if (answering.begun.value !== null) {
      for (const id of restOf(playing, move)) answering.gesture(tap(id));
    }
    if (answering.unconfirmed.value !== null) answering.confirm();
  }
  await clock.pass(2000);
  return true;
}

/**
 * What finishes the move that was begun, touch by touch, whatever might be said with it; where its game
 * has begun a better one, that.
 */
function restOf({ playable, showing, answering }: Playing, move: AnyMove): Id[] {
  const { plain = (one: AnyMove) => one } = subjects[playable.id];
  const wanted = keyOf(plain(move));
  const seen = new Set<string>();
  const ways: [begun: unknown, taps: Id[]][] = [[answering.begun.value, []]];
  let other: Id[] | null = null;
  for (const [begun, way] of ways) {
    const { taps } = playable.face.touches(showing.shown.value!.view, showing.seat!, begun);
    for (const [id, meaning] of taps) {
      const longer = [...way, id];
      if (meaning.kind === 'begun') {
        const key = JSON.stringify(meaning.begun, withoutTalk);
        if (!seen.has(key) && seen.size < MOST_TRIED) ways.push([meaning.begun, longer]);
        seen.add(key);
      } else if (keyOf(plain(meaning.move)) === wanted) return longer;
      else other ??= longer;
    }
  }
  if (other === null) throw new Error(`nothing finishes ${keyOf(move)}`);
  return other;
}

/** Whose eyes an event was told for: everything, where nothing was kept back. */
type EventEyes = Viewer | 'all';

/** How often an event was folded for whose eyes. */
export type Folds = Map<EventEyes, number>;

/**
 * The game with its folds counted. `eyes` is shared by both sides of a transport, so that an event
 * is known on the other side by whom it was told to.
 */
export function foldedGame(
  game: AnyGame,
  eyes: WeakMap<AnyEvent, EventEyes>,
): { readonly game: AnyGame; readonly folds: Folds } {
  const folds: Folds = new Map();
  const watched: AnyGame = {
    ...game,
    reveal(event, viewer, options) {
      const told = { ...game.reveal(event, viewer, options) };
      eyes.set(told, viewer);
      return told;
    },
    apply(state, event) {
      const whose = eyes.get(event) ?? 'all';
      folds.set(whose, (folds.get(whose) ?? 0) + 1);
      game.apply(state, event);
    },
  };
  return { game: watched, folds };
}
