/** What is asked, and the buttons that answer. */
import type { Layout } from './layout.ts';
import { styleOf } from './place.ts';
import type { Id, Tray as SceneTray, TrayButton } from './scene.ts';
import styles from './table.module.css';

export interface TrayProps {
  readonly tray: SceneTray;
  readonly layout: Layout;
  readonly lit: ReadonlySet<Id>;
  readonly pointed: Id | null;
  /** Which of the buttons the Tab key comes to. */
  readonly stop: Id | null;
  readonly questionId: string;
}

export function Tray({ tray, layout, lit, pointed, stop, questionId }: TrayProps) {
  const { question, note, buttons } = tray;
  return (
    <div role="group" aria-labelledby={questionId}>
      <div class={styles.words} style={styleOf(layout.question)}>
        <p class={styles.question} id={questionId}>
          {question}
        </p>
        {note !== null && (
          <p class={layout.density === 'tightest' ? 'visually-hidden' : styles.note}>{note}</p>
        )}
      </div>
      {buttons.map((button) => (
        <button
          key={button.id}
          type="button"
          class={classOf(button)}
          data-id={button.id}
          data-pointed={button.id === pointed ? '' : undefined}
          data-long={button.label.length > 3 ? '' : undefined}
          tabIndex={button.id === stop ? 0 : -1}
          aria-disabled={lit.has(button.id) ? undefined : true}
          aria-keyshortcuts={button.shortcut ?? undefined}
          style={styleOf(layout.buttons.get(button.id)!)}
        >
          <span>{button.label}</span>
          {button.size === 'wide' && button.shortcut !== null && (
            <kbd class={styles.hint} aria-hidden="true">
              {shortNames[button.shortcut] ?? button.shortcut.toUpperCase()}
            </kbd>
          )}
        </button>
      ))}
    </div>
  );
}

const shortNames: Readonly<Record<string, string>> = { Escape: 'Esc', Enter: '↵' };

function classOf({ size, tone }: TrayButton): string {
  const kind = size === 'wide' ? styles.wide : styles.key;
  return size === 'wide' ? `button ${tone} ${kind}` : `${kind}`;
}
