/** The socket `/ws`: who may connect, what is read from them, and how much waits to be sent. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Identity } from '../identity/identities.ts';
import type { SocketAnswer } from '../protocol/answers.ts';
import { readSocketRequest } from '../protocol/requests.ts';
import type { Enter, SocketRequest } from '../protocol/requests.ts';
import { MOST_BYTES, SOCKET_VERSION } from '../protocol/vocabulary.ts';
import type { ServerReason } from '../protocol/vocabulary.ts';
import type { Room } from '../tables/room.ts';
import { HeldLine } from './held-line.ts';
import { Accounts, TimeKeeper } from './limits.ts';

export interface SocketsProps {
  readonly rooms: { find(code: string): Doors | ServerReason };
  now(): number;
  /** Whose request it is; null for nobody. */
  identify(request: IncomingMessage): Identity | null;
  addressOf(request: IncomingMessage): string;
  isOwnOrigin(request: IncomingMessage): boolean;
  /** Told of every message: how long it took, and what became of it. */
  measured(milliseconds: number): void;
  dropped(why: 'slow' | 'silent' | 'tooMuch'): void;
  mistake(error: unknown): void;
}

/** What a connection has to do with a room. */
export type Doors = Pick<Room, 'enter' | 'leave' | 'take' | 'takeForTable'>;

/** Whoever hears nothing for so long, by their own doing, is as good as gone. */
const PING = 20_000;
/** What may wait to be sent to one: beyond it, they come back and ask for what they missed. */
const MOST_WAITING = 1_000_000;
const MOST_SOCKETS = 20_000;
/** When the server ends, so long it waits for those who have not said goodbye, in milliseconds. */
const FAREWELL = 1000;
/** What the end of a connection says to a program: come back soon, come back later, do not. */
const ENDS: { readonly [reason in ServerReason]?: number } = { tryAgain: 1012, serverFull: 1013 };
const GOODBYE = 1000;
/** Refusals for too much are told this often before the connection ends. */
const PATIENCE = 20;

const perAddress = { messages: { most: 600, perSecond: 120 }, sockets: 100 };
const perPerson = { messages: { most: 200, perSecond: 40 }, sockets: 12 };

interface Session {
  readonly socket: WebSocket;
  readonly line: HeldLine;
  readonly identity: Identity;
  readonly address: string;
  room: Doors | null;
  isAlive: boolean;
  refused: number;
  /** What was sent while it was still entering waits for that. */
  entering: Promise<void>;
  readonly member: Parameters<Room['leave']>[0];
}

export class Sockets {
  readonly #props: SocketsProps;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #sessions = new Set<Session>();
  readonly #addresses = new Accounts(perAddress);
  readonly #people = new Accounts(perPerson);
  readonly #time = new TimeKeeper();
  readonly #pinging: NodeJS.Timeout;

  constructor(props: SocketsProps) {
    this.#props = props;
    this.#pinging = setInterval(() => this.dropSilent(), PING);
    this.#pinging.unref();
  }

  get size(): number {
    return this.#sessions.size;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { identify, isOwnOrigin, addressOf, now } = this.#props;
    const refuse = (status: string): void =>
      void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    if (!isOwnOrigin(request)) return refuse('403 Forbidden');
    if (this.#sessions.size >= MOST_SOCKETS) return refuse('503 Service Unavailable');
    const address = addressOf(request);
    const identity = identify(request);
    if (identity === null) return refuse('401 Unauthorized');
    if (!this.#addresses.join(address, now())) return refuse('429 Too Many Requests');
    if (!this.#people.join(identity.person, now())) {
      this.#addresses.part(address, now());
      return refuse('429 Too Many Requests');
    }
    let isOpen = false;
    socket.once('close', () => {
      if (!isOpen) this.#giveBack(address, identity.person);
    });
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      isOpen = true;
      this.#begin(opened, socket, identity, address);
    });
  }

  /** Everybody is told to come back soon; whoever does not answer is not waited for. */
  async close(): Promise<void> {
    clearInterval(this.#pinging);
    const sockets = Array.from(this.#sessions, ({ socket }) => socket);
    const gone = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) socket.close(ENDS.tryAgain);
    const impatient = setTimeout(() => {
      for (const socket of sockets) socket.terminate();
    }, FAREWELL);
    await Promise.all(gone);
    clearTimeout(impatient);
  }

  /** Ends what did not answer since the last time, and asks everybody else whether they are there. */
  dropSilent(): void {
    const now = this.#props.now();
    for (const session of this.#sessions) {
      if (session.isAlive) {
        session.isAlive = false;
        session.socket.ping();
      } else {
        this.#props.dropped('silent');
        session.socket.terminate();
      }
    }
    this.#addresses.sweep(now);
    this.#people.sweep(now);
  }

  #begin(socket: WebSocket, line: Duplex, identity: Identity, address: string): void {
    const session: Session = {
      socket,
      line: new HeldLine(line),
      identity,
      address,
      room: null,
      isAlive: true,
      refused: 0,
      entering: Promise.resolve(),
      member: {
        person: identity.person,
        hear: (text) => this.#send(session, text),
        end: (reason) => {
          this.#say(session, { type: 'out', reason });
          socket.close(ENDS[reason] ?? GOODBYE);
        },
      },
    };
    this.#sessions.add(session);
    socket.on('pong', () => (session.isAlive = true));
    socket.on('error', () => {});
    socket.on('close', () => this.#end(session));
    socket.on('message', (data: Buffer, isBinary) => {
      session.isAlive = true;
      this.#read(session, data, isBinary);
    });
  }

  #end(session: Session): void {
    if (!this.#sessions.delete(session)) return;
    this.#giveBack(session.address, session.identity.person);
    session.room?.leave(session.member);
    session.room = null;
  }

  #giveBack(address: string, person: string): void {
    const now = this.#props.now();
    this.#addresses.part(address, now);
    this.#people.part(person, now);
  }

  #read(session: Session, data: Buffer, isBinary: boolean): void {
    const { now, measured } = this.#props;
    const { address, identity } = session;
    this.#time.begin((took) => {
      this.#addresses.of(address, now()).cpu.charge(took, now());
      this.#people.of(identity.person, now()).cpu.charge(took, now());
      measured(took);
    });
    const admitted =
      this.#addresses.admits(address, now()) && this.#people.admits(identity.person, now());
    if (!admitted) return this.#tooMuch(session);
    if (isBinary) return this.#refuse(session, 'badMessage', null);
    const request = readSocketRequest(data.toString());
    if ('refused' in request) return this.#refuse(session, request.refused, request.id);
    void this.#take(session, request).catch((error: unknown) => {
      this.#props.mistake(error);
      this.#refuse(session, 'tryAgain', idOf(request));
    });
  }

  #tooMuch(session: Session): void {
    session.refused++;
    if (session.refused < PATIENCE) return this.#refuse(session, 'tooMuch', null);
    if (session.refused > PATIENCE) return;
    this.#props.dropped('tooMuch');
    session.socket.close(1008);
  }

  async #take(session: Session, request: SocketRequest): Promise<void> {
    if (request.type === 'enter') {
      session.entering = session.entering.then(() => this.#enter(session, request));
      return session.entering;
    }
    if (session.room === null) await session.entering;
    const { room, member } = session;
    if (room === null) return this.#refuse(session, 'enterFirst', idOf(request));
    if (request.type === 'table') await room.takeForTable(member, request.message);
    else await room.take(member, request);
  }

  async #enter(session: Session, { version, code, name, sits = false }: Enter): Promise<void> {
    if (version !== SOCKET_VERSION) return session.member.end('otherVersion');
    const room = this.#props.rooms.find(code);
    if (typeof room === 'string') return session.member.end(room);
    session.room?.leave(session.member);
    // What it says meanwhile waits until it is in.
    session.room = null;
    const refused = await room.enter(session.member, name ?? session.identity.name, sits);
    if (refused !== null) return session.member.end(refused);
    // It may have gone while it was being let in.
    if (this.#sessions.has(session)) session.room = room;
    else room.leave(session.member);
  }

  #refuse(session: Session, reason: ServerReason, id: string | null): void {
    this.#say(session, { type: 'refused', id, reason });
  }

  #say(session: Session, answer: SocketAnswer): void {
    this.#send(session, JSON.stringify(answer));
  }

  #send({ socket, line }: Session, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) {
      this.#props.dropped('slow');
      return socket.terminate();
    }
    line.hold();
    socket.send(text);
  }
}

function idOf(request: SocketRequest): string | null {
  return 'id' in request ? request.id : null;
}
