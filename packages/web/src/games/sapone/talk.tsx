/** S-5: what a Sapone player may say between sales: first how, then of what. */
import { categories, DIAMOND, kinds, kindsIn, manners } from '@mazzo/games/sapone';
import type { Phrase, Topic } from '@mazzo/games/sapone';
import { useSignal } from '@preact/signals';
import { Picture } from '../../cards/things.tsx';
import { flag } from '../../table/look.ts';
import type { PhrasesProps, TalkFace } from '../../play/talk/talk-face.ts';
import type { SaponeEyes } from './eyes.ts';
import { pictureOf } from './pictures.ts';
import { playerId } from './places.ts';
import styles from './talk.module.css';
import { text } from './text/talk.ts';

/** What belongs together stands together: a category, and what there is of it; the Diamond last. */
const groups: readonly (readonly Topic[])[] = [
  ...categories.map((category) => [category, ...kindsIn[category].map((card) => kinds[card]!)]),
  [kinds[DIAMOND]!],
];

function Phrases({ eyes, onSay }: PhrasesProps) {
  const { language, words } = eyes as unknown as SaponeEyes;
  const says = useSignal<Phrase['says']>('hold');
  const own = text[language];
  return (
    <>
      <p>{own.note}</p>
      <div class={styles.manners}>
        {manners.map((manner) => (
          <button
            key={manner}
            type="button"
            class="button"
            aria-pressed={says.value === manner}
            onClick={() => (says.value = manner)}
          >
            {own[manner]}
          </button>
        ))}
      </div>
      {groups.map((topics) => (
        <div
          key={topics[0]}
          class={styles.topics}
          role="group"
          aria-label={words.topic(topics[0]!)}
        >
          {topics.map((topic) => (
            <button
              key={topic}
              type="button"
              class="button"
              data-whole={flag(topic in kindsIn)}
              onClick={() => onSay({ says: says.value, topic })}
            >
              <Picture of={pictureOf(topic)} size={18} />
              <span>{words.topic(topic)}</span>
            </button>
          ))}
        </div>
      ))}
    </>
  );
}

export const talk: TalkFace = {
  zoneOf: playerId,
  words: (phrase, eyes) => (eyes as unknown as SaponeEyes).words.phrase(phrase as Phrase),
  later: ({ language }) => text[language].later,
  Phrases,
};
