/** How a game is to be played, chosen before the cards are dealt. */
import type { GameId } from '../games/ids.ts';
import type { AnyGame, AnyText } from '@mazzo/kernel';
import { useSignal } from '@preact/signals';
import { aboutGame } from '../games/abouts.ts';
import { hashOf } from '../route.ts';
import { language } from '../settings/settings.ts';
import { Header } from '../shell/header.tsx';
import { IconLink } from '../shell/icon-button.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { AllOptions } from './all-options.tsx';
import { remember } from './choosing.ts';
import { remembered } from './chosen.ts';
import type { Chosen } from './chosen.ts';
import { gameInWords } from './game-in-words.ts';
import styles from './options.module.css';
import { PlayBar } from './play-bar.tsx';
import { TableFields } from './table-fields.tsx';
import { text } from './text.ts';

export function OptionsScreen({ game }: { readonly game: GameId }) {
  const words = text[language.value];
  const loaded = useLoaded(`${game} ${language.value}`, () => gameInWords(game, language.value));
  return (
    <>
      <Header title={words.title(aboutGame(game, language.value).title)} back="previous">
        <IconLink
          icon="rules"
          label={words.rules}
          href={hashOf({ screen: 'rules', game, ruling: null })}
        />
      </Header>
      {loaded === null ? <Waiting /> : <Form id={game} game={loaded.game} words={loaded.words} />}
    </>
  );
}

interface FormProps {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly words: AnyText;
}

function Form({ id, game, words }: FormProps) {
  const chosen = useSignal(remembered(game));
  function choose(change: Partial<Chosen>): void {
    chosen.value = { ...chosen.value, ...change };
    remember(game, chosen.value);
  }
  const own = text[language.value];
  return (
    <main class={styles.form}>
      <div class={styles.options}>
        <h2 class={styles.heading}>{own.table}</h2>
        <div class={styles.sheet}>
          <TableFields game={game} chosen={chosen.value} onChoose={choose} />
        </div>
        <h2 class={styles.heading}>{own.howTo}</h2>
        <AllOptions
          game={game}
          words={words}
          options={chosen.value.options}
          onChange={(options) => choose({ options })}
          sheet={styles.sheet}
        />
      </div>
      <PlayBar id={id} game={game} words={words} chosen={chosen.value} onChoose={choose} />
    </main>
  );
}
