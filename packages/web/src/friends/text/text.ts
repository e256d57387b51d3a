/** What is said around playing with friends. */
import type { Level } from '@mazzo/bots';
import type {
  Emote,
  Phrase,
  ReportReason,
  ServerReason,
  Trouble,
  Utterance,
} from '@mazzo/server/protocol/line';
import type { Language } from '@mazzo/kernel';
import { language } from '../../settings/settings.ts';
import { text as en } from './en.ts';
import { text as it } from './it.ts';

export interface FriendsText {
  readonly title: string;
  /** Where whoever gave us the page has no tables. */
  readonly noServer: string;
  readonly yourName: string;
  readonly newTable: string;
  open(game: string): string;
  /** The same, where the game stands beside it. */
  readonly openIt: string;
  readonly join: string;
  readonly code: string;
  readonly codeHint: string;
  readonly notACode: string;
  readonly goThere: string;
  readonly yourTables: string;
  readonly openTables: string;
  readonly noneOpen: string;
  /** A table in a list: whose it is, and how many seats nobody has taken. */
  listed(host: string, free: number, running: boolean): string;
  visit(game: string, code: string): string;
  readonly forget: string;
  readonly invited: {
    /** Before it is known by whom, and to what. */
    readonly unknown: string;
    title(host: string, game: string): string;
    readonly running: string;
    seats(free: number): string;
    readonly sit: string;
    readonly watch: string;
    readonly bigScreen: string;
    readonly rules: string;
  };
  readonly identity: {
    readonly title: string;
    readonly about: string;
    readonly transfer: string;
    readonly transferWhy: string;
    readonly transferQr: string;
    readonly export: string;
    readonly matches: string;
    readonly running: string;
    /** Nobody goes on with it. */
    readonly left: string;
    readonly log: string;
    logOf(game: string, when: string): string;
    readonly delete: string;
    readonly deleteWhy: string;
    readonly deleted: string;
    readonly arrived: string;
    readonly notArrived: string;
    /** Over the button that becomes somebody else's device. */
    readonly become: string;
    readonly becomeWhy: string;
    /** To whom this browser is somebody already. */
    becomeInstead(name: string): string;
  };
  readonly lobby: {
    readonly invite: string;
    readonly share: string;
    readonly copy: string;
    readonly copied: string;
    readonly qr: string;
    qrOf(code: string): string;
    readonly bigScreen: string;
    /** The same, for who sits. */
    readonly bigScreenSeated: string;
    onTv(address: string): string;
    readonly seats: string;
    readonly free: string;
    readonly addBot: string;
    readonly noBot: string;
    readonly sitHere: string;
    sitAt(seat: number): string;
    readonly stand: string;
    readonly you: string;
    readonly host: string;
    readonly here: string;
    readonly away: string;
    readonly bot: Readonly<Record<Level, string>>;
    whoSits(seat: number): string;
    readonly rename: string;
    readonly watching: string;
    /** Of one of them. */
    readonly watches: string;
    readonly terms: string;
    readonly change: string;
    seatCount(seats: number): string;
    readonly openToAll: string;
    readonly byInvitation: string;
    readonly freeText: string;
    readonly phrasesOnly: string;
    readonly whoMayCome: string;
    readonly whatMayBeSaid: string;
    readonly start: string;
    readonly startWhy: string;
    readonly startFull: string;
    readonly ready: string;
    waits(host: string): string;
    readonly waitsWhy: string;
    hostAway(host: string): string;
    readonly hostAwayWait: string;
    readonly hostAwayWhy: string;
    readonly takeOver: string;
    readonly youAreHost: string;
    isHost(name: string): string;
    readonly watchingNow: string;
    readonly sitDown: string;
    readonly people: string;
    readonly close: string;
    readonly closeWhy: string;
  };
  readonly person: {
    readonly mute: string;
    readonly unmute: string;
    muted(name: string): string;
    unmuted(name: string): string;
    readonly isMuted: string;
    readonly report: string;
    readonly reportWhy: string;
    readonly reasons: Readonly<Record<ReportReason, string>>;
    readonly reported: string;
    readonly remove: string;
    readonly removeWhy: string;
    readonly handOver: string;
    readonly handOverWhy: string;
  };
  readonly talk: {
    readonly title: string;
    /** Over what everybody has said so far. */
    readonly heard: string;
    readonly write: string;
    readonly send: string;
    readonly phrases: Readonly<Record<Phrase, string>>;
    /** What a sign says to whoever does not see it. */
    readonly emotes: Readonly<Record<Emote, string>>;
  };
  readonly room: {
    readonly bot: string;
    readonly away: string;
    /** A bot plays for the one who reads this. */
    readonly standIn: string;
    readonly playOn: string;
    readonly watching: string;
    readonly takeSeat: string;
    readonly leave: string;
    readonly leaveWhy: string;
    readonly paused: string;
    readonly yourTimeUp: string;
    timeUp(name: string): string;
    wantAgain(names: readonly string[]): string;
    waitFor(names: readonly string[]): string;
    readonly stopped: string;
    readonly reload: string;
  };
  readonly notice: {
    readonly allow: string;
    readonly allowed: string;
    readonly plainHttp: string;
    turn(game: string): string;
  };
  readonly tv: {
    /** What it is called among the people. */
    readonly name: string;
    readonly scan: string;
    readonly waiting: string;
    readonly leave: string;
  };
  readonly lost: string;
  readonly reconnecting: string;
  /** The same, for who has made a move. */
  readonly moveWaits: string;
  readonly troubles: Readonly<Record<Trouble, string>>;
  readonly reasons: Readonly<Record<ServerReason, string>>;
  readonly cancel: string;
  readonly toFriends: string;
}

const all: Readonly<Record<Language, FriendsText>> = { en, it };

export function friendsText(): FriendsText {
  return all[language.value];
}

/** In the reader's own language. */
export function saidWords(said: Utterance): string {
  switch (said.kind) {
    case 'phrase':
      return friendsText().talk.phrases[said.phrase];
    case 'emote':
      return friendsText().talk.emotes[said.emote];
    case 'text':
      return said.text;
  }
}
