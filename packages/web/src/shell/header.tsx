/** The bar above every room but home: the way back, where one is, and a few buttons. */
import type { ComponentChildren } from 'preact';
import { route } from '../route.ts';
import { language } from '../settings/settings.ts';
import styles from './header.module.css';
import { Heading } from './heading.tsx';
import { IconLink } from './icon-button.tsx';
import { text } from './text.ts';

export interface HeaderProps {
  readonly title: string;
  /** Small words behind it: where a match stands. */
  readonly note?: string;
  /** Back to where one came from, or always to all games. */
  readonly back: 'previous' | 'home';
  /** Icon buttons, at the end. */
  readonly children?: ComponentChildren;
}

/** Screens behind this one; to be told of the first is no move. */
let moves = -1;
route.subscribe(() => {
  moves += 1;
});

export function Header({ title, note, back, children }: HeaderProps) {
  const words = text[language.value];
  return (
    <header class={styles.header}>
      <IconLink
        icon="back"
        label={back === 'home' ? words.home : words.back}
        href="#/"
        onClick={back === 'previous' ? goBack : undefined}
      />
      <Heading title={note === undefined ? title : `${title} · ${note}`} class={styles.title}>
        {title}
        {note !== undefined && <small class={styles.note}> {note}</small>}
      </Heading>
      {children}
    </header>
  );
}

/** Who came by the address alone has nothing behind them but home. */
function goBack(event: MouseEvent): void {
  if (moves < 1) return;
  event.preventDefault();
  history.back();
}
