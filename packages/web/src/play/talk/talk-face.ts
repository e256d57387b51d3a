/** How a game's talk looks on the page: fetched when there is something to say, or to be heard. */
import type { AnyPhrase, Seat } from '@mazzo/kernel';
import type { ComponentType } from 'preact';
import type { Id } from '../../table/scene.ts';
import type { Eyes } from '../page-face.ts';

export interface TalkFace {
  /** Where whoever says something sits. */
  zoneOf(seat: Seat): Id;
  /** The phrase alone, as it stands in a bubble. */
  words(phrase: AnyPhrase, eyes: Eyes): string;
  /** That it will be said when the rules allow it again. */
  later(eyes: Eyes): string;
  readonly Phrases: ComponentType<PhrasesProps>;
}

/** Everything that can be said, to be chosen from. */
export interface PhrasesProps {
  readonly eyes: Eyes;
  readonly onSay: (phrase: AnyPhrase) => void;
}
