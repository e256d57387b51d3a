/** What is shown instead of a screen that has thrown. */
import { Component } from 'preact';
import type { ComponentChildren } from 'preact';
import { language } from '../settings/settings.ts';
import styles from './boundary.module.css';
import { Heading } from './heading.tsx';
import { NotLoaded } from './lazy.tsx';
import { text } from './text.ts';

interface BoundaryProps {
  readonly children: ComponentChildren;
}

interface BoundaryState {
  readonly thrown: { readonly error: unknown } | null;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { thrown: null };

  static override getDerivedStateFromError(error: unknown): BoundaryState {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    const { thrown } = this.state;
    return thrown === null ? this.props.children : <Apology error={thrown.error} />;
  }
}

function Apology({ error }: { readonly error: unknown }) {
  const words = text[language.value];
  const { title, why } = error instanceof NotLoaded ? words.notLoaded : words.broken;
  return (
    <main class={styles.apology}>
      <Heading title={title} />
      <p>{why}</p>
      <div class={styles.ways}>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {words.reload}
        </button>
        <a class="button" href="#/">
          {words.home}
        </a>
      </div>
    </main>
  );
}
