/** How a match ended. */
import type { Standing } from '@mazzo/kernel';
import { Head } from '../../cards/head.tsx';
import { Portrait } from '../../cards/portrait.tsx';
import type { Person } from '../../cards/people.ts';
import { clothOf } from '../../games/cloth.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { personOf } from '../person.ts';
import type { ScoreCell, ScoreSheet } from '../page-face.ts';
import type { Playing } from '../playing.ts';
import { dialogWords } from './dialog-words.ts';
import { ScoreSheetTable, useSheet } from './score-sheet.tsx';
import styles from './standings.module.css';
import { Track } from './track.tsx';
import { words } from '../words.ts';
import { resultOf } from '../sentences.ts';

interface StandingsProps {
  readonly playing: Playing;
  readonly standings: readonly Standing[];
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

export function StandingsDialog({ playing, standings, onAgain, onClose }: StandingsProps) {
  const text = words();
  const eyes = playing.eyes.value;
  const bests = bestsOf(useSheet(playing), standings);
  const own = standings.find(({ seat }) => seat === eyes.seat);
  return (
    <Dialog
      title={resultOf(standings, eyes)}
      onClose={onClose}
      picture={<Podium playing={playing} standings={standings} />}
      footer={
        <>
          {playing.company ? (
            <button type="button" class="button" onClick={() => playing.company?.toLobby()}>
              {dialogWords().toLobby}
            </button>
          ) : (
            <a class="button" href="#/">
              {dialogWords().home}
            </a>
          )}
          {(own !== undefined || !playing.company) && (
            <button type="button" class="button primary" onClick={onAgain}>
              {text.again}
            </button>
          )}
        </>
      }
    >
      {own !== undefined && <p class={styles.sentence}>{saidOf(own, standings, bests)}</p>}
      {playing.company && <playing.company.Again />}
      <ol class={styles.standings}>
        {standings.map(({ seat, place, score }) => (
          <li key={seat} class={seat === eyes.seat ? styles.own : ''}>
            <span class={styles.place}>{place}</span>
            <Head who={personOf(seat)} size={34} on="paper" />
            <span class={styles.name}>{eyes.to.name(seat)}</span>
            <small>{bests.length === 0 ? null : dialogWords().best(bests[seat]!)}</small>
            <span class={styles.total}>{score}</span>
          </li>
        ))}
      </ol>
      <ScoreSheetTable playing={playing} />
    </Dialog>
  );
}

/** One's own place and best round, or how far one is from the others. */
function saidOf(
  { seat, place, score }: Standing,
  standings: readonly Standing[],
  bests: readonly number[],
): string {
  const text = dialogWords();
  if (bests.length > 0) return text.placed(place, bests[seat]!);
  const others = standings.filter((other) => other.seat !== seat);
  const apart = score - Math.max(...others.map((other) => other.score));
  if (apart === 0) return '';
  return apart > 0 ? text.ahead(apart) : text.behind(-apart);
}

/** Each seat's best round; nothing where there was only one, or where it is not rounds that add up. */
function bestsOf(sheet: ScoreSheet | null, standings: readonly Standing[]): number[] {
  const rounds = sheet?.rows.filter(({ isPart }) => isPart !== true) ?? [];
  const addsUp = standings.every(({ seat, score }) => score === sheet?.totals[seat]);
  if (rounds.length < 2 || !addsUp) return [];
  const points = ({ value }: ScoreCell) => Number(value.replace('−', '-'));
  return standings
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat }) => Math.max(...rounds.map(({ cells }) => points(cells[seat]!))));
}

/** The winner as a court card in the light, and who comes next on either side. */
function Podium({ playing, standings }: Pick<StandingsProps, 'playing' | 'standings'>) {
  const [winner, second, third] = standings;
  if (winner === undefined) return null;
  const { view } = playing.showing.shown.value!;
  const { target } = (view as { readonly options: { readonly target?: number } }).options;
  return (
    <div class={styles.podium} data-cloth={clothOf(playing.playable.id)} aria-hidden="true">
      <Runner standing={second} who={personOf} />
      <span class={styles.winner}>
        <Portrait who={personOf(winner.seat)} place={winner.place} />
      </span>
      <Runner standing={third} who={personOf} />
      <Track standings={standings} who={personOf} target={target} />
    </div>
  );
}

interface RunnerProps {
  readonly standing: Standing | undefined;
  readonly who: (seat: number) => Person;
}

/** Where nobody came so far, the place beside the winner stays free. */
function Runner({ standing, who }: RunnerProps) {
  return (
    <span class={styles.runner}>
      {standing !== undefined && (
        <>
          <Head who={who(standing.seat)} size={56} />
          {standing.place}
        </>
      )}
    </span>
  );
}
