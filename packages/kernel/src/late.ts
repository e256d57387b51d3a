import type { Seat } from './game.ts';

/** A part of a game's rules that is fetched when it is first needed, so that a page is ready sooner. */
export interface LateRules<State = unknown> {
  isThere(): boolean;
  /** Whether `legal` and `check` can judge this view for its seat without that part. */
  isPlain(view: State, seat: Seat | null): boolean;
  fetch(): Promise<void>;
}

/** Thrown by rules that are asked for what is not there yet. Whoever can wait fetches it and asks again. */
export class Lacking extends Error {
  readonly fetch: () => Promise<void>;

  constructor(fetch: () => Promise<void>) {
    super('a part of the rules has to be fetched first');
    this.fetch = fetch;
  }
}

/** Does the work, and fetches what it lacks, one part after another. Rejects with what does not come. */
export async function withFetched<Result>(
  work: () => Result,
  before: Lacking | null = null,
): Promise<Result> {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Lacking) || error.fetch === before?.fetch) throw error;
    await error.fetch().catch(() => {
      throw error;
    });
    return withFetched(work, error);
  }
}

/** A part of the rules, or of a page, as its own file: nobody has it before it has been fetched. */
export interface LatePart<Part> extends Pick<LateRules, 'isThere' | 'fetch'> {
  get(): Part;
}

export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null;
  const fetch = async (): Promise<void> => {
    part ??= await load();
  };
  return {
    isThere: () => part !== null,
    fetch,
    get() {
      if (part === null) throw new Lacking(fetch);
      return part;
    },
  };
}
