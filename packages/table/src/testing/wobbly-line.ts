/**
 * A bad line to a table, of which any process will do: slow, sending things twice, breaking and coming
 * back. It remembers every request it was given, and everything that it was answered.
 */
import type { Chance, Seat } from '@mazzo/kernel';
import type { Line, Transport } from '../client.ts';
import type { ClientMessage, Request } from '../client-messages.ts';
import type { Clock } from '../clock.ts';
import type { Person } from '../journal.ts';
import type { Answer, ServerMessage, Viewpoint } from '../server-messages.ts';
import type { Connection, Table } from '../table.ts';

/** A request, and everything it was answered. */
export interface Asking {
  readonly request: Request;
  readonly match: string;
  readonly seat: Seat | null;
  readonly answers: Answer[];
  copies: number;
  sentAt: number;
}

export interface Circumstances {
  readonly clock: Clock;
  readonly chance: Chance;
  /** Any of them will do: they play the same match. */
  readonly tables: readonly Table[];
  /** Everything a table says, the moment it says it. */
  overheard(match: string, person: Person, message: ServerMessage): void;
  count(
    what:
      | 'late'
      | 'twice'
      | 'outOfTurn'
      | 'nonsense'
      | 'drops'
      | 'resumes'
      | 'resent'
      | 'resentLate',
  ): void;
  /** What becomes of a copy that arrives in another match: nothing, or a planted fault. */
  meddle?(request: Request, match: string): Request;
}

/** How long it is waited before what was put off is asked again. */
const RESEND = 4000;

export class WobblyLine implements Transport {
  readonly asked = new Map<string, Asking>();
  readonly #person: Person;
  readonly #circumstances: Circumstances;
  #line: Line | null = null;
  #connection: Connection | null = null;
  #table: Table | null = null;
  #connections = 0;
  #arrives = 0;
  #hesitation = 0;
  #at: Viewpoint = { match: '', seat: null };

  constructor(person: Person, circumstances: Circumstances) {
    this.#person = person;
    this.#circumstances = circumstances;
  }

  get isBroken(): boolean {
    return this.#connection === null;
  }

  now(): number {
    return this.#circumstances.clock.now();
  }

  open(line: Line): void {
    this.#line = line;
  }

  close(): void {
    this.#connection?.close();
  }

  connect(): void {
    const { tables, chance, overheard, count } = this.#circumstances;
    if (tables.length === 0) return;
    const table = tables[chance.below(tables.length)]!;
    this.#table = table;
    const connection: Connection = table.connect(this.#person, (message) => {
      overheard(table.match, this.#person, message);
      this.#deliver(connection, message);
    });
    this.#connection = connection;
    this.#arrives = this.now();
    if (this.#connections++ > 0) count('resumes');
    this.#line?.connected();
  }

  drop(): void {
    this.#connection?.close();
    this.#connection = null;
    this.#circumstances.count('drops');
  }

  /** Its process has gone. */
  lose(table: Table): void {
    if (this.#table === table && this.#connection !== null) this.drop();
  }

  /** Copies of everything that was ever sent for another match arrive now. */
  resendLate(match: string): void {
    const { chance, count, meddle = (request: Request) => request } = this.#circumstances;
    for (const { request } of this.asked.values()) {
      if (request.match === match) continue;
      count('resentLate');
      this.transmit(meddle(request, match), chance.below(1000));
    }
  }

  /** The next request is for this match and seat, and the hand that makes it hesitates so long. */
  hesitate(at: Viewpoint, hesitation: number): void {
    this.#at = at;
    this.#hesitation = hesitation;
  }

  send(message: ClientMessage): void {
    if (message.type === 'hello') return this.transmit(message, 0);
    const known = this.asked.get(message.id);
    if (known === undefined) this.#sendFirst(message);
    else this.#sendAgain(known);
  }

  /** Whatever it is; it is lost if the line breaks before. */
  transmit(message: unknown, delay: number): void {
    const connection = this.#connection;
    this.#later(delay, () => {
      if (connection === null || this.#connection !== connection) return;
      void connection.send(message).then((answer) => {
        if (answer !== null) this.#deliver(connection, answer);
        return null;
      });
    });
  }

  /** What was put off is asked again; what was lost, the client sends again by itself. */
  resend(match: string | undefined): void {
    for (const asking of this.asked.values()) {
      if (isFinal(asking) || asking.answers.length === 0) continue;
      if (this.now() - asking.sentAt < RESEND || asking.match !== match) continue;
      this.#sendAgain(asking);
    }
  }

  #sendFirst(request: Request): void {
    const { chance, count } = this.#circumstances;
    const delay = this.#hesitation;
    const sentAt = this.now() + delay;
    const asking: Asking = { ...this.#at, request, answers: [], copies: 1, sentAt };
    this.asked.set(request.id, asking);
    this.transmit(request, delay + chance.below(200));
    if (chance.below(100) >= 10) return;
    count('twice');
    asking.copies++;
    this.transmit(request, delay + chance.below(2000));
  }

  #sendAgain(asking: Asking): void {
    const { chance, count } = this.#circumstances;
    asking.sentAt = this.now();
    asking.copies++;
    count('resent');
    this.transmit(asking.request, chance.below(200));
  }

  /** In order: what was said later does not arrive sooner. */
  #deliver(from: Connection, message: ServerMessage): void {
    const { clock, chance } = this.#circumstances;
    this.#arrives = Math.max(this.#arrives, this.now() + chance.below(300));
    clock.at(this.#arrives, () => {
      if (this.#connection === from) this.#hear(message);
    });
  }

  #hear(message: ServerMessage): void {
    // As the line would carry it: what is folded here is nobody else's.
    const heard = JSON.parse(JSON.stringify(message)) as ServerMessage;
    if (heard.type === 'accepted' || heard.type === 'refused') {
      // Nonsense has no id, and its refusal concerns nobody.
      if (heard.id === null) return;
      this.asked.get(heard.id)?.answers.push(heard);
    }
    this.#line?.hear(heard);
  }

  #later(delay: number, work: () => void): void {
    this.#circumstances.clock.at(this.now() + delay, work);
  }
}

/** To try again is no answer yet. */
export function isFinal({ answers }: Asking): boolean {
  return answers.some((answer) => !isPutOff(answer));
}

export function isPutOff(answer: Answer): boolean {
  return answer.type === 'refused' && answer.reason === 'tryAgain';
}
