/** The page's end of `/ws`, and what makes it come back: a page looked at again, a time that has jumped. */
import { TableLine } from '@mazzo/server/protocol/line';

type LineProps = ConstructorParameters<typeof TableLine>[0];

/** Something was sent and nothing came: the line is dead, though nobody has said so. */
const SILENCE = 8000;
/** Often enough to notice a sleep. */
const TICK = 4000;
const JUMP = 3 * TICK;

export function openLine(props: Pick<LineProps, 'code' | 'name' | 'sits' | 'listener'>): {
  readonly line: TableLine;
  close(): void;
} {
  const line = new TableLine({
    ...props,
    open: openSocket,
    after(time, work) {
      const timer = setTimeout(work, time);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    chance: Math.random,
  });
  const stopWaking = wakeUp(() => line.wake());
  line.open();
  return {
    line,
    close() {
      stopWaking();
      line.close();
    },
  };
}

const openSocket: LineProps['open'] = ({ opened, heard, closed }) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(waiting);
    closed();
  };
  socket.addEventListener('open', opened);
  socket.addEventListener('close', end);
  socket.addEventListener('message', ({ data }) => {
    clearTimeout(waiting);
    waiting = undefined;
    heard(String(data));
  });
  return {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(text);
      waiting ??= setTimeout(() => {
        socket.close();
        end();
      }, SILENCE);
    },
    close: () => socket.close(),
  };
};

function wakeUp(wake: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const look = (): void => {
    if (!document.hidden) wake();
  };
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('pageshow', look, { signal });
  addEventListener('online', wake, { signal });
  let at = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (now - at > JUMP) look();
    at = now;
  }, TICK);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => ended.abort();
}
