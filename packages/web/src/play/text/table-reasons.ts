/** What a table refuses for, beside the rules: seldom heard, and fetched then. */
import type { Language } from '@mazzo/kernel';
import type { TableReason } from '@mazzo/table';

export const text: Readonly<Record<Language, Readonly<Record<TableReason, string>>>> = {
  en: {
    badMessage: 'That was not understood: please try again.',
    otherVersion: 'This page is older than the table: load it again.',
    helloFirst: 'The table does not know you yet: please try again.',
    tryAgain: 'That did not get through: please try again.',
    tableStopped: 'The table has stopped: open the game again.',
    notSeated: 'You have no seat at this table.',
    paused: 'The game is paused.',
    noClock: 'There is no clock for this.',
    noMoreTime: 'You have had more time twice: there is no more.',
    keepsSeat: 'You have a seat already.',
    seatTaken: 'Somebody sits there.',
    wasRemoved: 'You were removed from this table.',
    noTalk: 'In this game there is nothing to say but by moves.',
    notAPhrase: 'That is nothing that can be said here.',
    enoughSaid: 'You have said enough for now: let the others play.',
    matchRunning: 'The match is not over yet.',
  },
  it: {
    badMessage: 'Il messaggio non è stato capito: riprova.',
    otherVersion: 'Questa pagina è più vecchia del tavolo: ricaricala.',
    helloFirst: 'Il tavolo non ti conosce ancora: riprova.',
    tryAgain: 'Il messaggio non è passato: riprova.',
    tableStopped: 'Il tavolo si è fermato: riapri la partita.',
    notSeated: 'Non hai un posto a questo tavolo.',
    paused: 'La partita è in pausa.',
    noClock: 'Qui non c’è un orologio.',
    noMoreTime: 'Hai già avuto altro tempo due volte: non ce n’è più.',
    keepsSeat: 'Hai già un posto.',
    seatTaken: 'Lì c’è già qualcuno.',
    wasRemoved: 'Sei fuori da questo tavolo.',
    noTalk: 'In questo gioco si parla soltanto con le mosse.',
    notAPhrase: 'Questo qui non si può dire.',
    enoughSaid: 'Per ora hai detto abbastanza: lascia giocare gli altri.',
    matchRunning: 'La partita non è ancora finita.',
  },
};
