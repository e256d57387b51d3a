import { gameIds } from '@mazzo/games/ids';
import type { LogProblem, OptionField } from '@mazzo/kernel';
import { counted, series } from './grammar.ts';
import type { CliText, Unknown } from './text.ts';

function noSuch(kind: string, { word, near, allowed }: Unknown, where = ''): string {
  const meant = near === null ? '' : ` (did you mean ${near}?)`;
  return `There is no ${kind} "${word}"${where}${meant}: choose from ${allowed.join(', ')}.`;
}

function allowed(field: OptionField): string {
  return field.kind === 'choice'
    ? `one of ${field.values.join(', ')}`
    : `a whole number from ${field.min} to ${field.max}`;
}

function fileProblem(code: string): string {
  const problems: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is no folder',
    EACCES: 'this is not permitted',
    EPERM: 'this is not permitted',
    EROFS: 'nothing can be written there',
    ENOSPC: 'the disk is full',
  };
  return problems[code] ?? code;
}

const logProblems: Readonly<Record<LogProblem, string>> = {
  malformed: 'is cut off or is no entry of a log',
  outOfOrder: 'is not where it belongs',
  edited: 'has been changed since it was written',
  truncated: 'is missing, the file ends before the match was closed',
  afterClosing: 'comes after the end of the match',
  otherGame: 'names another game',
  newerRules: 'was written by a newer version of the rules',
  unknownRules: 'was written by rules that this game never had',
  badOptions: 'has options or seats that this game does not have',
  badEvent: 'tells something that cannot have happened',
  illegalMove: 'is a move that the rules do not allow',
  doesNotFollow: 'does not follow: the rules tell something else at this point',
  wrongStandings: 'ends with standings that the match does not have',
};

function whole(min: number, max: number): string {
  return min === max ? String(min) : `a whole number from ${min} to ${max}`;
}

const optionsNote =
  'Options are written key=value and separated by commas; preset=name sets a known edition of the ' +
  'game first, where it has one. "mazzo rules <game>" lists them all.';
const seedNote =
  'A seed is any word, or chacha20: and 64 hex digits; the same seed gives the same cards again.';

export const en: CliText = {
  help: {
    usage: 'Usage:',
    main: {
      usage: 'mazzo [command] [game or file] [flags]',
      about: 'Card games in the terminal. Without a command the menu opens.',
      rows: [
        ['play <game>', 'play against bots'],
        ['resume [match]', 'go on with a match that was left'],
        ['serve', 'tables for friends: a server, and its address'],
        ['backup <file>', 'a copy of what a server keeps (also restore, reports)'],
        ['sim <game>', 'let bots play many games, and count'],
        ['arena <game>', 'let bots play each other, and say who is stronger'],
        ['replay <file>', 'tell a saved match again'],
        ['rules <game>', 'the rules and options of a game, or one ruling'],
        ['help <command>', 'what a command can do'],
      ],
      notes: [`The games there are now: ${gameIds.join(', ')}.`],
    },
    play: {
      usage: 'mazzo play <game> [flags]',
      about: 'A match against bots. You sit at seat 1; ? explains the keys at any time.',
      rows: [
        ['--seats N', 'how many sit at the table, you included'],
        ['--bots a,b', 'who sits with you: good (standard), casual, expert, random'],
        ['--options k=v', 'how the game is played'],
        ['--seed S', 'which cards come; a fresh secret key if left out'],
        ['--name NAME', 'what a saved match calls you'],
        ['--join LINK', 'sit at a friend’s table; --bot expert or "exec:…" plays for you'],
        ['--save FILE', 'keep the match in a file, for replay'],
        ['--overwrite', 'even if there is a saved match in that file'],
      ],
      notes: [optionsNote, seedNote],
    },
    resume: {
      usage: 'mazzo resume [match] [flags]',
      about:
        'Goes on with a match that was left, however its process ended: the one played last, or ' +
        'the one that is named. What has been drafted and not played is not kept.',
      rows: [
        ['--list', 'the matches that can be gone on with'],
        ['--forget', 'throw that match away'],
      ],
      notes: [
        'Matches are kept in $XDG_DATA_HOME/mazzo, or else in ~/.local/share/mazzo; on Windows in ' +
          '%LOCALAPPDATA%\\mazzo. One that has ended is cleared away when its result has been shown.',
      ],
    },
    serve: {
      usage: 'mazzo serve [flags]',
      about: 'Tables for friends, by a link. What was played survives a power cut. Ctrl-C ends it.',
      rows: [
        ['--port N', 'where it listens (5300 if left out, or the next that is free)'],
        ['--host A', 'on which address (0.0.0.0, all of them, if left out)'],
        ['--data FOLDER', 'where everything is kept (./data, or MAZZO_DATA)'],
        ['--proxy A', 'an address whose X-Forwarded headers are believed; may be repeated'],
      ],
      notes: ['docs/hosting.md tells how to run it for friends, behind a proxy and with TLS.'],
    },
    backup: {
      usage: 'mazzo backup <file> [flags]',
      about: 'Copies what a server keeps into a new file, whether it runs or not.',
      rows: [['--data FOLDER', 'where everything is kept (./data, or MAZZO_DATA)']],
      notes: [],
    },
    restore: {
      usage: 'mazzo restore <file> [flags]',
      about: 'Puts a backup in the place of what is there. The server must not be running.',
      rows: [['--data FOLDER', 'where everything is kept (./data, or MAZZO_DATA)']],
      notes: [],
    },
    reports: {
      usage: 'mazzo reports [flags]',
      about: 'What people at the tables of a server have reported, the latest first.',
      rows: [['--data FOLDER', 'where everything is kept (./data, or MAZZO_DATA)']],
      notes: [],
    },
    sim: {
      usage: 'mazzo sim <game> [flags]',
      about: 'Lets bots play many games as fast as they can, and counts.',
      rows: [
        ['--games N', 'how many games (1000 if left out)'],
        ['--seats N', 'how many sit at the table'],
        [
          '--bots a,b',
          'who plays, repeated round the table: good (standard), casual, expert, random',
        ],
        ['--options k=v', 'how the game is played'],
        ['--seed S', 'the same seed gives the same games; printed if left out'],
        ['--threads N', 'on how many threads (1 if left out); the result is the same'],
        ['--json', 'the result as one JSON object'],
        ['--save FILE', 'keep the first game in a file, for replay'],
        ['--overwrite', 'even if there is a saved match in that file'],
      ],
      notes: [optionsNote],
    },
    arena: {
      usage: 'mazzo arena <game> [flags]',
      about:
        'Who is stronger, and how sure that is. Every deal is played once for every way round ' +
        'the table; a win that several share counts as so much the less.',
      rows: [
        [
          '--bots a,b',
          'who plays, repeated round the table: random, casual, good, expert, reference (the ' +
            'measure), seer (it sees every card), or "exec:<command>", a program of your own ' +
            '(docs/bots.md)',
        ],
        ['--deals N', 'how many deals (100 if left out)'],
        ['--seats N', 'how many sit at the table'],
        ['--options k=v', 'how the game is played'],
        ['--seed S', 'the same seed gives the same deals; printed if left out'],
        ['--steps N', 'the most moves a bot tries for a decision; as in play if left out'],
        ['--threads N', 'on how many threads (all if left out); the result is the same'],
        ['--json', 'the result as one JSON object'],
      ],
      notes: [optionsNote],
    },
    replay: {
      usage: 'mazzo replay <file> [flags]',
      about:
        'Tells a match again that --save has kept: step by step at a keyboard, all of it into a ' +
        'pipe. A file that was cut or changed, or that the rules do not lead to, is refused.',
      rows: [
        ['--viewer V', 'whose eyes to see with: a seat from 1 on, spectator, or all (standard)'],
      ],
      notes: [],
    },
    rules: {
      usage: 'mazzo rules <game> [ruling] [flags]',
      about:
        'The whole rules of a game, and the options it can be played with; or one ruling by its ' +
        'number, such as mazzo rules vinto V-9.',
      rows: [],
      notes: [],
    },
    common: [
      ['--lang en|it', 'English or Italian; as the system is set if left out'],
      ['--help', 'this page'],
      ['--version', 'the version'],
    ],
  },

  mistakes: {
    command: (unknown) => noSuch('command', unknown),
    game: (unknown) => noSuch('game', unknown),
    language: (unknown) => noSuch('language', unknown),
    bot: (unknown) => noSuch('bot', unknown),
    option: (unknown) => noSuch('option', unknown),
    preset: (unknown) => noSuch('preset', unknown),
    flag: (command, unknown) => noSuch('flag', unknown, ` for ${command}`),
    noGame: (command, ids) => `Say which game: mazzo ${command} ${ids.join(' or ')}.`,
    noFile: () => 'Say which file: mazzo replay <file>.',
    tooManyWords: (word) =>
      `"${word}" is one word too many: mazzo --help shows what is understood.`,
    noValue: (flag) => `${flag} needs a value: write ${flag} and the value after it.`,
    needlessValue: (flag) => `${flag} takes no value: write ${flag} alone.`,
    notWhole: (flag, given, min, max) => `${flag} must be ${whole(min, max)}, not "${given}".`,
    optionShape: (word, example) => `"${word}" is no option: write key=value, such as ${example}.`,
    optionValue: (key, given, field) =>
      `The option ${key} must be ${allowed(field)}, not "${given}".`,
    seed: () =>
      'That is no seed: write a word (64 letters at most), sfc32: and a word, or chacha20: and 64 hex digits.',
    tooManyBots: (given, places) =>
      `--bots names ${given} players, but there ${places === 1 ? 'is 1 place' : `are ${places} places`} for bots: name at most ${places}.`,
    viewer: (given, seats) =>
      `There is no viewer "${given}": choose a seat from 1 to ${seats}, spectator or all.`,
    cannotRead: (file, code) =>
      `"${file}" cannot be read, ${fileProblem(code)}: name a file that --save has written.`,
    cannotWrite: (file, code) =>
      `"${file}" cannot be written, ${fileProblem(code)}: name a file in a folder of yours.`,
    wouldOverwrite: (file) => `"${file}" exists and is no saved match: name a new file.`,
    saveExists: (file) =>
      `"${file}" holds a saved match: name a new file, or add --overwrite to write over it.`,
    name: (given) =>
      `"${given}" is no name: write 1 to 20 characters that can be seen, without spaces at the ends.`,
    nameTaken: (given) => `A bot at this table is called ${given}: choose another name.`,
    ruling: (given, game, ranges) =>
      `There is no ruling "${given}" in ${game}: choose from ${series(
        ranges.map(([first, last]) => `${first} to ${last}`),
        'and',
      )}.`,
    match: (unknown) => noSuch('match', unknown, ' to go on with'),
    noneKept: () => 'There is no match to go on with: mazzo play <game> begins one.',
    damagedMatch: (match) =>
      `The match ${match} cannot be read any more: mazzo resume --list shows the others.`,
    newerMatch: (match) =>
      `The match ${match} was begun by a newer version of mazzo: go on with it there.`,
    matchGone: () =>
      'This match has been played to its end, or thrown away, elsewhere: mazzo resume --list shows the others.',
    notALog: (file) => `"${file}" is no saved match: name a file that --save has written.`,
    tooLarge: (file, megabytes) =>
      `"${file}" is too large for a saved match: ${megabytes} MB is the most.`,
    faultyLog: (file, entry, problem) =>
      `"${file}" cannot be replayed: entry ${entry} (line ${entry + 1}) ${logProblems[problem]}.`,
  },

  menu: {
    greeting: 'Mazzo · card games in the terminal',
    resume: (match) => `go on: ${match}`,
    moreMatches: 'there are more: mazzo resume --list',
    play: (title) => `play ${title}`,
    seats: (seats) => `number of players: ${seats} (you and ${counted(seats - 1, 'bot', 'bots')})`,
    options: (changed) => `options: ${changed.length === 0 ? 'standard' : changed.join(', ')}`,
    rules: 'read the rules',
    language: 'italiano',
    quit: 'quit',
    bye: 'Goodbye!',
    unknown: (word) =>
      word === ''
        ? 'Type one of the letters or numbers on the left, then Enter.'
        : `"${word}" is not on the list: type one of the letters or numbers on the left.`,
    askSeats: 'How many players',
    askWhole: (label, min, max) => `${label} (${min === max ? min : `${min} to ${max}`}): `,
    notWhole: (word, min, max) => `"${word}" will not do: ${whole(min, max)}.`,
    optionsTitle: (title) => `How ${title} is played: type a number to change it`,
    preset: (name) => `preset: ${name}`,
    standard: 'preset: the standard',
    back: 'back',
  },

  play: {
    you: 'You',
    welcome: (title, others) => `${title}. You sit with ${series(others, 'and')}.`,
    reminder: ['? help', 'h hint'],
    help: ['?', 'help'],
    hintKeys: ['h', 'hint'],
    leave: ['q', 'quit'],
    leaveWords: 'leave',
    leftOut: (lines) => `… ${counted(lines, 'line', 'lines')} left out: l tells all of it`,
    commands: (ruling) => [
      ['h', 'a hint'],
      ['l', 'what happened since your last move, again'],
      ['r', `the ruling that refused your move; r ${ruling} shows any other`],
      ['q', 'leave; quit where q is a move'],
    ],
    helpTitle: (title) => `${title} in short`,
    readMore: (id) => `All of the rules: mazzo rules ${id}.`,
    wait: {
      keys: ['w', 'wait'],
      meaning: 'let it pass',
      hint: 'Unless you are sure, let it pass.',
    },
    notUntilTurn: {
      keys: ['u', 'until', 'until my turn', 'not until my turn'],
      meaning: 'not until my turn',
      row: ['u', 'not until my turn: pass for me whenever everybody is asked'],
      isTurn: 'It is your turn: "not until my turn" is for when everybody is asked at once.',
    },
    empty: 'Nothing was typed, so nothing happens: type one of these keys, then Enter.',
    unknown: (word) => `"${word}" is no key of this game: type one of these, then Enter.`,
    refused: (rule, why) => `${rule}: ${why}`,
    tableReasons: {
      enoughSaid: 'You have said enough for now: make a move.',
      tryAgain: 'That did not get through: type it again.',
      tableStopped: 'The table has stopped: nothing more can be played here.',
    },
    hint: (move) => `Hint: ${move}.`,
    typeIt: (key) => `Type ${key}.`,
    noRefusal: (ruling) =>
      `No move of yours was refused yet; r ${ruling} shows the ruling with that number.`,
    noRuling: (rule) => `There is no ruling "${rule}".`,
    reallyQuit: 'Leave this match? (y/n)',
    again: 'Another match? (y/n)',
    yes: ['y', 'yes'],
    left: 'You leave the table.',
    saved: (file) => `Saved; to see it again: mazzo replay ${file}`,
    seed: (seed) => `Seed ${seed}`,
  },

  resume: {
    welcome: (title, others) =>
      `${title}, where you left it. You sit with ${series(others, 'and')}.`,
    goOn: (match) => `Go on with: mazzo resume ${match}`,
    notKept: (code) =>
      `This match is not kept, ${fileProblem(code)}: it lasts as long as this terminal is open.`,
    movedOn: 'The match has gone on in another terminal: this is how it stands now.',
    none: 'There is no match to go on with.',
    round: (round) => `round ${round}`,
    finished: 'finished',
    forgotten: (match) => `The match ${match} is thrown away.`,
  },

  server: {
    serving: (address) => `Mazzo is at ${address} (Ctrl+C ends it)`,
    nearby: (address) => `For phones on the same network: ${address}`,
    live: (matches) => `${counted(matches, 'match goes', 'matches go')} on where people come back.`,
    noPage: 'The page has not been built, so there are only tables: npm run build makes it.',
    ending: 'Ending: everything is kept.',
    folderInUse: (folder) =>
      `"${folder}" is in use by another server: end that one, or name another folder with --data.`,
    newerStore: (folder) =>
      `"${folder}" was written by a newer version of mazzo: use that one, or another folder.`,
    portTaken: (port) => `Port ${port} is taken: name another with --port.`,
    cannotServe: (why) => `The server cannot start: ${why}`,
    noStore: (folder) => `There is no server's store in "${folder}": name its folder with --data.`,
    sayFile: (command) => `Say which file: mazzo ${command} <file>.`,
    fileExists: (file) => `"${file}" exists already: name a new file.`,
    noBackup: (file) => `"${file}" is no backup that this version of mazzo can read.`,
    backedUp: (file) => `Saved; to go back to it: mazzo restore ${file}`,
    restored: (folder) => `"${folder}" is as the backup was.`,
    noReports: 'Nobody has reported anything.',
    report: (when, code, match, name, person, reason) =>
      `${when}  table ${code}  ${name} (${person}): ${reason}${match === '' ? '' : `, match ${match}`}`,
    reasons: {
      name: 'the name',
      talk: 'what was said',
      cheating: 'cheating',
      other: 'something else',
    },
    noLink: (word) =>
      `"${word}" is no link to a table: copy it whole, such as http://192.168.1.5:5300/t/BKM4TX.`,
    noTable: (link) => `There is no table at ${link}: ask for the link again.`,
    atTable: (code, names) => `Table ${code}: ${series(names, 'and')}.`,
    waiting: 'Waiting for the host to start.',
  },

  standings: {
    final: 'Final standings',
    won(names, youWon) {
      if (names.length > 1) return `${series(names, 'and')} share first place.`;
      return youWon ? 'You win!' : `${series(names, 'and')} wins.`;
    },
    soFar: (rounds, scores) =>
      rounds === 0
        ? `No round was finished: ${scores.join(', ')}.`
        : `After ${counted(rounds, 'round', 'rounds')}: ${scores.join(', ')}.`,
  },

  sim: {
    title: (title, seats, games) => `${title}: ${counted(games, 'game', 'games')}, ${seats} seats`,
    columns: ['seat', 'bot', 'wins'],
    statistics: ['mean', 'sd', 'min', 'max'],
    rounds: 'rounds a game',
    moves: 'moves a game',
    totals: (rounds, moves, events) => `${rounds} rounds, ${moves} moves, ${events} events`,
    speed: (seconds, cpu, moves, rounds) =>
      `${seconds} s (${cpu} s of CPU): ${moves} moves/s, ${rounds} rounds/s`,
    seed: (seed) => `Seed ${seed}`,
    saved: (file) => `The first game is saved; to see it: mazzo replay ${file}`,
    shared: 'A win that several share counts for each of them: the wins add up to more than 100 %.',
    progress: (done, games, left) => `${done} of ${games} games, about ${left} s left`,
  },

  arena: {
    title: (title, deals, seats) =>
      `${title}: ${counted(deals, 'deal', 'deals')}, each in ${seats} rotations`,
    columns: ['bot', 'share', 'low', 'high', 'rating', '±', 'ms/move'],
    faults: (name, moves) =>
      `${name} has lost ${counted(moves, 'move', 'moves')}: late, dead or against the rules.`,
    explained:
      'Share of the wins, with the ends of its 95 % interval; rating by openskill, where everybody ' +
      'begins at 25.',
    seed: (seed) => `Seed ${seed}`,
    progress: (done, deals, left) => `${done} of ${deals} deals, about ${left} s left`,
  },

  replay: {
    title: (title, names) => `${title} · ${names.length} seats: ${names.join(', ')}`,
    unfinished: 'The match was left here.',
    unjudged:
      'An older version of the rules wrote this match: it is told as it stands there, and nobody has ' +
      'judged whether its moves and events follow.',
    position: (at, all) => `${at} of ${all}`,
    keys: 'Enter next   b back   n p round   ? help   q quit',
    keyRows: [
      ['Enter', 'the next move (also Space and →)'],
      ['b', 'the move before (also ←)'],
      ['n', 'the next round (also ↓)'],
      ['p', 'the beginning of this round, then the round before (also ↑)'],
      ['g', 'go to a round: type its number, then Enter'],
      ['a', 'tell all the rest, and end'],
      ['q', 'quit'],
    ],
    anyKey: 'Any key: back to the match',
    askRound: (rounds, digits) => `Round (1 to ${rounds}), then Enter: ${digits}`,
    noRound: (round, rounds) => `There is no round ${round}: the last is ${rounds}`,
  },

  rules: {
    options: 'Options',
    optionsUse: 'On the command line: --options key=value,key=value. In the menu: o.',
    standard: 'standard',
    fromTo: (min, max) => `${min} to ${max}`,
    presets: 'Presets',
    more: 'Enter: more · q: enough ',
  },
};
