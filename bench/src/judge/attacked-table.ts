/** A real table whose people play, beside a bot or not, let their time run out, and send whatever they like. */
import { chanceFrom, offhand } from '@mazzo/kernel';
import type { AnyGame, AnyMove, AnyOptions, Chance, OptionField, Seat } from '@mazzo/kernel';
import type { AnySubject } from '@mazzo/kernel/testing';
import { bot, localPresence, memoryStore, numbered, openTable, person } from '@mazzo/table';
import type { Store, Written } from '@mazzo/table';
import { fakeClock } from '@mazzo/table/testing';
import { contrived } from './contrived.ts';
import { join } from './guest.ts';
import type { Guest } from './guest.ts';
import { anyMessage, command } from './messages.ts';
import type { Occasion } from './messages.ts';
import type { Case } from './slowest.ts';
import { timeOf } from './time.ts';

/** How the people play: as the bot does, at random, or taking all they can and laying nothing. */
const styles = ['bot', 'random', 'hoard'] as const;
type Style = (typeof styles)[number];

const HOSTILE_A_POSITION = 10;
const TIMEOUT_ONE_IN = 6;
/** Nobody needs the rest of a match that never ends, nor much of one that began with the table of interest. */
const MOST_STEPS = 600;
const MOST_CONTRIVED_STEPS = 8;

export type OnCost = (milliseconds: number, judged: Case) => void;

interface Room {
  /** The people, by seat; bots sit after them. */
  readonly guests: readonly Guest[];
  readonly mistakes: readonly unknown[];
  send(seat: Seat, write: (id: string) => string): Promise<void>;
  /** What happens next by itself: a clock runs out, or a bot moves. */
  wait(kind: 'time-out' | 'bot'): Promise<void>;
  close(): void;
}

/** Plays one match; calls back with what each message and whatever happened by itself cost. */
export function attack(subject: AnySubject, number: number, onCost: OnCost): Promise<void> {
  return play(subject, subject.game, number, MOST_STEPS, onCost);
}

/** Begins one match at a table that play seldom comes to, where there are such. */
export async function attackContrived(
  subject: AnySubject,
  number: number,
  onCost: OnCost,
): Promise<void> {
  const open = contrived[subject.game.id];
  if (open === undefined) return;
  await play(subject, { ...subject.game, open }, number, MOST_CONTRIVED_STEPS, onCost);
}

async function play(
  subject: AnySubject,
  game: AnyGame,
  number: number,
  steps: number,
  onCost: OnCost,
): Promise<void> {
  const chance = chanceFrom(`sfc32:judge ${game.id} ${steps} ${number}`);
  const style = styles[number % styles.length]!;
  const room = await openRoom(game, number, style, chance, onCost);
  for (let step = 0; step < steps && room.mistakes.length === 0; step++) {
    await harass(room, game, chance);
    const { status } = room.guests[0]!.client.at!;
    if (status.over) break;
    const { seat } = status.decisions[chance.below(status.decisions.length)]!;
    if (seat >= room.guests.length) await room.wait('bot');
    else if (chance.below(TIMEOUT_ONE_IN) === 0) await letTimeRunOut(room);
    else {
      const occasion = occasionOf(room, game, seat);
      const move = picked(subject, style, occasion, chance);
      await room.send(seat, (id) => command(occasion, id, move));
    }
  }
  room.close();
  if (room.mistakes.length > 0) throw room.mistakes[0];
}

async function harass(room: Room, game: AnyGame, chance: Chance): Promise<void> {
  const seat = chance.below(room.guests.length);
  const occasion = occasionOf(room, game, seat);
  for (let n = 0; n < HOSTILE_A_POSITION; n++) {
    await room.send(seat, (id) => anyMessage(occasion, id, chance));
  }
}

async function letTimeRunOut(room: Room): Promise<void> {
  await room.wait('time-out');
  // Whoever let their time run out has a bot in their place until they say that they are back.
  for (const seat of room.guests.keys()) {
    const { match } = room.guests[seat]!.client.at!;
    await room.send(seat, (id) => JSON.stringify({ type: 'sit', id, match, seat }));
  }
}

function occasionOf(room: Room, game: AnyGame, seat: Seat): Occasion {
  const { match, status, view } = room.guests[seat]!.client.at!;
  return { match, status, seat, view, game, legal: game.legal(view, seat) };
}

async function openRoom(
  game: AnyGame,
  number: number,
  style: Style,
  chance: Chance,
  onCost: OnCost,
): Promise<Room> {
  const clock = fakeClock(1);
  const { store, journal } = recordingStore();
  const key = `sfc32:judged ${game.id} ${number}`;
  const fresh = numbered(() => key);
  const mistakes: unknown[] = [];
  const mistake = (error: unknown) => void mistakes.push(error);
  const count = game.seats.min + chance.below(game.seats.max - game.seats.min + 1);
  const people = style === 'bot' ? count - 1 : count;
  const seats = Array.from({ length: count }, (_, seat) =>
    seat < people ? person(`${seat}`) : bot(),
  );
  const plan = { seats, options: anyOptions(game, number, chance), clocks: 'fast' } as const;
  const table = await openTable(
    { game, clock, store, fresh, presence: localPresence(clock.now), mistake },
    plan,
  );
  const guests = await Promise.all(
    Array.from({ length: people }, (_, seat) => join(game, table, seat)),
  );
  let ids = 0;

  const judge = async (
    kind: Case['kind'],
    seat: Seat,
    text: string,
    work: () => Promise<unknown>,
  ) => {
    const [{ length }, time] = [journal, clock.now()];
    const took = await timeOf(work);
    for (const guest of guests) guest.listen();
    const before = () => journal.slice(0, length);
    onCost(took, { kind, seat, text, time, game, key, match: table.match, journal: before });
  };

  return {
    guests,
    mistakes,
    send(seat, write) {
      const text = write(`${(ids += 1)}`);
      const { connection } = guests[seat]!;
      return judge('message', seat, text, () => connection.send(JSON.parse(text)));
    },
    wait: (kind) => judge(kind, 0, '', () => clock.step()),
    close: () => table.close(),
  };
}

function picked(
  { game, pickMove }: AnySubject,
  style: Style,
  { view, seat, legal }: Occasion,
  chance: Chance,
): AnyMove {
  if (style === 'bot') return offhand(game, view, seat, chance);
  if (style === 'hoard') return hoarding(legal);
  return pickMove?.(view, seat, legal, chance) ?? legal[chance.below(legal.length)]!;
}

/** Hands grow as large as they can: all that lies there is taken, and as little as may be given away. */
function hoarding(moves: readonly AnyMove[]): AnyMove {
  const taking = moves.find(({ type }) => type === 'takePozzo');
  const short = moves.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  return taking ?? short[0]!;
}

/** Every other match has the last value of every choice: what the rules do not have by default. */
function anyOptions(game: AnyGame, number: number, chance: Chance): AnyOptions {
  const valueOf = (field: OptionField): string | number => {
    if (field.kind === 'range') return field.min + chance.below(field.max - field.min + 1);
    const { values } = field;
    return number % 2 === 0 ? values.at(-1)! : values[chance.below(values.length)]!;
  };
  const fields = Object.entries<OptionField>(game.options);
  return Object.fromEntries(fields.map(([key, field]) => [key, valueOf(field)]));
}

/** Keeps what is written, so that a moment can be gone back to. */
function recordingStore(): { readonly store: Store; readonly journal: readonly Written[] } {
  const kept = memoryStore();
  const journal: Written[] = [];
  const store: Store = {
    ...kept,
    open(match, key, opening, due) {
      journal.push(opening);
      return kept.open(match, key, opening, due);
    },
    async append(match, written, due) {
      const appended = await kept.append(match, written, due);
      if (appended === 'appended') journal.push(written);
      return appended;
    },
  };
  return { store, journal };
}
