/** How a match ended. */
import type { Standing } from '@mazzo/kernel';
import { Dialog } from '../../shell/dialog.tsx';
import type { Playing } from '../playing.ts';
import { ScoreSheetTable } from './score-sheet.tsx';
import styles from './standings.module.css';
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
  return (
    <Dialog
      title={resultOf(standings, eyes)}
      onClose={onClose}
      footer={
        <>
          <a class="button" href="#/">
            {text.home}
          </a>
          <button type="button" class="button primary" onClick={onAgain}>
            {text.again}
          </button>
        </>
      }
    >
      <ol class={styles.standings}>
        {standings.map(({ seat, place, score }) => (
          <li key={seat} class={seat === eyes.seat ? styles.own : ''}>
            <span class={styles.place}>{place}</span>
            <span class={styles.name}>{eyes.to.name(seat)}</span>
            <span class={styles.total}>{score}</span>
          </li>
        ))}
      </ol>
      <ScoreSheetTable playing={playing} />
    </Dialog>
  );
}
