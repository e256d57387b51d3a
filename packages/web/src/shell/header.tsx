/** The bar above every room but home: the way back, where one is, and a few buttons. */
import type { ComponentChildren } from 'preact';
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

let moves = 0;
addEventListener('hashchange', () => {
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
  if (moves === 0) return;
  event.preventDefault();
  history.back();
}
