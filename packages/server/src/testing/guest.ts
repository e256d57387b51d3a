/** Somebody at a table of a running server: a line over a real socket, and a hand that plays. */
import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { chanceFrom, decisionOf } from '@mazzo/kernel';
import type { AnyGame, Chance } from '@mazzo/kernel';
import { Client } from '@mazzo/table';
import type { Answer, ClientListener, Telling } from '@mazzo/table';
import { identityAt, lineTo } from '../joining.ts';
import type { LineListener, TableLine } from '../protocol/table-line.ts';
import type { Terms } from '../protocol/lobby.ts';

/** Everybody from an address of their own, as a proxy would say: nobody uses up another's account. */
let strangers = 0;
function fromElsewhere(): Readonly<Record<string, string>> {
  const n = strangers++;
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
}

export interface Identified {
  readonly base: string;
  readonly cookie: string;
  readonly person: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function ask(
  { base, cookie, headers = {} }: Pick<Identified, 'base' | 'cookie'> & Partial<Identified>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${base}${path}`, {
    method,
    headers: {
      ...headers,
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Somebody new. */
export async function identified(base: string, name: string | null = null): Promise<Identified> {
  const headers = fromElsewhere();
  const identity = await identityAt(base, null, name, headers);
  if (identity === null) throw new Error(`nobody answers at ${base}`);
  return { base, headers, ...identity };
}

export async function createTable(
  host: Identified,
  terms: Partial<Terms> & { game: GameId },
): Promise<string> {
  const game: AnyGame = games[terms.game];
  const answer = await ask(host, 'POST', '/api/tables', {
    options: {},
    seats: game.seats.default,
    clocks: 'none',
    open: false,
    freeText: false,
    ...terms,
  });
  const { code } = (await answer.json()) as { code: string };
  return code;
}

export interface Guest {
  readonly identity: Identified;
  readonly line: TableLine;
  readonly client: Client;
  /** All that was told of the match. */
  readonly story: Telling[];
  /** Every acknowledged move: the entry that it is in. */
  readonly acknowledged: { readonly match: string; readonly seq: number; readonly id: string }[];
  /** Every click, and the names under which it was sent. */
  readonly clicks: { readonly match: string; readonly ids: string[] }[];
  /** Answers the next question that it is asked, if it is asked one. */
  act(): Promise<Answer | null | 'nothing'>;
  /** The same, by somebody who is not answered for a while and clicks again, at whatever is asked, when something happens. */
  actCarelessly(): Promise<void>;
  close(): void;
}

export interface GuestProps {
  readonly game: GameId;
  readonly code: string;
  readonly seed: string;
  /** Comes to play. */
  readonly sits?: boolean;
  /** Where the server is now: after a restart it may be elsewhere. */
  readonly base?: () => string;
  readonly listener?: LineListener & ClientListener;
}

/** Comes in, and is at the table when this resolves. */
export async function comeIn(identity: Identified, props: GuestProps): Promise<Guest> {
  const { code, sits = false, listener = {} } = props;
  const game: AnyGame = games[props.game];
  const chance: Chance = chanceFrom(`sfc32:${props.seed}`);
  const base = props.base ?? (() => identity.base);
  const story: Telling[] = [];
  const acknowledged: Guest['acknowledged'] = [];
  const clicks: Guest['clicks'] = [];
  let requests = 0;
  let entered: () => void = () => {};
  let happened: () => void = () => {};
  const inside = new Promise<void>((resolve) => (entered = resolve));
  const line = lineTo({
    base,
    cookie: identity.cookie,
    headers: identity.headers,
    code,
    name: null,
    sits,
    haste: 5,
    listener: {
      ...listener,
      lobbyChanged(lobby) {
        entered();
        listener.lobbyChanged?.(lobby);
      },
      out(reason) {
        entered();
        listener.out?.(reason);
      },
    },
  });
  const client = new Client({
    game,
    transport: line.transport(),
    idPrefix: `${props.seed} `,
    story: true,
    listener: {
      ...listener,
      welcomed(at, told) {
        story.splice(0, Infinity, ...told);
        listener.welcomed?.(at, told);
      },
      told(telling) {
        story.push(telling);
        listener.told?.(telling);
        happened();
      },
    },
  });
  void client.open();
  line.open();
  await inside;
  const click = async (ids: string[]): Promise<Answer | null | 'nothing'> => {
    const { at } = client;
    const seat = at?.seat ?? null;
    if (at === null || seat === null) return 'nothing';
    const decision = decisionOf(at.status, seat);
    if (decision === undefined || decision.pace === 'free') return 'nothing';
    const moves = game.legal(at.view, seat);
    const move = moves[chance.below(Math.max(1, moves.length))];
    if (move === undefined) return 'nothing';
    const { match } = at;
    if (ids.length === 0) clicks.push({ match, ids });
    ids.push(`${props.seed} ${(requests += 1)}`);
    const answer = await client.request({ type: 'command', decision: decision.id, move });
    if (answer?.type === 'accepted') acknowledged.push({ match, seq: answer.seq, id: answer.id });
    return answer;
  };
  return {
    identity,
    line,
    client,
    story,
    acknowledged,
    clicks,
    act: () => click([]),
    async actCarelessly() {
      const ids: string[] = [];
      const answer = click(ids);
      const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), 50));
      const more = new Promise<'more'>((resolve) => (happened = () => resolve('more')));
      const isLate = (await Promise.race([answer, late])) === 'late';
      if (isLate && (await Promise.race([more, answer])) === 'more') await click(ids);
      await answer;
    },
    close() {
      client.close();
      line.close();
    },
  };
}

export async function until(done: () => boolean, what: string, patience = 60_000): Promise<void> {
  const end = performance.now() + patience;
  while (!done()) {
    if (performance.now() > end) throw new Error(`waited too long until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
