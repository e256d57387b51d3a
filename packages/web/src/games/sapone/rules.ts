/** The rules, apart from all that only a page can show: the table's worker loads no more. */
export { sapone as game } from '@mazzo/games/sapone';
