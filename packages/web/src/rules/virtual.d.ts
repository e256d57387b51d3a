declare module 'virtual:rules' {
  /* oxlint-disable typescript/consistent-type-imports -- No import may stand here. */
  type Load = () => Promise<{ readonly default: import('./chapters.ts').RulesText }>;
  type Book = Readonly<Record<import('@mazzo/kernel').Language, Load>>;
  const books: Readonly<Record<import('../games/ids.ts').GameId | 'common', Book>>;
  export default books;
}
