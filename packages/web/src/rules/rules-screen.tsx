/** The whole rules of a game; the address may name the ruling to begin at. */
import type { GameId } from '../games/ids.ts';
import { useEffect } from 'preact/hooks';
import { aboutGame } from '../games/abouts.ts';
import { language } from '../settings/settings.ts';
import { Header } from '../shell/header.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { useLoaded } from '../shell/loaded.ts';
import type { Chapter } from './chapters.ts';
import { Contents } from './contents.tsx';
import { rulebook } from './load.ts';
import type { Rulebook } from './load.ts';
import styles from './rules.module.css';
import { text } from './text.ts';

export interface RulesScreenProps {
  readonly game: GameId;
  readonly ruling: string | null;
}

export function RulesScreen({ game, ruling }: RulesScreenProps) {
  const book = useLoaded(`${game} ${language.value}`, () => rulebook(game, language.value));
  return (
    <>
      <Header
        title={text[language.value].title(aboutGame(game, language.value).title)}
        back="previous"
      />
      {book === null ? <Waiting /> : <Book book={book} game={game} ruling={ruling} />}
    </>
  );
}

interface BookProps extends RulesScreenProps {
  readonly book: Rulebook;
}

function Book({ book: { own, common }, game, ruling }: BookProps) {
  useEffect(() => {
    if (ruling !== null) arriveAt(ruling);
  }, [ruling]);
  return (
    <div class={styles.book}>
      <Contents book={{ own, common }} game={game} at={ruling} />
      <main class={styles.text}>
        <Chapters chapters={own.chapters.filter((one) => !one.ruling)} level="h2" />
        <div class={styles.opening} dangerouslySetInnerHTML={{ __html: own.opening }} />
        <Chapters chapters={own.chapters.filter((one) => one.ruling)} level="h2" />
        <h2 class={styles.part}>{text[language.value].common}</h2>
        <div class={styles.opening} dangerouslySetInnerHTML={{ __html: common.opening }} />
        <Chapters chapters={common.chapters} level="h3" />
      </main>
    </div>
  );
}

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  readonly level: 'h2' | 'h3';
}

function Chapters({ chapters, level: Title }: ChaptersProps) {
  return chapters.map(({ anchor, ruling, title, html }) => (
    <section key={anchor} class={styles.chapter}>
      <Title id={anchor} tabIndex={-1}>
        {ruling ? <span class={styles.id}>{anchor}</span> : null} {title}
      </Title>
      <div class={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ));
}

function arriveAt(anchor: string): void {
  const heading = document.getElementById(anchor);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
