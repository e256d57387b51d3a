import type { Eyes } from '../../play/page-face.ts';
import type { BegunMove } from './begun-move.ts';
import type { SaponeWords } from './text/text.ts';

/** Whoever looks at a Sapone table. */
export type SaponeEyes = Eyes<BegunMove, SaponeWords>;
