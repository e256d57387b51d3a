/** One table in this worker, opened or taken up again, with a place for the person who plays. */
import type { GameId } from '../games/ids.ts';
import type { Opened } from '@mazzo/kernel';
import { bot, openTable, person, reopenTable } from '@mazzo/table';
import type {
  ClientMessage,
  MatchSummary,
  Plan,
  Presence,
  Store,
  Surroundings,
  Table,
  Thinking,
  Written,
} from '@mazzo/table';
import type { LookedAtClock } from './clock.ts';
import { gameNamed, loadGame } from './games.ts';
import { openDeviceStore } from './device-store.ts';
import type { DeviceStore } from './device-store.ts';
import { PERSON } from './protocol.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { joinTabs } from './tabs.ts';
import type { TabNews } from './tabs.ts';

type Opening = Extract<ToWorker, { type: 'open' }>;
type Resuming = Extract<ToWorker, { type: 'resume' }>;

export interface LocalTable {
  /** What it is answered, and everything else, is said. */
  send(message: ClientMessage): Promise<void>;
  /** How long bots seem to think from now on. */
  think(thinking: Thinking): void;
  /** Reads what another tab may have written. */
  refresh(): Promise<void>;
}

interface LocalSurroundings {
  readonly clock: LookedAtClock;
  say(message: FromWorker): void;
  mistake(error: unknown): void;
}

/** Whoever plays at a page is there. */
const alone: Presence = {
  here: new Map([[PERSON, PERSON]]),
  enter: () => () => {},
  goneSince: () => null,
  watch: () => () => {},
};

/** Why there is no table to play at. */
export type NoTable = 'noSuchMatch' | 'newerRules';

export async function openLocalTable(
  asked: Opening | Resuming,
  { clock, say, mistake }: LocalSurroundings,
): Promise<LocalTable | NoTable> {
  let table: Table | null = null;
  let id: GameId | null = null;
  let { thinking } = asked;
  const ready = (): void => {
    if (table === null || id === null) return;
    say({ type: 'ready', match: table.match, game: id, kept: device.kept });
  };
  const device = await openDeviceStore(ready);
  const opened = asked.type === 'open' ? null : await openedOf(device, asked.match);
  id = asked.type === 'open' ? asked.game : gameNamed(opened?.game ?? '');
  if (id === null) return 'noSuchMatch';
  const game = await loadGame(id);
  // Another tab may run a newer page, and have dealt by rules that this one does not know.
  if (opened !== null && opened.rulesVersion > game.rulesVersion) return 'newerRules';
  const tellTabs = joinTabs(({ match, what }) => {
    if (match !== table?.match) return;
    if (what === 'written') return void table.refresh();
    table.close();
    say({ type: 'failed', why: 'noSuchMatch', detail: match });
  });
  const note = noteTaker(id, device);
  const surroundings: Surroundings = {
    game,
    store: inStep(device.store, clock, tellTabs),
    fresh: device.fresh,
    presence: alone,
    clock,
    get thinking() {
      return thinking;
    },
    mistake,
    progressed() {
      if (table !== null) note(table.summary);
    },
  };
  table = await (asked.type === 'open'
    ? openTable(surroundings, planOf(asked))
    : reopenTable(surroundings, asked.match));
  note(table.summary);
  const connection = table.connect(PERSON, (message) => say({ type: 'said', message }));
  ready();
  return {
    async send(message) {
      const answer = await connection.send(message);
      if (answer !== null) say({ type: 'said', message: answer });
    },
    think(wished) {
      const isReleased = thinking.waits === true && wished.waits !== true;
      thinking = wished;
      // Whoever was held back goes on.
      if (isReleased) void table.refresh();
    },
    refresh: () => table.refresh(),
  };
}

async function openedOf({ store }: DeviceStore, match: string): Promise<Opened | null> {
  // Which game it is of; the table reads it through.
  const [first] = (await store.load(match, 0)) as readonly (Written | undefined)[];
  return first?.kind === 'opened' ? first.entry : null;
}

function planOf({ seats, options, clocks, bot: name }: Opening): Plan {
  const bots = Array.from({ length: seats - 1 }, () => bot(name));
  return { seats: [person(PERSON), ...bots], options, clocks };
}

/** The other tabs hear of what is written here; what they have written was not before its time. */
function inStep(store: Store, clock: LookedAtClock, tellTabs: (news: TabNews) => void): Store {
  const told = <Answer>(match: string, answer: Answer): Answer => {
    if (answer === 'appended') tellTabs({ match, what: 'written' });
    return answer;
  };
  return {
    ...store,
    append: async (match, written, due) => told(match, await store.append(match, written, due)),
    async load(match, from) {
      const read = await store.load(match, from);
      clock.reach((read.at(-1) as Written | undefined)?.time ?? 0);
      return read;
    },
  };
}

/** Writes down what home lists, one after another. */
function noteTaker(game: GameId, device: DeviceStore): (summary: MatchSummary) => void {
  let noted = Promise.resolve();
  return (summary) => {
    const now = Date.now();
    noted = noted.then(() => device.note({ ...summary, game, began: now, touched: now }));
  };
}
