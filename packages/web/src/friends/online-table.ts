/** A table of a server, as a page holds it: its lobby, who one is there, what is said, and the match. */
import type {
  LobbyOutcome,
  LobbyView,
  Said,
  ServerReason,
  TableLine,
  UnsentRequest,
} from '@mazzo/server/protocol/line';
import type { Transport } from '@mazzo/table';
import { computed, signal } from '@preact/signals';
import type { GameId } from '../games/ids.ts';
import type { Company, FoundTable } from '../play/found-table.ts';
import { namesFirst } from './names-first.ts';
import { Overheard } from './overheard.ts';
import { know, me } from './server.ts';
import { openLine } from './socket.ts';
import { friendsText, saidWords } from './text/text.ts';
import { announce } from '../shell/live.tsx';
import { showToast } from '../shell/toast.tsx';

export interface Heard extends Said {
  readonly id: number;
}

/** What may lie over a lobby or a room, one at a time. */
export type OpenedDialog =
  | { readonly kind: 'talk' | 'people' | 'terms' | 'qr' }
  | { readonly kind: 'person'; readonly person: string };

/** Long enough to be read, with whatever else happens. */
const HEARD_FOR = 7000;
/** An evening's worth. */
const REMEMBERED = 50;
/** A line that is back so soon was never missed. */
const UNNOTICED = 1500;

export class OnlineTable {
  readonly code: string;
  readonly lobby = signal<LobbyView | null>(null);
  /** Why one is not at the table any more. */
  readonly out = signal<ServerReason | null>(null);
  /** The line has been broken for longer than anybody overlooks. */
  readonly isLost = signal(false);
  readonly overheard = new Overheard();
  /** What has just been said. */
  readonly heard = signal<readonly Heard[]>([]);
  /** All of it, as far as one was there: the latest last. */
  readonly conversation = signal<readonly Heard[]>([]);
  readonly opened = signal<OpenedDialog | null>(null);
  readonly muted = signal<ReadonlySet<string>>(new Set());
  /** Who plays in the match that is shown; null while none is. */
  readonly players = signal<ReadonlySet<string> | null>(null);
  readonly #line: TableLine;
  readonly #close: () => void;
  #missing: ReturnType<typeof setTimeout> | undefined;
  #sayings = 0;

  /** `sits`: to play, wherever there is a seat. */
  constructor(code: string, name: string | null, sits = false) {
    this.code = code;
    const { line, close } = openLine({
      code,
      name,
      sits,
      listener: {
        entered: (person, called, muted) => {
          this.muted.value = new Set(muted);
          if (me.value?.person !== person) know({ person, name: called });
          clearTimeout(this.#missing);
          this.#missing = undefined;
          this.isLost.value = false;
        },
        lobbyChanged: (lobby) => this.#change(lobby),
        said: (said) => this.#hear(said),
        // Told again with every try that fails: it is the first that counts.
        lost: () => {
          this.#missing ??= setTimeout(() => (this.isLost.value = true), UNNOTICED);
        },
        out: (reason) => void (this.out.value = reason),
      },
    });
    this.#line = line;
    this.#close = close;
  }

  /** Who looks at this page. */
  readonly person = computed(() => me.value?.person ?? '');
  readonly isHost = computed(() => this.lobby.value?.host === this.person.value);
  /** Where one sits in the next match; null for who looks on. */
  readonly seat = computed(() => this.#seatOf(this.person.value));

  /** Why nothing goes on just now, in words. */
  readonly problem = computed((): string | null => {
    const { reconnecting, troubles } = friendsText();
    if (this.isLost.value) return reconnecting;
    const trouble = this.lobby.value?.trouble;
    return trouble === undefined ? null : troubles[trouble];
  });

  guestNamed(person: string): LobbyView['guests'][number] | undefined {
    return this.lobby.value?.guests.find((guest) => guest.person === person);
  }

  /** What everybody may know of somebody, and whether one hears them oneself. */
  factsOf(person: string): string[] {
    const { lobby: text, person: words } = friendsText();
    const isHere = this.guestNamed(person)?.here === true;
    return [
      person === this.person.value ? text.you : isHere ? text.here : text.away,
      ...(person === this.lobby.value?.host ? [text.host] : []),
      ...(isHere && !this.#plays(person) ? [text.watches] : []),
      ...(this.muted.value.has(person) ? [words.isMuted] : []),
    ];
  }

  /** Null when it is done; otherwise why not, in words. */
  async attempt(request: UnsentRequest): Promise<string | null> {
    const outcome: LobbyOutcome = await this.#line.request(request);
    if (outcome?.ok === true) return null;
    const { reasons, lost } = friendsText();
    return outcome === null ? lost : reasons[outcome.reason];
  }

  /** What is refused is said; true if it was done. */
  async ask(request: UnsentRequest): Promise<boolean> {
    const refused = await this.attempt(request);
    // Whoever is not at the table any more reads that, and why, on the screen.
    if (refused !== null && this.out.value === null) showToast({ text: refused, isAside: true });
    return refused === null;
  }

  async mute(person: string, muted: boolean): Promise<void> {
    if (!(await this.ask({ type: 'mute', person, muted }))) return;
    const all = new Set(this.muted.value);
    if (muted) all.add(person);
    else all.delete(person);
    this.muted.value = all;
    const { person: text } = friendsText();
    const name = this.guestNamed(person)?.name ?? '';
    showToast({ text: muted ? text.muted(name) : text.unmuted(name), isAside: true });
  }

  /** The table as a match is played at it. */
  found(match: string, game: GameId, company: Company): FoundTable {
    return {
      match,
      game,
      company,
      transport: this.transport(),
      kept: signal(true),
      failed: signal(null),
      think() {
        // Bots think as the server has it: nobody hurries them for all.
      },
    };
  }

  transport(): Transport {
    return namesFirst(this.overheard.of(this.#line.transport()));
  }

  close(): void {
    clearTimeout(this.#missing);
    this.#close();
  }

  #plays(person: string): boolean {
    return this.players.value?.has(person) ?? this.#seatOf(person) !== null;
  }

  #seatOf(person: string): number | null {
    const { wished = [] } = this.lobby.value ?? {};
    const at = wished.findIndex((one) => one.kind === 'person' && one.person === person);
    return at < 0 ? null : at;
  }

  #change(lobby: LobbyView): void {
    const { value: before } = this.lobby;
    this.lobby.value = lobby;
    if (before === null || before.host === lobby.host) return;
    const { lobby: text } = friendsText();
    const name = this.guestNamed(lobby.host)?.name ?? '';
    showToast({ text: this.isHost.value ? text.youAreHost : text.isHost(name), isAside: true });
  }

  #hear(said: Said): void {
    const heard = { ...said, id: (this.#sayings += 1) };
    this.heard.value = [...this.heard.value, heard];
    this.conversation.value = [...this.conversation.value, heard].slice(-REMEMBERED);
    if (said.person !== this.person.value) {
      announce(`${said.name}: ${saidWords(said.said)}`);
    }
    setTimeout(() => {
      this.heard.value = this.heard.value.filter((one) => one !== heard);
    }, HEARD_FOR);
  }
}
