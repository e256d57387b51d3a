/** What can be said to everybody: each reads a phrase in their own language. */
import { emotes, MOST_WRITTEN, phrases } from '@mazzo/server/protocol/line';
import type { Utterance } from '@mazzo/server/protocol/line';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Dialog } from '../shell/dialog.tsx';
import fields from './friends.module.css';
import type { OnlineTable } from './online-table.ts';
import styles from './talk-dialog.module.css';
import { EmoteSign } from './emote.tsx';
import { friendsText, saidWords } from './text/text.ts';

interface TalkDialogProps {
  readonly table: OnlineTable;
  readonly onClose: () => void;
}

export function TalkDialog({ table, onClose }: TalkDialogProps) {
  const { talk } = friendsText();
  const say = (said: Utterance) => {
    onClose();
    void table.ask({ type: 'say', said });
  };
  return (
    <Dialog title={talk.title} onClose={onClose}>
      <div class={styles.emotes}>
        {emotes.map((emote) => (
          <button
            key={emote}
            type="button"
            class="button"
            aria-label={talk.emotes[emote]}
            title={talk.emotes[emote]}
            onClick={() => say({ kind: 'emote', emote })}
          >
            <EmoteSign emote={emote} />
          </button>
        ))}
      </div>
      <div class={styles.phrases}>
        {phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="button"
            onClick={() => say({ kind: 'phrase', phrase })}
          >
            {talk.phrases[phrase]}
          </button>
        ))}
      </div>
      {table.lobby.value?.freeText === true && <Written table={table} onClose={onClose} />}
      <Conversation table={table} />
    </Dialog>
  );
}

/** Whoever looked at the cards reads here what they missed. */
function Conversation({ table }: Pick<TalkDialogProps, 'table'>) {
  const { value: all } = table.conversation;
  if (all.length === 0) return null;
  return (
    <section class={styles.heard}>
      <h3>{friendsText().talk.heard}</h3>
      <ol class={styles.lines}>
        {all.toReversed().map(({ id, name, said }) => (
          <li key={id}>
            <b>{name}</b> {saidWords(said)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What cannot be said stays there, with the reason. */
function Written({ table, onClose }: TalkDialogProps) {
  const { talk } = friendsText();
  const written = useSignal('');
  const refused = useSignal('');
  const id = useId();
  async function say(): Promise<void> {
    const text = written.value.trim();
    if (text === '') return;
    refused.value = (await table.attempt({ type: 'say', said: { kind: 'text', text } })) ?? '';
    if (refused.value === '') onClose();
  }
  return (
    <form
      class={fields.line}
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <div class={fields.field}>
        <label for={id}>{talk.write}</label>
        <input
          id={id}
          type="text"
          maxLength={MOST_WRITTEN}
          autocomplete="off"
          aria-invalid={refused.value !== ''}
          aria-describedby={`${id}-refused`}
          value={written.value}
          onInput={({ currentTarget }) => {
            written.value = currentTarget.value;
            refused.value = '';
          }}
        />
      </div>
      <button type="submit" class="button">
        {talk.send}
      </button>
      <p id={`${id}-refused`} class={fields.problem} role="alert">
        {refused.value}
      </p>
    </form>
  );
}
