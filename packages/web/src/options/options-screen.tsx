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
import { remember } from './choosing.ts';
import { remembered } from './chosen.ts';
import type { Chosen } from './chosen.ts';
import { gameInWords } from './game-in-words.ts';
import { Option } from './option.tsx';
import styles from './options.module.css';
import { PlayBar } from './play-bar.tsx';
import { Presets } from './presets.tsx';
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
  const { options } = chosen.value;
  return (
    <main class={styles.form}>
      <div class={styles.options}>
        <h2 class={styles.heading}>{own.table}</h2>
        <div class={styles.sheet}>
          <TableFields game={game} chosen={chosen.value} onChoose={choose} />
        </div>
        <h2 class={styles.heading}>{own.howTo}</h2>
        <Presets game={game} words={words} options={options} onChoose={choose} />
        <div class={styles.sheet}>
          {Object.entries(game.options).map(([key, field]) => (
            <Option
              key={key}
              field={field}
              words={words.options[key]!}
              value={options[key]!}
              onChange={(value) => choose({ options: { ...chosen.value.options, [key]: value } })}
            />
          ))}
        </div>
      </div>
      <PlayBar id={id} game={game} words={words} chosen={chosen.value} onChoose={choose} />
    </main>
  );
}
