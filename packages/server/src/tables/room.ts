/** A table that somebody is at: its lobby, the match that is played there, and everybody connected. */
import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { localPresence, openTable, reopenTable } from '@mazzo/table';
import type {
  Clock,
  Connection,
  Presence,
  Store,
  Surroundings,
  Table,
  Thinker,
  Thinking,
  Written,
} from '@mazzo/table';
import { JournalFault } from '@mazzo/table/journal';
import type { SocketAnswer } from '../protocol/answers.ts';
import type { ServerReason, Trouble } from '../protocol/vocabulary.ts';
import type { LobbyRequest } from '../protocol/requests.ts';
import { freshKey, freshMatch } from '../identity/secrets.ts';
import { change, guestNamed, hasMuted, join, planOf, seatFreely, viewOf } from './lobby.ts';
import type { Lobby, LobbyChange, MatchPlan } from './lobby.ts';
import type { LobbyKeeper } from './lobby-keeper.ts';
import { helloForStory, takeBotsSeat } from './coming-to-play.ts';
import { HostWatch } from './host-watch.ts';
import { textOf } from './texts.ts';
import { watchedStore } from './watched-store.ts';

type Person = string;

/** Somebody's connection. */
export interface Member {
  readonly person: Person;
  /** Takes what is said as the text that goes over the line. */
  hear(text: string): void;
  /** Ends it. */
  end(reason: ServerReason): void;
}

export interface RoomSurroundings {
  readonly store: Store;
  readonly clock: Clock;
  /** Left out, bots think in this thread. */
  readonly thinkerFor?: (game: GameId) => Thinker;
  readonly thinking?: Thinking;
  /** Nobody is left; the room may be forgotten. */
  empty(code: string): void;
  played(code: string, lobby: Lobby, match: string, people: readonly Person[], over: boolean): void;
  report(lobby: Lobby, by: Person, about: Person, reason: string): Promise<unknown>;
  mistake(error: unknown, code: string): void;
}

interface Present {
  connection: Connection | null;
}

/** With nobody connected the clocks of a table stop; whoever only loads the page anew is back by then. */
const LEFT_ALONE = 5000;

const goingOn = (lobby: Lobby): Lobby => (lobby.running ? lobby : { ...lobby, running: true });

export class Room {
  readonly #around: RoomSurroundings;
  readonly #keeper: LobbyKeeper;
  readonly #presence: Presence;
  readonly #members = new Map<Member, Present>();
  readonly #hostWatch: HostWatch;
  #table: Table | null = null;
  #opening: Promise<Table | null> | null = null;
  /** Since when nobody has been here; 0 where that is not known. */
  #emptySince = 0;
  #cancelRest: () => void = () => {};
  #writes = true;
  /** A match that cannot be gone on with, and why: it is not read again for everybody who asks. */
  #stuck: { readonly match: string; readonly trouble: Trouble } | null = null;
  #told = '';

  constructor(keep: (saved: (worked: boolean) => void) => LobbyKeeper, around: RoomSurroundings) {
    this.#keeper = keep((worked) => this.#noticeWriting(worked));
    this.#around = around;
    this.#presence = localPresence(around.clock.now);
    this.#hostWatch = new HostWatch(around.clock, () => this.#tellLobby());
  }

  get lobby(): Lobby {
    return this.#keeper.lobby;
  }

  get members(): number {
    return this.#members.size;
  }

  get table(): Table | null {
    return this.#table;
  }

  /** `sits`: takes a seat, if there is one; of the match that runs, or else of the next. */
  async enter(member: Member, name: string, sits = false): Promise<ServerReason | null> {
    const { person } = member;
    const refused = await this.#keeper.change((lobby) => {
      const joined = join(lobby, { person, name }, this.#here());
      const isSeated = sits && typeof joined !== 'string' && !joined.running;
      return isSeated ? seatFreely(joined, person) : joined;
    });
    if (refused !== null) return refused;
    this.#cancelRest();
    this.#members.set(member, { connection: null });
    const { name: named = name } = guestNamed(this.lobby, person) ?? {};
    const muted = this.lobby.muted[person] ?? [];
    this.#say(member, { type: 'entered', version: 1, person, name: named, muted });
    this.#tellLobby(member);
    const table = await this.#openedTable();
    if (table === null) return null;
    const isPlaying = sits && this.lobby.running;
    if (isPlaying) await takeBotsSeat(table, person, named);
    this.#connect(member, table);
    if (isPlaying) await this.#members.get(member)?.connection?.send(helloForStory);
    return null;
  }

  leave(member: Member): void {
    const present = this.#members.get(member);
    if (present === undefined) return;
    this.#members.delete(member);
    present.connection?.close();
    this.#tellLobby();
    if (this.#members.size > 0) return;
    const { clock } = this.#around;
    this.#emptySince = clock.now();
    this.#cancelRest = clock.at(clock.now() + LEFT_ALONE, () => this.rest());
  }

  /** What is meant for the match. */
  async takeForTable(member: Member, message: unknown): Promise<void> {
    if (!this.#members.has(member)) return;
    await this.#openedTable();
    const connection = this.#members.get(member)?.connection;
    if (connection === undefined || connection === null) {
      return this.#say(member, { type: 'refused', id: null, reason: 'noMatch' });
    }
    const answer = await connection.send(message);
    if (answer !== null) this.#say(member, { type: 'table', message: answer });
  }

  async take(member: Member, request: LobbyRequest): Promise<void> {
    const reason = await this.#obey(member, request);
    const { id } = request;
    this.#say(member, reason === null ? { type: 'done', id } : { type: 'refused', id, reason });
    // Last of all: whoever asked for it has been answered by the time their own connection ends.
    if (reason === null) this.#showOutBy(request);
  }

  #showOutBy(request: LobbyRequest): void {
    if (request.type === 'remove') this.showOut(request.person, 'wasRemoved');
    if (request.type !== 'close') return;
    this.showOut(null, 'tableClosed');
    this.rest();
  }

  /** Somebody who is to be forgotten, or a host who closes: out with whom it concerns. */
  showOut(person: Person | null, reason: ServerReason): void {
    for (const member of this.#members.keys()) {
      if (person === null || member.person === person) member.end(reason);
    }
  }

  async change(make: (lobby: Lobby) => Lobby | ServerReason): Promise<ServerReason | null> {
    const refused = await this.#keeper.change(make);
    if (refused === null) this.#tellLobby();
    return refused;
  }

  /** Nobody plays here now: what happens by itself waits until somebody comes. */
  rest(): void {
    this.#cancelRest();
    this.#hostWatch.stop();
    this.#table?.close();
    this.#table = null;
    this.#around.empty(this.lobby.code);
  }

  async #obey(member: Member, request: LobbyRequest): Promise<ServerReason | null> {
    const { person } = member;
    switch (request.type) {
      case 'start':
        return this.#start(person);
      case 'say':
        return this.#sayToAll(person, request);
      case 'report':
        return this.#report(person, request.person, request.reason);
      default:
        return this.#changeBy(person, request);
    }
  }

  async #changeBy(person: Person, request: LobbyChange): Promise<ServerReason | null> {
    const refused = await this.change((lobby) =>
      change(lobby, person, request, this.#hostWatch.isAway),
    );
    if (refused === null && request.type === 'remove') await this.#table?.remove(request.person);
    return refused;
  }

  #sayToAll(person: Person, { said }: Extract<LobbyRequest, { type: 'say' }>): ServerReason | null {
    const guest = guestNamed(this.lobby, person);
    if (guest === undefined) return 'notHere';
    if (said.kind === 'text' && !this.lobby.terms.freeText) return 'onlyPhrases';
    const text = JSON.stringify({ type: 'said', ...guest, said } satisfies SocketAnswer);
    for (const member of this.#members.keys()) {
      if (!hasMuted(this.lobby, member.person, person)) member.hear(text);
    }
    return null;
  }

  async #report(person: Person, other: Person, why: string): Promise<ServerReason | null> {
    if (guestNamed(this.lobby, other) === undefined) return 'notHere';
    try {
      await this.#around.report(this.lobby, person, other, why);
      return null;
    } catch {
      return 'tryAgain';
    }
  }

  /** The lobby names the match before it is opened: a crash in between leaves a name, not a match that nobody finds. */
  async #start(person: Person): Promise<ServerReason | null> {
    let plan: MatchPlan | null = null;
    const match = freshMatch();
    const refused = await this.#keeper.change((lobby) => {
      const planned = planOf(lobby, person);
      if (typeof planned === 'string') return planned;
      plan = planned;
      return { ...lobby, match, running: true };
    });
    if (refused !== null || plan === null) return refused;
    this.#table?.close();
    this.#table = null;
    try {
      this.#adopt(await openTable(this.#surroundings(match), plan));
    } catch (error) {
      this.#around.mistake(error, this.lobby.code);
      await this.change((lobby) => ({ ...lobby, match: null, running: false }));
      return 'tryAgain';
    }
    this.#tellLobby();
    return null;
  }

  /** The table of the match, taken up again if nobody was here for a while. */
  #openedTable(): Promise<Table | null> {
    const { match } = this.lobby;
    if (this.#table !== null || match === null || match === this.#stuck?.match) {
      return Promise.resolve(this.#table);
    }
    this.#opening ??= this.#reopen(match).finally(() => (this.#opening = null));
    return this.#opening;
  }

  async #reopen(match: string): Promise<Table | null> {
    const { store, mistake } = this.#around;
    try {
      if ((await store.keyOf(match)) === null) {
        // It was named, and then the server ended.
        await this.change((lobby) => ({ ...lobby, match: null, running: false }));
        return null;
      }
      const since = { downSince: this.#emptySince };
      const table = await reopenTable(this.#surroundings(null), match, since);
      if (this.#table !== null) {
        table.close();
        return this.#table;
      }
      this.#adopt(table);
      // It could not be read for a while, by another version of the rules: it goes on.
      if (!table.summary.over) await this.change(goingOn);
      return table;
    } catch (error) {
      if (error instanceof JournalFault) await this.#giveUp(match, error);
      else mistake(error, this.lobby.code);
      return null;
    }
  }

  /** The host may start another match; the journal stays as it is. */
  async #giveUp(match: string, fault: JournalFault): Promise<void> {
    const { problem } = fault;
    const isOther = problem === 'otherRules' || problem === 'newerFormat';
    if (!isOther) this.#around.mistake(fault, this.lobby.code);
    this.#stuck = { match, trouble: isOther ? 'otherVersion' : 'unreadable' };
    await this.change((lobby) => ({ ...lobby, running: false }));
  }

  #adopt(table: Table): void {
    this.#table = table;
    for (const member of this.#members.keys()) this.#connect(member, table);
  }

  #connect(member: Member, table: Table): void {
    const present = this.#members.get(member);
    if (present === undefined || this.#table !== table) return;
    present.connection?.close();
    const { person } = member;
    const hear = (message: Parameters<Parameters<Table['connect']>[1]>[0]): void =>
      member.hear(textOf(message));
    present.connection = table.connect(person, hear, guestNamed(this.lobby, person)?.name);
  }

  #surroundings(first: string | null): Surroundings {
    const { clock, store, thinkerFor, thinking, mistake } = this.#around;
    const { code, terms } = this.lobby;
    const thinker = thinkerFor?.(terms.game);
    let next = first;
    return {
      game: games[terms.game],
      store: watchedStore(store, {
        wrote: (match, written) => {
          this.#noticeWriting(true);
          this.#notice(match, written);
        },
        failed: () => this.#noticeWriting(false),
      }),
      clock,
      presence: this.#presence,
      fresh: {
        match() {
          const name = next ?? freshMatch();
          next = null;
          return name;
        },
        key: freshKey,
      },
      allows: (person) => guestNamed(this.lobby, person) !== undefined,
      ...(thinker === undefined ? {} : { thinker }),
      ...(thinking === undefined ? {} : { thinking }),
      mistake: (error) => {
        this.#table = null;
        mistake(error, code);
        void this.change((lobby) => ({ ...lobby, running: false }));
      },
    };
  }

  /** What has been written of a match that concerns the lobby. */
  #notice(match: string, written: Written): void {
    const { code } = this.lobby;
    const { played } = this.#around;
    if (written.kind === 'opened') {
      const people = written.holders.flatMap((one) => (one.kind === 'person' ? one.person : []));
      played(code, this.lobby, match, people, false);
      if (match !== this.lobby.match) {
        void this.change((lobby) => ({ ...lobby, match, running: true }));
      }
    }
    if (written.kind === 'noted' && written.note.type === 'sat') {
      played(code, this.lobby, match, [written.note.person], false);
    }
    if (written.kind === 'closed') {
      played(code, this.lobby, match, [], true);
      void this.change((lobby) => (lobby.match === match ? { ...lobby, running: false } : lobby));
    }
  }

  /** Whether the store writes what is done here: everybody is told when it does not, and when it does again. */
  #noticeWriting(works: boolean): void {
    if (works === this.#writes) return;
    this.#writes = works;
    this.#tellLobby();
  }

  get #trouble(): { trouble?: Trouble } {
    if (this.#stuck !== null && this.#stuck.match === this.lobby.match) {
      return { trouble: this.#stuck.trouble };
    }
    return this.#writes ? {} : { trouble: 'cannotWrite' };
  }

  #here(): ReadonlySet<Person> {
    return new Set(Array.from(this.#members.keys(), ({ person }) => person));
  }

  #say(member: Member, answer: SocketAnswer): void {
    if (this.#members.has(member)) member.hear(JSON.stringify(answer));
  }

  /** To one who has come, and to everybody if it has changed. */
  #tellLobby(newcomer?: Member): void {
    const here = this.#here();
    this.#hostWatch.see(here.has(this.lobby.host));
    const hostAway = this.#hostWatch.isAway ? ({ hostAway: true } as const) : {};
    const lobby = viewOf(this.lobby, here, { ...hostAway, ...this.#trouble });
    const text = JSON.stringify({ type: 'lobby', lobby } satisfies SocketAnswer);
    const changed = text !== this.#told;
    this.#told = text;
    for (const member of this.#members.keys()) {
      if (changed || member === newcomer) member.hear(text);
    }
  }
}
