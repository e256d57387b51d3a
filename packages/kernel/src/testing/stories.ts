/** Rule tests as short stories; how a table, a move and an outcome are written is each game's own. */

export interface Situation<Setup> {
  readonly says: string;
  readonly setup: Setup;
  /** What lies on the table before the story begins. */
  readonly lies: string;
  readonly story: string;
  readonly outcome: Readonly<Record<string, string>>;
}

/** A table at which a story has been played. */
export interface Told {
  /** The story as it really went. */
  story(): string;
  /** What has come of it, in the words of an outcome. */
  fact(name: string): string;
}

/** The cards that remain when these are taken away. */
export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const rest = [...cards];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`${card} is not there to be taken away`);
    rest.splice(at, 1);
  }
  return rest;
}

/**
 * What the text tells: a line with the title, which begins with its ruling, then the story and, after
 * an arrow, its outcome. `partsOf` finds where the table ends and the story begins.
 */
export function readSituations<Setup>(
  setup: Setup,
  text: string,
  partsOf: (told: string) => readonly [lies: string, story: string],
): Situation<Setup>[] {
  const told: { says: string; body: string }[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('[')) told.push({ says: line, body: '' });
    else if (line !== '') told.at(-1)!.body += ` ${line}`;
  }
  return told.map(({ says, body }) => {
    const [before, outcome] = body.split('=>') as [string, string];
    const [lies, story] = partsOf(before);
    const facts = outcome.split(',').map((fact) => /^\s*(\w+) (.*?)\s*$/.exec(fact)!.slice(1));
    return { says, setup, lies, story, outcome: Object.fromEntries(facts) };
  });
}

/** The situation as it turns out when it is played; equal to what was told if the rules hold. */
export function enact<Setup>(
  { says, setup, lies, story, outcome }: Situation<Setup>,
  play: (told: string, setup: Setup) => Told,
): Situation<Setup> {
  const table = play(`${lies} ${story}`.trim(), setup);
  const facts = Object.keys(outcome).map((name) => [name, table.fact(name)]);
  return { says, setup, lies, story: table.story(), outcome: Object.fromEntries(facts) };
}
