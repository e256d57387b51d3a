/** What one is called, and beside it why one cannot be called that. */
import type { Signal } from '@preact/signals';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { showToast } from '../shell/toast.tsx';
import styles from './friends.module.css';
import { refusalWords } from './refusals.ts';
import { introduce } from './server.ts';
import { friendsText } from './text/text.ts';

/** Counted as a computer does: how many letters a name may have is judged by the server, which counts as people do. */
const MOST_UNITS = 100;

interface NameFieldProps {
  readonly name: Signal<string>;
  /** Empty while nothing is wrong. */
  readonly problem: Signal<string>;
  /** Where nothing rises over the page for it: with a keyboard of its own. */
  readonly isFirst?: boolean;
}

export function NameField({ name, problem, isFirst = false }: NameFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useSignalEffect(() => {
    // The answer takes its time: whoever writes elsewhere by then is left alone.
    const isWriting = document.activeElement instanceof HTMLInputElement;
    if (problem.value !== '' && !isWriting) input.current?.focus();
  });
  useEffect(() => {
    if (isFirst && matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);
  return (
    <div class={styles.field}>
      <label for={id}>{friendsText().yourName}</label>
      <input
        ref={input}
        id={id}
        type="text"
        maxLength={MOST_UNITS}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        aria-invalid={problem.value !== ''}
        aria-describedby={`${id}-problem`}
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
          problem.value = '';
        }}
      />
      <p id={`${id}-problem`} class={styles.problem} role="alert">
        {problem.value}
      </p>
    </div>
  );
}

/** One is somebody by that name from here on, if this is true; what is wrong with it is said beside it. */
export async function introduceBy({ name, problem }: NameFieldProps): Promise<boolean> {
  problem.value = '';
  const known = await introduce(name.value);
  if (known.ok) return true;
  const words = refusalWords(known.reason);
  if (known.reason === 'badName') problem.value = words;
  else showToast({ text: words });
  return false;
}
