/** A whole number between two bounds: by two buttons, or written. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import { announce } from '../shell/live.tsx';
import styles from './stepper.module.css';
import { readNumber, stepped } from './steps.ts';
import { text } from './text.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Beside it, in a few words. */
  readonly note: string;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, value, min, max, note, onChange }: StepperProps) {
  const words = text[language.value];
  const written = useSignal<string | null>(null);
  const id = useId();
  const wrong = written.value !== null && readNumber(written.value, min, max) === null;
  function step(to: number): void {
    written.value = null;
    onChange(to);
  }
  function write(entered: string): void {
    const read = readNumber(entered, min, max);
    written.value = entered;
    if (read !== null) onChange(read);
  }
  const ends = { at: value, onStep: step };
  return (
    <div class={styles.stepper}>
      <StepButton {...ends} label={words.fewer(label)} sign="−" to={stepped(value, -1, min, max)} />
      <input
        type="text"
        inputMode="numeric"
        autocomplete="off"
        aria-label={label}
        aria-describedby={id}
        aria-invalid={wrong}
        value={written.value ?? value}
        onInput={({ currentTarget }) => write(currentTarget.value)}
        onBlur={() => {
          if (wrong) announce(words.notANumber(min, max));
          written.value = null;
        }}
      />
      <StepButton {...ends} label={words.more(label)} sign="+" to={stepped(value, 1, min, max)} />
      <p id={id} class={wrong ? styles.problem : styles.note} aria-live="polite">
        {wrong ? words.notANumber(min, max) : note}
      </p>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly at: number;
  readonly to: number;
  readonly onStep: (to: number) => void;
}

/** At a bound it stays focusable: whoever steps by keyboard is not thrown out. */
function StepButton({ label, sign, at, to, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      class="button"
      aria-label={label}
      aria-disabled={at === to}
      onClick={() => {
        if (at !== to) onStep(to);
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
