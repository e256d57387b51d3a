import { gameIds } from '@mazzo/games/ids';
import type { LogProblem, OptionField } from '@mazzo/kernel';
import { counted, series } from './grammar.ts';
import type { CliText, Unknown } from './text.ts';

function noSuch(kind: string, { word, near, allowed }: Unknown, where = ''): string {
  const meant = near === null ? '' : ` (volevi dire ${near}?)`;
  return `${kind} «${word}» non esiste${where}${meant}: scegli fra ${allowed.join(', ')}.`;
}

function allowed(field: OptionField): string {
  return field.kind === 'choice'
    ? `una di queste parole: ${field.values.join(', ')}`
    : `un numero intero da ${field.min} a ${field.max}`;
}

function fileProblem(code: string): string {
  const problems: Readonly<Record<string, string>> = {
    ENOENT: 'il file o la cartella non esiste',
    EISDIR: 'è una cartella',
    ENOTDIR: 'una parte del percorso non è una cartella',
    EACCES: 'non è permesso',
    EPERM: 'non è permesso',
    EROFS: 'lì non si può scrivere',
    ENOSPC: 'il disco è pieno',
  };
  return problems[code] ?? code;
}

const logProblems: Readonly<Record<LogProblem, string>> = {
  malformed: 'è tronca o non è una voce di partita',
  outOfOrder: 'non è al suo posto',
  edited: 'è stata cambiata dopo essere stata scritta',
  truncated: 'manca, il file finisce prima che la partita sia chiusa',
  afterClosing: 'viene dopo la fine della partita',
  otherGame: 'è di un altro gioco',
  newerRules: 'è stata scritta con una versione più nuova delle regole',
  unknownRules: 'è scritta con regole che questo gioco non ha mai avuto',
  badOptions: 'ha opzioni o posti che questo gioco non ha',
  badEvent: 'racconta qualcosa che non può essere successo',
  illegalMove: 'è una mossa che le regole non permettono',
  doesNotFollow: 'non segue dalle regole, che a questo punto raccontano altro',
  wrongStandings: 'finisce con una classifica che non è quella della partita',
};

function whole(min: number, max: number): string {
  return min === max ? String(min) : `un numero intero da ${min} a ${max}`;
}

const optionsNote =
  'Le opzioni si scrivono chiave=valore, separate da virgole; preset=nome imposta prima ' +
  'un’edizione nota del gioco, se ne ha. «mazzo rules <gioco>» le elenca tutte.';
const seedNote =
  'Un seme è una parola qualunque, oppure chacha20: e 64 cifre esadecimali; lo stesso seme dà le ' +
  'stesse carte.';

export const it: CliText = {
  help: {
    usage: 'Uso:',
    main: {
      usage: 'mazzo [comando] [gioco o file] [parametri]',
      about: 'Giochi di carte nel terminale. Senza comando si apre il menu.',
      rows: [
        ['play <gioco>', 'gioca contro i bot'],
        ['resume [partita]', 'continua una partita lasciata a metà'],
        ['serve', 'tavoli per gli amici: un server, e il suo indirizzo'],
        ['backup <file>', 'copia ciò che un server conserva (anche restore, reports)'],
        ['sim <gioco>', 'fa giocare ai bot molte partite, e conta'],
        ['arena <gioco>', 'fa giocare i bot tra loro e dice chi è più forte'],
        ['replay <file>', 'racconta di nuovo una partita salvata'],
        ['rules <gioco>', 'le regole e le opzioni di un gioco, o una sola regola'],
        ['help <comando>', 'che cosa sa fare un comando'],
      ],
      notes: [`I giochi che ci sono per ora: ${gameIds.join(', ')}.`],
    },
    play: {
      usage: 'mazzo play <gioco> [parametri]',
      about: 'Una partita contro i bot. Siedi al posto 1; ? spiega i tasti in ogni momento.',
      rows: [
        ['--seats N', 'quanti siedono al tavolo, tu compreso'],
        ['--bots a,b', 'chi siede con te: good (normale), casual, expert, random'],
        ['--options k=v', 'come si gioca'],
        ['--seed S', 'quali carte escono; se manca, una chiave nuova e segreta'],
        ['--name NOME', 'come ti chiama una partita salvata'],
        ['--join LINK', 'siedi al tavolo di un amico; --bot expert o "exec:…" gioca per te'],
        ['--save FILE', 'conserva la partita in un file, per replay'],
        ['--overwrite', 'anche se in quel file c’è già una partita salvata'],
      ],
      notes: [optionsNote, seedNote],
    },
    resume: {
      usage: 'mazzo resume [partita] [parametri]',
      about:
        'Continua una partita lasciata a metà, comunque sia finito il suo processo: l’ultima ' +
        'giocata, o quella che indichi. Ciò che era preparato e non ancora giocato non si conserva.',
      rows: [
        ['--list', 'le partite che si possono continuare'],
        ['--forget', 'butta via quella partita'],
      ],
      notes: [
        'Le partite si conservano in $XDG_DATA_HOME/mazzo, oppure in ~/.local/share/mazzo; su ' +
          'Windows in %LOCALAPPDATA%\\mazzo. Una partita finita si cancella dopo che ne è stato ' +
          'mostrato il risultato.',
      ],
    },
    serve: {
      usage: 'mazzo serve [parametri]',
      about:
        'Tavoli per gli amici, con un link. Ciò che si è giocato resta anche se salta la corrente. ' +
        'Ctrl-C lo ferma.',
      rows: [
        ['--port N', 'dove ascolta (se manca 5300, o la prima libera)'],
        ['--host A', 'su quale indirizzo (se manca 0.0.0.0, tutti)'],
        ['--data CARTELLA', 'dove si conserva tutto (./data, o MAZZO_DATA)'],
        ['--proxy A', 'un indirizzo di cui si credono gli X-Forwarded; si può ripetere'],
      ],
      notes: ['docs/hosting.md racconta come tenerlo per gli amici, dietro un proxy e con TLS.'],
    },
    backup: {
      usage: 'mazzo backup <file> [parametri]',
      about: 'Copia in un file nuovo ciò che un server conserva, che sia in funzione o no.',
      rows: [['--data CARTELLA', 'dove si conserva tutto (./data, o MAZZO_DATA)']],
      notes: [],
    },
    restore: {
      usage: 'mazzo restore <file> [parametri]',
      about: 'Mette una copia al posto di ciò che c’è. Il server non dev’essere in funzione.',
      rows: [['--data CARTELLA', 'dove si conserva tutto (./data, o MAZZO_DATA)']],
      notes: [],
    },
    reports: {
      usage: 'mazzo reports [parametri]',
      about: 'Ciò che è stato segnalato ai tavoli di un server, dal più recente.',
      rows: [['--data CARTELLA', 'dove si conserva tutto (./data, o MAZZO_DATA)']],
      notes: [],
    },
    sim: {
      usage: 'mazzo sim <gioco> [parametri]',
      about: 'Fa giocare ai bot molte partite, più in fretta che può, e conta.',
      rows: [
        ['--games N', 'quante partite (se manca, 1000)'],
        ['--seats N', 'quanti siedono al tavolo'],
        [
          '--bots a,b',
          'chi gioca, ripetuto intorno al tavolo: good (normale), casual, expert, random',
        ],
        ['--options k=v', 'come si gioca'],
        ['--seed S', 'lo stesso seme dà le stesse partite; se manca viene mostrato'],
        ['--threads N', 'su quanti thread (se manca, 1); il risultato è lo stesso'],
        ['--json', 'il risultato come un oggetto JSON'],
        ['--save FILE', 'conserva la prima partita in un file, per replay'],
        ['--overwrite', 'anche se in quel file c’è già una partita salvata'],
      ],
      notes: [optionsNote],
    },
    arena: {
      usage: 'mazzo arena <gioco> [parametri]',
      about:
        'Chi è più forte, e con quale certezza. Ogni smazzata si gioca una volta per ogni giro ' +
        'dei posti; una vittoria divisa tra più giocatori vale in proporzione.',
      rows: [
        [
          '--bots a,b',
          'chi gioca, ripetuto intorno al tavolo: random, casual, good, expert, reference (la ' +
            'misura), seer (vede tutte le carte), o "exec:<comando>", un programma tuo ' +
            '(docs/bots.md)',
        ],
        ['--deals N', 'quante smazzate (se manca, 100)'],
        ['--seats N', 'quanti siedono al tavolo'],
        ['--options k=v', 'come si gioca'],
        ['--seed S', 'lo stesso seme dà le stesse smazzate; se manca viene mostrato'],
        ['--steps N', 'quante mosse prova al massimo un bot; se manca, come in partita'],
        ['--threads N', 'su quanti thread (se manca, tutti); il risultato è lo stesso'],
        ['--json', 'il risultato come un oggetto JSON'],
      ],
      notes: [optionsNote],
    },
    replay: {
      usage: 'mazzo replay <file> [parametri]',
      about:
        'Racconta di nuovo una partita conservata con --save: un passo alla volta alla tastiera, ' +
        'tutta insieme in una pipe. Un file tagliato o cambiato, o a cui le regole non portano, ' +
        'viene rifiutato.',
      rows: [
        ['--viewer V', 'con gli occhi di chi: un posto da 1 in su, spectator, o all (normale)'],
      ],
      notes: [],
    },
    rules: {
      usage: 'mazzo rules <gioco> [regola] [parametri]',
      about:
        'Tutte le regole di un gioco, e le opzioni con cui si può giocare; oppure una sola regola ' +
        'con la sua sigla, per esempio mazzo rules vinto V-9.',
      rows: [],
      notes: [],
    },
    common: [
      ['--lang en|it', 'inglese o italiano; se manca, come il sistema'],
      ['--help', 'questa pagina'],
      ['--version', 'la versione'],
    ],
  },

  mistakes: {
    command: (unknown) => noSuch('Il comando', unknown),
    game: (unknown) => noSuch('Il gioco', unknown),
    language: (unknown) => noSuch('La lingua', unknown),
    bot: (unknown) => noSuch('Il bot', unknown),
    option: (unknown) => noSuch('L’opzione', unknown),
    preset: (unknown) => noSuch('La combinazione', unknown),
    flag: (command, unknown) => noSuch('Il parametro', unknown, ` per ${command}`),
    noGame: (command, ids) => `Di’ quale gioco: mazzo ${command} ${ids.join(' o ')}.`,
    noFile: () => 'Di’ quale file: mazzo replay <file>.',
    tooManyWords: (word) =>
      `«${word}» è una parola di troppo: mazzo --help mostra che cosa si può scrivere.`,
    noValue: (flag) => `${flag} vuole un valore: scrivi ${flag} e poi il valore.`,
    needlessValue: (flag) => `${flag} non vuole valori: scrivi solo ${flag}.`,
    notWhole: (flag, given, min, max) => `${flag} dev’essere ${whole(min, max)}, non «${given}».`,
    optionShape: (word, example) =>
      `«${word}» non è un’opzione: scrivi chiave=valore, per esempio ${example}.`,
    optionValue: (key, given, field) =>
      `L’opzione ${key} dev’essere ${allowed(field)}, non «${given}».`,
    seed: () =>
      'Questo non è un seme: scrivi una parola (al massimo 64 lettere), sfc32: e una parola, o chacha20: e 64 cifre esadecimali.',
    tooManyBots: (given, places) =>
      `--bots nomina ${given} giocatori, ma per i bot ${places === 1 ? 'c’è 1 posto' : `ci sono ${places} posti`}: nominane al massimo ${places}.`,
    viewer: (given, seats) =>
      `Nessuno guarda da «${given}»: scegli un posto da 1 a ${seats}, spectator o all.`,
    cannotRead: (file, code) =>
      `«${file}» non si può leggere, ${fileProblem(code)}: indica un file scritto da --save.`,
    cannotWrite: (file, code) =>
      `«${file}» non si può scrivere, ${fileProblem(code)}: indica un file in una tua cartella.`,
    wouldOverwrite: (file) => `«${file}» esiste e non è una partita salvata: indica un file nuovo.`,
    saveExists: (file) =>
      `«${file}» contiene una partita salvata: indica un file nuovo, o aggiungi --overwrite per sostituirla.`,
    name: (given) =>
      `«${given}» non è un nome: scrivi da 1 a 20 caratteri visibili, senza spazi all’inizio o alla fine.`,
    nameTaken: (given) => `A questo tavolo un bot si chiama ${given}: scegli un altro nome.`,
    ruling: (given, game, ranges) =>
      `La regola «${given}» non esiste per ${game}: scegli ${series(
        ranges.map(([first, last]) => `da ${first} a ${last}`),
        'o',
      )}.`,
    match: (unknown) => noSuch('La partita', unknown, ' tra quelle da continuare'),
    noneKept: () => 'Non ci sono partite da continuare: mazzo play <gioco> ne comincia una.',
    damagedMatch: (match) =>
      `La partita ${match} non si può più leggere: mazzo resume --list mostra le altre.`,
    newerMatch: (match) =>
      `La partita ${match} è stata cominciata con una versione più nuova di mazzo: continuala con quella.`,
    matchGone: () =>
      'Questa partita è stata finita, o buttata via, altrove: mazzo resume --list mostra le altre.',
    notALog: (file) => `«${file}» non è una partita salvata: indica un file scritto da --save.`,
    tooLarge: (file, megabytes) =>
      `«${file}» è troppo grande per una partita salvata: al massimo ${megabytes} MB.`,
    faultyLog: (file, entry, problem) =>
      `«${file}» non si può raccontare: la voce ${entry} (riga ${entry + 1}) ${logProblems[problem]}.`,
  },

  menu: {
    greeting: 'Mazzo · giochi di carte nel terminale',
    resume: (match) => `continua: ${match}`,
    moreMatches: 'ce ne sono altre: mazzo resume --list',
    play: (title) => `gioca a ${title}`,
    seats: (seats) => `numero di giocatori: ${seats} (tu e ${seats - 1} bot)`,
    options: (changed) => `opzioni: ${changed.length === 0 ? 'normali' : changed.join(', ')}`,
    rules: 'leggi le regole',
    language: 'English',
    quit: 'esci',
    bye: 'Ciao!',
    unknown: (word) =>
      word === ''
        ? 'Scrivi una delle lettere o dei numeri a sinistra, poi Invio.'
        : `«${word}» non è nella lista: scrivi una delle lettere o dei numeri a sinistra.`,
    askSeats: 'Quanti giocatori',
    askWhole: (label, min, max) => `${label} (${min === max ? min : `da ${min} a ${max}`}): `,
    notWhole: (word, min, max) => `«${word}» non va: serve ${whole(min, max)}.`,
    optionsTitle: (title) => `Come si gioca a ${title}: scrivi un numero per cambiare`,
    preset: (name) => `combinazione: ${name}`,
    standard: 'combinazione: le regole normali',
    back: 'indietro',
  },

  play: {
    you: 'Tu',
    welcome: (title, others) => `${title}. Siedi con ${series(others, 'e')}.`,
    reminder: ['? aiuto', 'h consiglio'],
    help: ['?', 'aiuto', 'help'],
    hintKeys: ['h', 'consiglio', 'hint'],
    leave: ['q', 'esci', 'quit'],
    leaveWords: 'lascia',
    leftOut: (lines) => `… ${counted(lines, 'riga saltata', 'righe saltate')}: l racconta tutto`,
    commands: (ruling) => [
      ['h', 'un consiglio'],
      ['l', 'che cosa è successo dopo la tua ultima mossa, di nuovo'],
      ['r', `la regola che ha rifiutato la tua mossa; r ${ruling} ne mostra un’altra`],
      ['q', 'lascia il tavolo; esci dove q è una mossa'],
    ],
    helpTitle: (title) => `${title} in breve`,
    readMore: (id) => `Tutte le regole: mazzo rules ${id}.`,
    wait: {
      keys: ['w', 'lascia'],
      meaning: 'lascia correre',
      hint: 'Senza certezze, meglio lasciar correre.',
    },
    notUntilTurn: {
      keys: ['m', 'mio', 'fino al mio turno', 'non fino al mio turno', 'passo fino al mio turno'],
      meaning: 'passo fino al mio turno',
      row: ['m', 'passo fino al mio turno, ogni volta che si chiede a tutti'],
      isTurn: 'Tocca a te: «passo fino al mio turno» serve quando si chiede a tutti insieme.',
    },
    empty: 'Non hai scritto niente e niente succede: scrivi uno di questi tasti, poi Invio.',
    unknown: (word) => `«${word}» non è un tasto di questo gioco: scrivi uno di questi, poi Invio.`,
    refused: (rule, why) => `${rule}: ${why}`,
    tableReasons: {
      enoughSaid: 'Per ora hai detto abbastanza: fa’ una mossa.',
      tryAgain: 'Non è arrivata: scrivila di nuovo.',
      tableStopped: 'Il tavolo si è fermato: qui non si gioca più.',
    },
    hint: (move) => `Consiglio: ${move}.`,
    typeIt: (key) => `Scrivi ${key}.`,
    noRefusal: (ruling) =>
      `Nessuna tua mossa è stata rifiutata; r ${ruling} mostra la regola con quella sigla.`,
    noRuling: (rule) => `La regola «${rule}» non esiste.`,
    reallyQuit: 'Lasci la partita? (s/n)',
    again: 'Un’altra partita? (s/n)',
    yes: ['s', 'sì', 'si', 'y'],
    left: 'Lasci il tavolo.',
    saved: (file) => `Salvata; per rivederla: mazzo replay ${file}`,
    seed: (seed) => `Seme ${seed}`,
  },

  resume: {
    welcome: (title, others) =>
      `${title}, dal punto in cui l’hai lasciata. Siedi con ${series(others, 'e')}.`,
    goOn: (match) => `Per continuare: mazzo resume ${match}`,
    notKept: (code) =>
      `Questa partita non si conserva, ${fileProblem(code)}: dura finché questo terminale resta aperto.`,
    movedOn: 'La partita è andata avanti in un altro terminale: ecco a che punto è.',
    none: 'Non ci sono partite da continuare.',
    round: (round) => `mano ${round}`,
    finished: 'finita',
    forgotten: (match) => `La partita ${match} è stata buttata via.`,
  },

  server: {
    serving: (address) => `Mazzo è su ${address} (Ctrl+C lo ferma)`,
    nearby: (address) => `Per i telefoni sulla stessa rete: ${address}`,
    live: (matches) =>
      `${counted(matches, 'partita continua', 'partite continuano')} quando qualcuno torna.`,
    noPage: 'La pagina non è stata costruita, quindi ci sono solo i tavoli: npm run build la crea.',
    ending: 'Si chiude: tutto è conservato.',
    folderInUse: (folder) =>
      `«${folder}» è usata da un altro server: ferma quello, o indica un’altra cartella con --data.`,
    newerStore: (folder) =>
      `«${folder}» è stata scritta da una versione più nuova di mazzo: usa quella, o un’altra cartella.`,
    portTaken: (port) => `La porta ${port} è occupata: indicane un’altra con --port.`,
    cannotServe: (why) => `Il server non può partire: ${why}`,
    noStore: (folder) =>
      `In «${folder}» non c’è l’archivio di un server: indica la sua cartella con --data.`,
    sayFile: (command) => `Indica quale file: mazzo ${command} <file>.`,
    fileExists: (file) => `«${file}» esiste già: indica un file nuovo.`,
    noBackup: (file) => `«${file}» non è una copia che questa versione di mazzo sappia leggere.`,
    backedUp: (file) => `Salvata; per tornarci: mazzo restore ${file}`,
    restored: (folder) => `«${folder}» è com’era la copia.`,
    noReports: 'Nessuno ha segnalato nulla.',
    report: (when, code, match, name, person, reason) =>
      `${when}  tavolo ${code}  ${name} (${person}): ${reason}${match === '' ? '' : `, partita ${match}`}`,
    reasons: { name: 'il nome', talk: 'ciò che ha detto', cheating: 'imbroglia', other: 'altro' },
    noLink: (word) =>
      `«${word}» non è il link di un tavolo: copialo intero, come http://192.168.1.5:5300/t/BKM4TX.`,
    noTable: (link) => `Su ${link} non c’è un tavolo: chiedi di nuovo il link.`,
    atTable: (code, names) => `Tavolo ${code}: ${series(names, 'e')}.`,
    waiting: 'Si aspetta che chi ospita cominci.',
  },

  standings: {
    final: 'Classifica finale',
    won(names, youWon) {
      if (names.length > 1) return `${series(names, 'e')}: primo posto a pari merito.`;
      return youWon ? 'Hai vinto!' : `Vince ${series(names, 'e')}.`;
    },
    soFar: (rounds, scores) =>
      rounds === 0
        ? `Nessuna mano finita: ${scores.join(', ')}.`
        : `Dopo ${counted(rounds, 'mano', 'mani')}: ${scores.join(', ')}.`,
  },

  sim: {
    title: (title, seats, games) =>
      `${title}: ${counted(games, 'partita', 'partite')}, ${seats} posti`,
    columns: ['posto', 'bot', 'vittorie'],
    statistics: ['media', 'dev. std', 'min', 'max'],
    rounds: 'mani per partita',
    moves: 'mosse per partita',
    totals: (rounds, moves, events) => `${rounds} mani, ${moves} mosse, ${events} eventi`,
    speed: (seconds, cpu, moves, rounds) =>
      `${seconds} s (${cpu} s di CPU): ${moves} mosse/s, ${rounds} mani/s`,
    seed: (seed) => `Seme ${seed}`,
    saved: (file) => `La prima partita è salvata; per vederla: mazzo replay ${file}`,
    shared: 'Una vittoria divisa vale per ciascuno: le vittorie superano in tutto il 100 %.',
    progress: (done, games, left) => `${done} di ${games} partite, mancano circa ${left} s`,
  },

  arena: {
    title: (title, deals, seats) =>
      `${title}: ${counted(deals, 'smazzata', 'smazzate')}, ognuna in ${seats} giri`,
    columns: ['bot', 'quota', 'min', 'max', 'livello', '±', 'ms/mossa'],
    faults: (name, moves) =>
      `${name} ha perso ${counted(moves, 'mossa', 'mosse')}: in ritardo, morto o contro le regole.`,
    explained:
      'Quota delle vittorie, con gli estremi del suo intervallo al 95 %; livello secondo openskill, ' +
      'in cui tutti partono da 25.',
    seed: (seed) => `Seme ${seed}`,
    progress: (done, deals, left) => `${done} di ${deals} smazzate, mancano circa ${left} s`,
  },

  replay: {
    title: (title, names) => `${title} · ${names.length} posti: ${names.join(', ')}`,
    unfinished: 'Qui la partita è stata lasciata.',
    unjudged:
      'Questa partita è scritta con regole più vecchie: è raccontata come sta scritta, senza ' +
      'giudicare se le mosse e gli eventi seguono.',
    position: (at, all) => `${at} di ${all}`,
    keys: 'Invio avanti   b indietro   n p mano   ? aiuto   q esci',
    keyRows: [
      ['Invio', 'la mossa dopo (anche Spazio e →)'],
      ['b', 'la mossa prima (anche ←)'],
      ['n', 'la mano dopo (anche ↓)'],
      ['p', 'l’inizio di questa mano, poi la mano prima (anche ↑)'],
      ['g', 'va’ a una mano: scrivi il numero, poi Invio'],
      ['a', 'racconta tutto il resto, e finisce'],
      ['q', 'esci'],
    ],
    anyKey: 'Un tasto qualsiasi: torna alla partita',
    askRound: (rounds, digits) => `Mano (da 1 a ${rounds}), poi Invio: ${digits}`,
    noRound: (round, rounds) => `La mano ${round} non c’è: l’ultima è la ${rounds}`,
  },

  rules: {
    options: 'Opzioni',
    optionsUse: 'Nel comando: --options chiave=valore,chiave=valore. Nel menu: o.',
    standard: 'normale',
    fromTo: (min, max) => `da ${min} a ${max}`,
    presets: 'Combinazioni',
    more: 'Invio: continua · q: basta ',
  },
};
