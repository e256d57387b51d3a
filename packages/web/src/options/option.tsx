/** One option of a game: a question with a few answers, or a number. */
import type { OptionField, OptionText } from '@mazzo/kernel';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import styles from './option.module.css';
import { Stepper } from './stepper.tsx';
import { text } from './text.ts';

interface OptionProps {
  readonly field: OptionField;
  readonly words: OptionText;
  readonly value: string | number;
  readonly onChange: (value: string | number) => void;
}

export function Option({ field, words, value, onChange }: OptionProps) {
  const own = text[language.value];
  return (
    <Question label={words.label} changed={value !== field.default}>
      {field.kind === 'range' ? (
        <Stepper
          label={words.label}
          value={Number(value)}
          min={field.min}
          max={field.max}
          note={own.bounds(field.min, field.max, field.default)}
          onChange={onChange}
        />
      ) : (
        <Answers
          values={field.values}
          usual={field.default}
          words={words}
          value={value}
          onChange={onChange}
        />
      )}
    </Question>
  );
}

interface QuestionProps {
  readonly label: string;
  readonly changed: boolean;
  readonly children: ComponentChildren;
}

export function Question({ label, changed, children }: QuestionProps) {
  return (
    <fieldset class={`${styles.option} ${changed ? styles.changed : ''}`}>
      <legend>
        {label} {changed ? <span class={styles.mark}>{text[language.value].changed}</span> : null}
      </legend>
      {children}
    </fieldset>
  );
}

interface AnswersProps<Value extends string> {
  readonly values: readonly Value[];
  /** The one that the rules have. */
  readonly usual: Value;
  readonly words: OptionText;
  readonly value: string | number;
  readonly onChange: (value: Value) => void;
}

export function Answers<Value extends string>(props: AnswersProps<Value>) {
  const { values, usual, words, value, onChange } = props;
  const name = useId();
  return (
    <div class={styles.answers}>
      {values.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <span>
            {valueWords(words, one)}{' '}
            {one === usual ? <small>{text[language.value].usual}</small> : null}
          </span>
        </label>
      ))}
    </div>
  );
}

/** What a value is called. */
export function valueWords(words: OptionText, value: string | number): string {
  return words.values[value] ?? String(value);
}
