/** The terminal's own sentences. What a game says of its moves and events is in the game's text. */
import type { LogProblem, OptionField } from '@mazzo/kernel';
import type { TableReason } from '@mazzo/table';

/** A name that was not understood, the one that was probably meant, and all there are. */
export interface Unknown {
  readonly word: string;
  readonly near: string | null;
  readonly allowed: readonly string[];
}

/** A key or a flag, and what it does. */
export type Row = readonly [name: string, meaning: string];

/** What may be typed for the same thing; the first is the one that is offered. */
export type Keys = readonly [string, ...string[]];

interface Help {
  readonly usage: string;
  readonly about: string;
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

interface HelpText {
  readonly usage: string;
  readonly main: Help;
  readonly play: Help;
  readonly resume: Help;
  readonly serve: Help;
  readonly backup: Help;
  readonly restore: Help;
  readonly reports: Help;
  readonly sim: Help;
  readonly arena: Help;
  readonly replay: Help;
  readonly rules: Help;
  /** The flags that every command takes. */
  readonly common: readonly Row[];
}

/** Each is one sentence: what is wrong, and what is allowed. */
interface MistakeText {
  command(unknown: Unknown): string;
  game(unknown: Unknown): string;
  language(unknown: Unknown): string;
  bot(unknown: Unknown): string;
  option(unknown: Unknown): string;
  preset(unknown: Unknown): string;
  flag(command: string, unknown: Unknown): string;
  noGame(command: string, allowed: readonly string[]): string;
  noFile(): string;
  tooManyWords(word: string): string;
  noValue(flag: string): string;
  needlessValue(flag: string): string;
  notWhole(flag: string, given: string, min: number, max: number): string;
  optionShape(word: string, example: string): string;
  optionValue(key: string, given: string, field: OptionField): string;
  seed(): string;
  tooManyBots(given: number, places: number): string;
  viewer(given: string, seats: number): string;
  cannotRead(file: string, code: string): string;
  cannotWrite(file: string, code: string): string;
  /** Saving would write over something that is not a log. */
  wouldOverwrite(file: string): string;
  /** Saving would write over a log, and nobody has said that it may. */
  saveExists(file: string): string;
  name(given: string): string;
  /** Somebody else at the table is called so. */
  nameTaken(given: string): string;
  /** What exists instead: from the first to the last of each kind. */
  ruling(given: string, game: string, ranges: readonly (readonly [string, string])[]): string;
  match(unknown: Unknown): string;
  noneKept(): string;
  damagedMatch(match: string): string;
  newerMatch(match: string): string;
  /** While it was being played here. */
  matchGone(): string;
  notALog(file: string): string;
  tooLarge(file: string, megabytes: number): string;
  faultyLog(file: string, entry: number, problem: LogProblem): string;
}

interface MenuText {
  readonly greeting: string;
  resume(match: string): string;
  /** Beside those that are offered. */
  readonly moreMatches: string;
  play(title: string): string;
  seats(seats: number): string;
  options(changed: readonly string[]): string;
  readonly rules: string;
  /** In the other language, for whoever does not read this one. */
  readonly language: string;
  readonly quit: string;
  readonly bye: string;
  unknown(word: string): string;
  readonly askSeats: string;
  askWhole(label: string, min: number, max: number): string;
  notWhole(word: string, min: number, max: number): string;
  optionsTitle(title: string): string;
  preset(name: string): string;
  readonly standard: string;
  readonly back: string;
}

/** Who plays alone in a terminal meets no other: nobody pauses, takes a seat or is removed. */
type TableReasons = Readonly<
  Record<Extract<TableReason, 'enoughSaid' | 'tryAgain' | 'tableStopped'>, string>
>;

interface PlayText {
  readonly you: string;
  welcome(title: string, others: readonly string[]): string;
  /** The keys that always work, in a few words. */
  readonly reminder: readonly string[];
  readonly help: Keys;
  readonly hintKeys: Keys;
  /** The words that leave; a later one where a game needs the first for a move. */
  readonly leave: Keys;
  readonly leaveWords: string;
  leftOut(lines: number): string;
  /** The keys that are no moves. */
  commands(ruling: string): readonly Row[];
  helpTitle(title: string): string;
  readMore(id: string): string;
  /** Where nobody waits for the person: what lets it pass, and what a hint says then. */
  readonly wait: {
    readonly keys: Keys;
    readonly meaning: string;
    readonly hint: string;
  };
  /** Where several are asked at once: what passes every time until the person's turn. */
  readonly notUntilTurn: {
    readonly keys: Keys;
    readonly meaning: string;
    readonly row: Row;
    /** When it is typed on the person's own turn. */
    readonly isTurn: string;
  };
  readonly empty: string;
  unknown(word: string): string;
  refused(rule: string, why: string): string;
  /** Why the table did not take a move, where no ruling was broken. */
  readonly tableReasons: Readonly<Partial<Record<string, string>>> & TableReasons;
  hint(move: string): string;
  typeIt(key: string): string;
  noRefusal(ruling: string): string;
  noRuling(rule: string): string;
  readonly reallyQuit: string;
  readonly again: string;
  /** What is taken for a yes, in small letters. */
  readonly yes: readonly string[];
  readonly left: string;
  saved(file: string): string;
  seed(seed: string): string;
}

/** Matches that were left, and are gone on with. */
interface ResumeText {
  welcome(title: string, others: readonly string[]): string;
  goOn(match: string): string;
  /** Why, as the file system says. */
  notKept(code: string): string;
  /** Somebody has played on in another terminal. */
  readonly movedOn: string;
  readonly none: string;
  round(round: number): string;
  readonly finished: string;
  forgotten(match: string): string;
}

/** Tables on a server: running one, and sitting at one. */
interface ServerText {
  serving(address: string): string;
  /** For phones on the same network. */
  nearby(address: string): string;
  live(matches: number): string;
  readonly noPage: string;
  readonly ending: string;
  folderInUse(folder: string): string;
  newerStore(folder: string): string;
  portTaken(port: number): string;
  cannotServe(why: string): string;
  noStore(folder: string): string;
  sayFile(command: string): string;
  fileExists(file: string): string;
  noBackup(file: string): string;
  backedUp(file: string): string;
  restored(folder: string): string;
  readonly noReports: string;
  report(
    when: string,
    code: string,
    match: string,
    name: string,
    person: string,
    reason: string,
  ): string;
  readonly reasons: Readonly<Record<string, string>>;
  noLink(word: string): string;
  noTable(link: string): string;
  atTable(code: string, names: readonly string[]): string;
  readonly waiting: string;
}

interface StandingsText {
  readonly final: string;
  won(names: readonly string[], youWon: boolean): string;
  soFar(rounds: number, scores: readonly string[]): string;
}

interface SimText {
  title(title: string, seats: number, games: string): string;
  readonly columns: readonly [seat: string, bot: string, wins: string];
  readonly statistics: readonly [mean: string, sd: string, min: string, max: string];
  readonly rounds: string;
  readonly moves: string;
  totals(rounds: string, moves: string, events: string): string;
  speed(seconds: string, cpu: string, moves: string, rounds: string): string;
  seed(seed: string): string;
  saved(file: string): string;
  /** Where ties are shared. */
  readonly shared: string;
  progress(done: number, games: number, secondsLeft: number): string;
}

interface ArenaText {
  title(title: string, deals: number, seats: number): string;
  readonly columns: readonly [
    bot: string,
    share: string,
    low: string,
    high: string,
    rating: string,
    sigma: string,
    time: string,
  ];
  /** Of a bot that is not ours. */
  faults(name: string, moves: number): string;
  readonly explained: string;
  seed(seed: string): string;
  progress(done: number, deals: number, secondsLeft: number): string;
}

interface ReplayText {
  title(title: string, names: readonly string[]): string;
  readonly unfinished: string;
  /** Older rules wrote it. */
  readonly unjudged: string;
  position(at: number, all: number): string;
  readonly keys: string;
  readonly keyRows: readonly Row[];
  readonly anyKey: string;
  askRound(rounds: number, digits: string): string;
  noRound(round: number, rounds: number): string;
}

interface RulesText {
  readonly options: string;
  readonly optionsUse: string;
  readonly standard: string;
  fromTo(min: number, max: number): string;
  readonly presets: string;
  readonly more: string;
}

export interface CliText {
  readonly help: HelpText;
  readonly mistakes: MistakeText;
  readonly menu: MenuText;
  readonly play: PlayText;
  readonly resume: ResumeText;
  readonly server: ServerText;
  readonly standings: StandingsText;
  readonly sim: SimText;
  readonly arena: ArenaText;
  readonly replay: ReplayText;
  readonly rules: RulesText;
}
