declare module 'virtual:rules/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- No relative import may stand here.
  const rules: import('./chapters.ts').RulesText;
  export default rules;
}
