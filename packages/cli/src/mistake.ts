/** What somebody typed cannot be done: one sentence for them, exit code 2, and nothing has changed. */
export class Mistake extends Error {}
