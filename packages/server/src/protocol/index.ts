/** The protocol of the socket `/ws`, for whoever speaks it: server, page, terminal. */
export * from './answers.ts';
export * from './free-seat.ts';
export * from './lobby.ts';
export * from './names.ts';
export * from './requests.ts';
export * from './vocabulary.ts';
export { TableLine } from './table-line.ts';
export type { LineListener, LineProps, LineSocket } from './table-line.ts';
