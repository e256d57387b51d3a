/** To a table by its code, as somebody has told it. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import styles from './friends.module.css';
import { refusalWords } from './refusals.ts';
import { tableOf } from './server.ts';
import { friendsText } from './text/text.ts';
import { goToTable, readCode } from './visit-table.ts';

export function CodeForm() {
  const text = friendsText();
  const written = useSignal('');
  const wrong = useSignal('');
  const id = useId();
  /** Looked for before one goes there: what was misheard is mended where it stands. */
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const code = readCode(written.value);
    const there = code === null ? null : await tableOf(code);
    if (code !== null && there?.ok === true) return goToTable(code);
    wrong.value = there?.ok === false ? refusalWords(there.reason) : text.notACode;
  }
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.join}</h2>
      <form class={styles.line} onSubmit={submit} noValidate>
        <div class={styles.field}>
          <label for={id}>{text.code}</label>
          <input
            id={id}
            class={styles.code}
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-describedby={`${id}-hint`}
            aria-invalid={wrong.value !== ''}
            value={written.value}
            onInput={({ currentTarget }) => {
              written.value = currentTarget.value;
              wrong.value = '';
            }}
          />
        </div>
        <button type="submit" class="button">
          {text.goThere}
        </button>
        <p
          id={`${id}-hint`}
          class={wrong.value === '' ? styles.hint : styles.problem}
          aria-live="polite"
        >
          {wrong.value === '' ? text.codeHint : wrong.value}
        </p>
      </form>
    </section>
  );
}
