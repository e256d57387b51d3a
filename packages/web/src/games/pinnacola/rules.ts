/** The rules, apart from all that only a page can show: the table's worker loads no more. */
export { pinnacola as game } from '@mazzo/games/pinnacola';
