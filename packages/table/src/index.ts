/**
 * One running table, pure: clock, store and chance are handed in, so the same code runs a game against
 * bots in a browser, the terminal, and a server of many processes.
 *
 * One person against bots:
 *
 *     const table = await openTable(
 *       {
 *         game,
 *         store: memoryStore(),
 *         clock: { now: () => Date.now(), at: … }, // a timer that returns its cancelling
 *         presence: localPresence(now), // who is connected, here and in other processes
 *         fresh: numbered(freshKey), // `chacha20:` and 64 random hex digits, one a match
 *         thinking: { least: 0, most: 0 }, // bots answer at once; left out, they seem to think
 *         mistake: report, // ours, not a player's: the table has stopped
 *       },
 *       { seats: [person('you'), bot(), bot()], options: { target: 100 } },
 *     );
 *     const you = new Client({
 *       game,
 *       transport: directTransport(table, 'you', clock.now),
 *       idPrefix: '',
 *       listener: { told: ({ events }) => tellStory(events) }, // already only what you may know
 *     });
 *     await you.open(); // you.at is { seat, seq, view, status, … }
 *
 * A move answers a decision that the view's status names:
 *
 *     const decision = decisionOf(you.at.status, you.at.seat);
 *     const answer = await you.request({ type: 'command', decision: decision.id, move });
 *     // { type: 'accepted', seq } — told already — or { type: 'refused', rule, reason }
 *
 * The bots move by themselves when the clock rings; `told` says so, and whoever waits for their turn
 * looks at `you.at.status` each time. `table.log` can be stored and replayed at any moment; `over`
 * says that the match is; a `wish` for a rematch then brings a new `welcome`. Leaving for good is
 * `table.close()`.
 *
 * A server calls `connection.send` with what its socket brings, sends on what is heard and what
 * `send` settles with, opens again with `reopenTable` what another process opened, and calls
 * `table.refresh` when told that somebody else has written. Its clients' transport is the socket. A
 * store needs one compare-and-set: see `Store`.
 */
export { naturalThinking } from './thinking.ts';
export type { Thinking } from './thinking.ts';
export type { Hear } from './connections.ts';
export type { Cancel, Clock } from './clock.ts';
export { clockNames, defaultClocks } from './clocks.ts';
export type { ClockName } from './clocks.ts';
export { Client } from './client.ts';
export type { ClientListener, ClientState, Line, Transport, Unsent } from './client.ts';
export { directTransport } from './direct-transport.ts';
export type { Absence, Cause, Holder, Note, Person, Written } from './journal.ts';
export { numbered } from './fresh.ts';
export type { Fresh } from './fresh.ts';
export type { Plan } from './opening.ts';
export { askMe, follow, notPassing, passAhead, passFor } from './passing-ahead.ts';
export type { Pass, PassingAhead } from './passing-ahead.ts';
export { localPresence } from './presence.ts';
export type { Presence } from './presence.ts';
export { tableReasons } from './proposal.ts';
export type { Refusal, TableReason } from './proposal.ts';
export type { Outcome } from './journal-writer.ts';
export { bot, person } from './seats.ts';
export type { Allows, TableRequest } from './propose-request.ts';
export { storeClock } from './store-clock.ts';
export { inOrder, memoryStore } from './store.ts';
export type { Appended, ListedMatch, Store } from './store.ts';
export type { Utterance } from './talk.ts';
export { openTable, reopenTable } from './table.ts';
export { thinkHere } from './think-here.ts';
export { nothingHeard, ThinkerGone } from './thinker.ts';
export type { BotSeat, Heard, News, Question, Thinker } from './thinker.ts';
export type { Connection, MatchSummary, Reopening, Surroundings, Table } from './table.ts';
export * from './server-messages.ts';
export { clientSchema, readClientMessage, PROTOCOL_VERSION } from './client-messages.ts';
export type { ClientMessage, Hello, Request } from './client-messages.ts';
