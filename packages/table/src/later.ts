/** What a table does not need before the first move of a new match. */
export { proposeClosing } from './propose-closing.ts';
export { proposeRequest } from './propose-request.ts';
export { proposeRemoval } from './propose-seat.ts';
export { readJournal } from './read-journal.ts';
export { takeUp, takeUpRematch } from './taking-up.ts';
