/** The score sheet: a row a round; a number that is touched says where it comes from. */
import { useSignal } from '@preact/signals';
import { Fragment, h } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { AnyEvent } from '@mazzo/kernel';
import { Dialog } from '../../shell/dialog.tsx';
import { Waiting } from '../../shell/lazy.tsx';
import { useLoaded } from '../../shell/loaded.ts';
import { nextPaint } from '../../shell/paint.ts';
import { Said } from '../../table/said.tsx';
import { botSeats } from './bot-seats.ts';
import { dialogWords } from './dialog-words.ts';
import type { Eyes, ScoreCell, ScorePart, ScoreSheet } from '../page-face.ts';
import type { Playing } from '../playing.ts';
import styles from './score-sheet.module.css';
import type { ToldEvent } from '../stage.ts';
import { totalCells } from './totals.ts';
import { mannersOf } from '@mazzo/bots';
import { words } from '../words.ts';

interface SheetDialogProps {
  readonly playing: Playing;
  readonly onClose: () => void;
}

export function ScoreSheetDialog({ playing, onClose }: SheetDialogProps) {
  return (
    <Dialog title={words().scores} onClose={onClose}>
      <ScoreSheetTable playing={playing} />
      <Manners playing={playing} />
    </Dialog>
  );
}

/** Who they are: on a telephone there is nowhere else to say it. */
function Manners({ playing }: { readonly playing: Playing }) {
  const { to, language } = playing.eyes.value;
  const bots = botSeats(playing);
  return bots.length === 0 ? null : <p class={styles.note}>{mannersOf(bots, to, language)}</p>;
}

export function ScoreSheetTable({ playing }: { readonly playing: Playing }) {
  const sheet = useSheet(playing);
  if (sheet === null) return <Waiting />;
  const text = dialogWords();
  const unit = playing.playable.face.dealsHands === true ? text.hand : text.round;
  return <Rounds sheet={sheet} eyes={playing.eyes.value} unit={unit} />;
}

/** Null until it is fetched what counts. */
export function useSheet({ playable, eyes, showing }: Playing): ScoreSheet | null {
  const counted = useLoaded(playable.id, playable.counting);
  const { view, story, held } = showing.shown.value!;
  return counted?.sheet(view, told(story, held), eyes.value) ?? null;
}

/** What is held before it clears the table counts already. */
function told(story: readonly ToldEvent[], held: AnyEvent | null): AnyEvent[] {
  const events = story.map(({ event }) => event);
  return held === null || events.at(-1) === held ? events : [...events, held];
}

interface Asked {
  readonly of: string;
  readonly cell: ScoreCell;
}

function Why({ of, cell: { why, parts } }: Asked) {
  const said = (
    <p>
      <Said text={`${of}: ${why}`} />
    </p>
  );
  return h(Fragment, null, said, ...(parts ?? []).map(line));
}

function line({ of, note, points }: ScorePart) {
  return (
    <p class={styles.part}>
      <span>
        <Said text={of} /> {note !== null && <small>{note}</small>}
      </span>
      <b>{points}</b>
    </p>
  );
}

interface RoundsProps {
  readonly sheet: ScoreSheet;
  readonly eyes: Eyes;
  /** What a row is. */
  readonly unit: string;
}

function Rounds({ sheet, eyes, unit }: RoundsProps) {
  const text = dialogWords();
  const asked = useSignal<Asked | null>(null);
  const id = useId();
  const names = sheet.totals.map((_, seat) => eyes.to.name(seat));
  // What is explained of it by itself is not told a second time.
  const last = sheet.rows.findLast(({ isPart }) => isPart !== true);
  const totals = useMemo(() => totalCells(sheet), [sheet]);
  if (sheet.rows.length === 0) return <p>{text.noRounds}</p>;
  const numbers = (label: string, cells: readonly ScoreCell[]) =>
    cells.map((cell, seat) => (
      <td key={names[seat]}>
        <button
          type="button"
          aria-describedby={asked.value?.cell === cell ? id : undefined}
          aria-pressed={asked.value?.cell === cell}
          onClick={({ currentTarget }) => {
            asked.value = { of: `${names[seat]}, ${label}`, cell };
            // What explains it may be long.
            void nextPaint().then(() => currentTarget.scrollIntoView({ block: 'nearest' }));
          }}
        >
          {cell.value}
        </button>
      </td>
    ));
  return (
    <>
      <div class={styles.scroll} tabIndex={0} role="region" aria-label={words().scores}>
        <table class={styles.sheet}>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{unit}</span>
              </th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map(({ label, isPart = false, cells }) => (
              <tr key={label}>
                <th scope="row">{isPart ? `· ${label}` : label}</th>
                {numbers(label, cells)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.total}</th>
              {numbers(text.total, totals)}
            </tr>
          </tfoot>
        </table>
      </div>
      <div id={id} class={styles.why} role="status">
        {asked.value === null ? text.explain : <Why {...asked.value} />}
      </div>
      {asked.value === null || !last?.cells.includes(asked.value.cell) ? (
        <Compared row={last} names={names} />
      ) : null}
      {sheet.note === null ? null : <p class={styles.note}>{sheet.note}</p>}
    </>
  );
}

interface ComparedProps {
  readonly row: ScoreSheet['rows'][number] | undefined;
  readonly names: readonly string[];
}

/** The last row, where its numbers have parts: those of all side by side. */
function Compared({ row, names }: ComparedProps) {
  if (row === undefined || row.cells.every(({ parts }) => parts === undefined)) return null;
  return (
    <section class={styles.compared}>
      <h3>{row.label}</h3>
      {row.cells.map(({ why, parts }, seat) => (
        <div key={names[seat]}>
          <h4>{names[seat]}</h4>
          {parts === undefined ? <p>{why}</p> : h(Fragment, null, ...parts.map(line))}
        </div>
      ))}
    </section>
  );
}
