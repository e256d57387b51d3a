/** One ruling over the table, for whoever wonders why; rulings that it names open in its place. */
import type { GameId } from '../games/ids.ts';
import { useSignal } from '@preact/signals';
import { hashOf, routeOf } from '../route.ts';
import { language } from '../settings/settings.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { useLoaded } from '../shell/loaded.ts';
import { chapterOf, rulebook } from './load.ts';
import styles from './rules.module.css';
import { text } from './text.ts';

interface RulingDialogProps {
  readonly game: GameId;
  readonly rule: string;
  readonly onClose: () => void;
}

export function RulingDialog({ game, rule, onClose }: RulingDialogProps) {
  const words = text[language.value];
  const shown = useSignal(rule);
  const book = useLoaded(`${game} ${language.value}`, () => rulebook(game, language.value));
  const chapter = book === null ? null : chapterOf(book, shown.value);
  const href = hashOf({ screen: 'rules', game, ruling: shown.value });
  return (
    <Dialog
      title={chapter === null ? words.ruling(shown.value) : `${shown.value} · ${chapter.title}`}
      onClose={onClose}
      footer={
        <a class="button" href={href}>
          {words.all}
        </a>
      }
    >
      {book === null ? <Waiting /> : null}
      {book !== null && chapter === null ? <p>{words.noRuling}</p> : null}
      {chapter === null ? null : (
        <div
          class={styles.prose}
          onClick={(event) => {
            const named = namedRuling(event, game);
            if (named !== null) shown.value = named;
          }}
          dangerouslySetInnerHTML={{ __html: chapter.html }}
        />
      )}
    </Dialog>
  );
}

/** The ruling of this rulebook whose link was pressed. */
function namedRuling(event: MouseEvent, game: GameId): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const to = link === null ? null : routeOf(link.hash);
  if (to?.screen !== 'rules' || to.game !== game) return null;
  event.preventDefault();
  return to.ruling;
}
