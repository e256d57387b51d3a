/** An invitation: a name, and one tap. */
import { useSignal } from '@preact/signals';
import { Emblem } from '../cards/emblems.tsx';
import { aboutGame } from '../games/abouts.ts';
import { clothOf } from '../games/cloth.ts';
import { language } from '../settings/settings.ts';
import { Header } from '../shell/header.tsx';
import { showToast } from '../shell/toast.tsx';
import styles from './join.module.css';
import { NameField } from './name-field.tsx';
import { refusalWords } from './refusals.ts';
import { introduce } from './server.ts';
import type { ListedTable } from './server.ts';
import { friendsText } from './text/text.ts';

export type Wish = 'sit' | 'watch';

interface JoinProps {
  readonly listed: ListedTable;
  readonly onJoin: (wish: Wish) => void;
}

export function Join({ listed, onJoin }: JoinProps) {
  const { invited } = friendsText();
  const { game, host, free, running } = listed;
  const { title, tagline } = aboutGame(game, language.value);
  const name = useSignal('');
  const busy = useSignal(false);
  async function join(wish: Wish, form: HTMLFormElement | null): Promise<void> {
    if (busy.value || form?.reportValidity() === false) return;
    busy.value = true;
    const known = await introduce(name.value);
    busy.value = false;
    if (known.ok) onJoin(wish);
    else showToast({ text: refusalWords(known.reason) });
  }
  const canSit = free > 0;
  return (
    <>
      <Header title={invited.title(host, title)} back="home" />
      <main class={styles.join}>
        <div class={styles.picture} data-cloth={clothOf(game)}>
          <Emblem name={game} />
        </div>
        <p>{tagline}</p>
        <p>{running && canSit ? invited.running : invited.seats(free)}</p>
        <form
          class={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void join(canSit ? 'sit' : 'watch', event.currentTarget);
          }}
        >
          <NameField name={name} />
          <div class={styles.ways}>
            <button type="submit" class="button primary">
              {canSit ? invited.sit : invited.watch}
            </button>
            {canSit && (
              <button
                type="button"
                class="button"
                onClick={({ currentTarget }) => void join('watch', currentTarget.form)}
              >
                {invited.watch}
              </button>
            )}
          </div>
        </form>
      </main>
    </>
  );
}
