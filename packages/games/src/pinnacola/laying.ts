/** All that is asked only of who has cards to lay: a page fetches it together. */
export { judgeFinish } from './judge-finish.ts';
export { whyNoMeld } from './no-meld.ts';
export { withFetchedJoker, withJoker, withOneLay } from './one-lay.ts';
export * from './solver.ts';
