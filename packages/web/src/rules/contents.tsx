/** Where everything stands: beside the text where there is room, else folded above it. */
import type { GameId } from '../games/ids.ts';
import { hashOf } from '../route.ts';
import { language } from '../settings/settings.ts';
import { wide } from '../shell/wide.ts';
import type { Chapter } from './chapters.ts';
import styles from './contents.module.css';
import type { Rulebook } from './load.ts';
import { text } from './text.ts';

interface ContentsProps {
  readonly book: Rulebook;
  readonly game: GameId;
  /** Where the reader is. */
  readonly at: string | null;
}

export function Contents({ book: { own, common }, game, at }: ContentsProps) {
  const words = text[language.value];
  const list = (chapters: readonly Chapter[]) => (
    <ul class={styles.list}>
      {chapters.map((chapter) => (
        <Line key={chapter.anchor} chapter={chapter} game={game} here={chapter.anchor === at} />
      ))}
    </ul>
  );
  const lists = (
    <>
      {list(own.chapters)}
      <p class={styles.part}>{words.common}</p>
      {list(common.chapters)}
    </>
  );
  return (
    <nav class={styles.contents} aria-label={words.contents}>
      {wide.value ? (
        <>
          <p class={styles.title}>{words.contents}</p>
          {lists}
        </>
      ) : (
        <details>
          <summary>{words.contents}</summary>
          {lists}
        </details>
      )}
    </nav>
  );
}

interface LineProps {
  readonly chapter: Chapter;
  readonly game: GameId;
  readonly here: boolean;
}

function Line({ chapter: { anchor, ruling, title }, game, here }: LineProps) {
  const href = hashOf({ screen: 'rules', game, ruling: anchor });
  return (
    <li>
      <a
        href={href}
        aria-current={here ? 'location' : undefined}
        onClick={(event) => turnTo(event, href)}
      >
        <span class={styles.id}>{ruling ? anchor : ''}</span>
        <span>{title}</span>
      </a>
    </li>
  );
}

/** Leafing through is one step back, not many; and a place can be turned to twice. */
function turnTo(event: MouseEvent, href: string): void {
  event.preventDefault();
  if (location.hash === href) history.replaceState(null, '', href.replace(/\/[^/]*$/, ''));
  location.replace(href);
}
