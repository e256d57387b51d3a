/** The client's side without schemas: for a page, which believes the server that it came from. */
export { TableLine } from './table-line.ts';
export type { LobbyOutcome, UnsentRequest } from './table-line.ts';
export { botsSeat, freeSeat } from './free-seat.ts';
export * from './vocabulary.ts';
export type { Said } from './answers.ts';
export type { LobbyView, Terms, Utterance, WishedSeat } from './lobby.ts';
