/** What is asked, and the buttons that answer: in their own place, or on a sheet over the table. */
import { CardFace } from '../cards/face.tsx';
import type { FaceRenderer } from '../cards/face.tsx';
import { Icon } from '../cards/icons.tsx';
import type { TrayLayout } from './layout.ts';
import { flag } from './look.ts';
import { styleOf } from './place.ts';
import type { Id, Tray as SceneTray, TrayButton } from './scene.ts';
import { Said } from './said.tsx';
import styles from './tray.module.css';

export interface TrayProps {
  readonly tray: SceneTray;
  readonly layout: TrayLayout;
  readonly lit: ReadonlySet<Id>;
  readonly pointed: Id | null;
  readonly faces: FaceRenderer;
  /** Which of the buttons the Tab key comes to. */
  readonly stop: Id | null;
  readonly questionId: string;
}

export function Tray({ tray, layout, faces, lit, pointed, stop, questionId }: TrayProps) {
  const { question, note, buttons } = tray;
  const { box, words, print, printsNote, risen, split } = layout;
  return (
    <div
      role="group"
      aria-labelledby={questionId}
      class={styles.tray}
      data-risen={flag(risen === box)}
      data-split={flag(split)}
      style={styleOf(box)}
    >
      {risen && risen !== box && <div class={styles.sheet} style={styleOf(risen, box)} />}
      <div
        class={styles.words}
        data-print={print}
        data-note-first={flag(tray.noteFirst === true)}
        style={styleOf(words, box)}
      >
        <p class={styles.question} id={questionId}>
          <Said text={question} />
        </p>
        {note !== null && (
          <p class={printsNote ? styles.note : 'visually-hidden'}>
            <Said text={note} />
          </p>
        )}
      </div>
      {[...layout.headings].map(([heading, at]) => (
        <p key={heading} class={styles.heading} style={styleOf(at, box)}>
          {heading}
        </p>
      ))}
      {buttons.map((button) => (
        <button
          key={button.id}
          type="button"
          class={classOf(button)}
          data-id={button.id}
          data-pointed={flag(button.id === pointed)}
          data-long={flag(button.label.length > 3)}
          data-narrow={flag(layout.buttons.get(button.id)!.width < NARROW)}
          tabIndex={button.id === stop ? 0 : -1}
          aria-disabled={lit.has(button.id) ? undefined : true}
          aria-keyshortcuts={button.shortcut ?? undefined}
          aria-pressed={button.pressed}
          aria-label={isDrawn(button) ? button.label : undefined}
          style={styleOf(layout.buttons.get(button.id)!, box)}
        >
          <Content button={button} faces={faces} />
        </button>
      ))}
    </div>
  );
}

/** Whether its words are only spoken. */
function isDrawn(button: TrayButton): boolean {
  return button.size === 'sign' || (button.size === 'key' && button.face !== undefined);
}

interface ContentProps {
  readonly button: TrayButton;
  readonly faces: FaceRenderer;
}

function Content({ button, faces }: ContentProps) {
  const { label, shortcut, size } = button;
  if (size === 'sign') return <Icon name={button.icon} />;
  if (size === 'key' && button.face !== undefined) {
    return (
      <span class={styles.drawn}>
        <CardFace faces={faces} face={button.face} shape="tile" />
      </span>
    );
  }
  return (
    <>
      <span>
        <Said text={label} />
      </span>
      {size === 'wide' && shortcut !== null && (
        <kbd class={styles.hint} aria-hidden="true">
          {shortNames[shortcut] ?? shortcut.toUpperCase()}
        </kbd>
      )}
    </>
  );
}

/** Words are printed smaller on buttons narrower than this. */
const NARROW = 100;

const shortNames: Readonly<Record<string, string>> = { Escape: 'Esc', Enter: '↵' };

function classOf({ size, tone }: TrayButton): string {
  return size === 'key' ? `${styles.key}` : `button ${tone} ${styles[size]}`;
}
