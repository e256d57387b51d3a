/** Coming to a table of a server from a program: who one is, and a line over a real socket. */
import { WebSocket } from 'ws';
import { TableLine } from './protocol/table-line.ts';
import type { LineListener } from './protocol/table-line.ts';

type Headers = Readonly<Record<string, string>>;

/** What the server answers, or null if it cannot be reached or refuses. */
export interface ServerIdentity {
  readonly cookie: string;
  readonly person: string;
  readonly name: string;
}

/** As whom the server knows this cookie, or as somebody new; null if it does not answer as a server would. */
export async function identityAt(
  base: string,
  cookie: string | null,
  name: string | null,
  headers: Headers = {},
): Promise<ServerIdentity | null> {
  const answer = await fetch(`${base}/api/me`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(cookie === null ? {} : { cookie }),
    },
    body: JSON.stringify(name === null ? {} : { name }),
  }).catch(() => null);
  if (answer?.ok !== true) return null;
  const [fresh] = answer.headers.get('set-cookie')?.split(';') ?? [];
  const known = (await answer.json()) as { person: string; name: string };
  return { ...known, cookie: fresh ?? cookie ?? '' };
}

export interface JoiningProps {
  /** Where the server is now. */
  base(): string;
  readonly cookie: string;
  readonly code: string;
  readonly name: string | null;
  readonly sits?: boolean;
  readonly listener: LineListener;
  /** How much sooner than usual a broken line is tried again. */
  readonly haste?: number;
  readonly headers?: Headers;
}

export function lineTo(props: JoiningProps): TableLine {
  const { base, cookie, code, name, sits = false, listener, haste = 1, headers = {} } = props;
  return new TableLine({
    code,
    name,
    sits,
    open(events) {
      const socket = new WebSocket(`${base().replace(/^http/, 'ws')}/ws`, {
        headers: { ...headers, cookie },
      });
      socket.on('open', events.opened);
      socket.on('message', (data: Buffer) => events.heard(data.toString()));
      socket.on('close', events.closed);
      // What went wrong is followed by its end.
      socket.on('error', () => {});
      return { send: (text) => socket.send(text), close: () => socket.terminate() };
    },
    after(time, work) {
      const timer = setTimeout(work, time / haste);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    chance: Math.random,
    listener,
  });
}
