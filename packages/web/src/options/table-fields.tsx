/** What belongs to the table rather than to the rules: how many sit there, how well they play, how much time they have. */
import type { AnyGame } from '@mazzo/kernel';
import { audience } from '../play/names.ts';
import { mannersOf } from '@mazzo/bots';
import { language } from '../settings/settings.ts';
import { tossIn } from '../settings/toss-in.ts';
import { clockNames, levelNames } from './chosen.ts';
import type { Chosen } from './chosen.ts';
import { Answers, Question } from './option.tsx';
import styles from './option.module.css';
import { Stepper } from './stepper.tsx';
import { text } from './text.ts';

interface TableFieldsProps {
  readonly game: AnyGame;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Partial<Chosen>) => void;
}

export function TableFields({ game, chosen, onChoose }: TableFieldsProps) {
  const words = text[language.value];
  const opponents = Array.from({ length: chosen.seats - 1 }, (_, n) => n + 1);
  return (
    <>
      <Question label={words.seats} changed={false}>
        <Stepper
          label={words.seats}
          value={chosen.seats}
          min={game.seats.min}
          max={game.seats.max}
          note={words.company(chosen.seats - 1)}
          onChange={(seats) => onChoose({ seats })}
        />
      </Question>
      <Question label={words.bots.label} changed={false}>
        <Answers
          values={levelNames}
          usual={levelNames[0]}
          words={words.bots}
          value={chosen.bot}
          onChange={(bot) => onChoose({ bot })}
        />
        <p class={styles.about}>{mannersOf(opponents, audience(0, ''), language.value)}</p>
      </Question>
      <Question label={words.clocks.label} changed={false}>
        <Answers
          values={clockNames}
          usual={clockNames[0]}
          words={words.clocks}
          value={chosen.clocks}
          onChange={(clocks) => onChoose({ clocks })}
        />
        {game.id === 'vinto' && <p class={styles.about}>{words.tossIn[tossIn()]}</p>}
      </Question>
    </>
  );
}
