/** An invitation: a name, and one tap. */
import { useSignal } from '@preact/signals';
import { Emblem } from '../cards/emblems.tsx';
import { Wordmark } from '../cards/logo.tsx';
import { aboutGame } from '../games/abouts.ts';
import { clothOf } from '../games/cloth.ts';
import house from '../home/home.module.css';
import { LanguageSwitch } from '../home/language-switch.tsx';
import { hashOf } from '../route.ts';
import { language } from '../settings/settings.ts';
import { Heading } from '../shell/heading.tsx';
import { text as shellText } from '../shell/text.ts';
import styles from './join.module.css';
import { introduceBy, NameField } from './name-field.tsx';
import type { ListedTable } from './server.ts';
import { friendsText } from './text/text.ts';

export type Wish = 'sit' | 'watch';

interface JoinProps {
  /** Null until it is known. */
  readonly listed: ListedTable | null;
  readonly onJoin: (wish: Wish) => void;
}

export function Join({ listed, onJoin }: JoinProps) {
  return (
    <>
      <header class={`${house.sign} ${styles.sign}`}>
        <a class={house.name} href="#/" aria-label={`Mazzo: ${shellText[language.value].home}`}>
          <Wordmark />
        </a>
        <LanguageSwitch />
      </header>
      <main class={styles.join}>
        <Invitation listed={listed} />
        <JoinForm canSit={listed === null || listed.free > 0} onJoin={onJoin} />
      </main>
    </>
  );
}

/** What is played there, and by whom. */
function Invitation({ listed }: Pick<JoinProps, 'listed'>) {
  const { invited } = friendsText();
  if (listed === null) {
    return (
      <>
        <div class={styles.picture} />
        <Heading title={invited.unknown} />
        <p class={styles.about} />
      </>
    );
  }
  const { game, host, free, running } = listed;
  const { title, tagline } = aboutGame(game, language.value);
  const rules = hashOf({ screen: 'rules', game, ruling: null });
  const company = running && free > 0 ? invited.running : invited.seats(free);
  return (
    <>
      <div class={styles.picture} data-cloth={clothOf(game)}>
        <Emblem name={game} />
      </div>
      <Heading title={invited.title(host, title)} />
      <p class={styles.about}>
        {tagline} {company} <a href={rules}>{invited.rules}</a>
      </p>
    </>
  );
}

interface JoinFormProps {
  readonly canSit: boolean;
  readonly onJoin: (wish: Wish) => void;
}

function JoinForm({ canSit, onJoin }: JoinFormProps) {
  const { invited } = friendsText();
  const { waiting } = shellText[language.value];
  const name = useSignal('');
  const problem = useSignal('');
  const busy = useSignal(false);
  async function join(wish: Wish): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    // Whoever is known is on the way in, and need not ask again.
    if (await introduceBy({ name, problem })) onJoin(wish);
    else busy.value = false;
  }
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void join(canSit ? 'sit' : 'watch');
      }}
    >
      <NameField name={name} problem={problem} isFirst />
      <div class={styles.ways}>
        <button type="submit" class="button primary">
          {busy.value ? waiting : canSit ? invited.sit : invited.watch}
        </button>
        {canSit && (
          <button type="button" class="button" onClick={() => void join('watch')}>
            {invited.watch}
          </button>
        )}
      </div>
      <a class="button quiet" href="#tv">
        {invited.bigScreen}
      </a>
    </form>
  );
}
