/** People at a server, and servers that are killed: for tests, the long run of faults, and figures. */
export { announce } from './announced.ts';
export type { Usage } from './announced.ts';
export { crowdAt } from './crowd.ts';
export type { Crowd } from './crowd.ts';
export * from './guest.ts';
export * from './killing.ts';
export * from './live-matches.ts';
export * from './server-child.ts';
