/** A table on a server, as the terminal holds it: what it has told, and whom to ask. */
import { seatNames } from '@mazzo/bots';
import { games, texts } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { tellSaid } from '@mazzo/kernel';
import type { AnyEvent, AnyGame, Language } from '@mazzo/kernel';
import { lineTo } from '@mazzo/server';
import type { ServerReason, TableLine } from '@mazzo/server/protocol';
import { Client } from '@mazzo/table';
import { cliTexts } from '../language.ts';
import { audience } from '../names.ts';
import { blocksOf, paragraphs } from '../story.ts';
import { faces } from '../table/faces.ts';
import type { Reader } from '../table/face.ts';
import type { Terminal } from '../terminal.ts';
import { saidLine } from './said.ts';
import type { ServerLink } from './server-link.ts';

export interface JoinedTable {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly line: TableLine;
  readonly client: Client;
  readonly person: string;
  /** What has been told and not yet read. */
  readonly news: string[];
  readonly out: ServerReason | null;
  desk: unknown;
  /** Resolves when something has happened. */
  change(): Promise<void>;
  close(): void;
}

export interface JoiningTerms {
  readonly id: GameId;
  readonly cookie: string;
  readonly person: string;
  readonly name: string | null;
  readonly language: Language;
  /** Hears every event too, as a bot does. */
  heard?(events: readonly AnyEvent[]): void;
  /** Another match begins, or another seat at it. */
  began?(): void;
}

export function joinTable(link: ServerLink, terms: JoiningTerms, terminal: Terminal): JoinedTable {
  const { id, cookie, person, name, language } = terms;
  const news: string[] = [];
  let out: ServerReason | null = null;
  let wake = (): void => {};
  let changed = false;
  const rouse = (): void => {
    changed = true;
    wake();
  };
  const tell = (events: readonly AnyEvent[]): void => {
    terms.heard?.(events);
    const reader = readerOf(joined, language, terminal);
    news.push(...blocksOf(paragraphs(events, faces[id], reader), reader.width).flat());
    rouse();
  };
  const line = lineTo({
    base: () => link.base,
    cookie,
    code: link.code,
    name,
    listener: {
      lobbyChanged: rouse,
      lost: rouse,
      out(reason) {
        out = reason;
        // What was asked is answered no more.
        client.close();
        rouse();
      },
      said: (said) => {
        news.push(saidLine(said, language));
        rouse();
      },
    },
  });
  const client = new Client({
    game: games[id],
    transport: line.transport(),
    idPrefix: `${process.pid} ${Date.now()} `,
    story: true,
    listener: {
      welcomed(_at, story) {
        joined.desk = undefined;
        terms.began?.();
        for (const { events } of story) terms.heard?.(events);
        rouse();
      },
      told: ({ events }) => tell(events),
      seatsChanged: rouse,
      talkHeard(said) {
        const { words, to } = readerOf(joined, language, terminal);
        news.push(tellSaid(words, said, to));
        rouse();
      },
    },
  });
  const joined: JoinedTable = {
    id,
    game: games[id],
    line,
    client,
    person,
    news,
    get out() {
      return out;
    },
    desk: undefined,
    async change() {
      if (!changed) await new Promise<void>((resolve) => (wake = resolve));
      changed = false;
    },
    close() {
      client.close();
      line.close();
    },
  };
  void client.open();
  line.open();
  return joined;
}

/** What everybody is called: people by their names, bots by their seats'. */
function namesAt({ client }: JoinedTable): string[] {
  const { seats = [] } = client.seats ?? {};
  return seats.map(({ holder }, seat) =>
    holder.kind === 'person' ? holder.name : (seatNames[seat] ?? String(seat + 1)),
  );
}

export function readerOf(joined: JoinedTable, language: Language, terminal: Terminal): Reader {
  const { id, client } = joined;
  const text = cliTexts[language];
  const { width, paint } = terminal.screen();
  const [session] = client.clocks?.sessions ?? [];
  const left = session === undefined ? null : client.timeUntil(session.deadline) / 60_000;
  return {
    language,
    text,
    words: texts[id][language],
    own: faces[id].words[language],
    to: audience(client.at?.seat ?? null, text, namesAt(joined)),
    width,
    paint,
    minutesLeft: left === null ? null : Math.max(0, Math.ceil(left)),
    recalls: false,
    desk: joined.desk,
  };
}
