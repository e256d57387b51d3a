/** Beside the table, where there is room: who stands where, and what has happened. */
import { Head } from '../../cards/head.tsx';
import { Said } from '../../table/said.tsx';
import { botSeats } from '../dialogs/bot-seats.ts';
import { dialogWords } from '../dialogs/dialog-words.ts';
import { personOf } from '../person.ts';
import type { Playing } from '../playing.ts';
import { mannerOf } from '@mazzo/bots';
import { toldNow } from '../dialogs/told-lines.ts';
import { words } from '../words.ts';
import { Frame } from './frame.tsx';
import styles from './rail.module.css';

/** Nobody reads further back while they play. */
const LINES = 40;

export function Rail({ playing }: { readonly playing: Playing }) {
  const text = dialogWords();
  return (
    <>
      <Frame />
      <aside class={styles.rail} aria-label={text.beside}>
        <h2>{text.standings}</h2>
        <Standings playing={playing} />
        <h2>{words().log}</h2>
        <Story playing={playing} />
      </aside>
    </>
  );
}

function Standings({ playing }: { readonly playing: Playing }) {
  const { seat: own, to, language } = playing.eyes.value;
  const { totals } = playing.showing.shown.value!;
  const bots = botSeats(playing);
  const places = totals
    .map((total, seat) => ({ seat, total, place: 1 + totals.filter((one) => one > total).length }))
    .toSorted((a, b) => a.place - b.place);
  return (
    <ol class={styles.standings}>
      {places.map(({ seat, total, place }) => (
        <li key={seat} class={seat === own ? styles.own : ''}>
          <span class={styles.place}>{place}</span>
          <Head who={personOf(seat)} size={places.length > 5 ? 30 : 40} on="paper" />
          <span class={styles.name}>
            {to.name(seat)}
            {bots.includes(seat) && <small>{mannerOf(seat, language)}</small>}
          </span>
          <span class={styles.total}>{String(total).replace('-', '−')}</span>
        </li>
      ))}
    </ol>
  );
}

/** Whose doing it is stands out. */
function Told({ words: told, name }: { readonly words: string; readonly name: string }) {
  const isFirst = told.startsWith(`${name} `);
  return (
    <>
      {isFirst && <b>{name}</b>}
      <Said text={isFirst ? told.slice(name.length) : told} />
    </>
  );
}

/** The newest last, and in sight; read first by whoever listens. */
function Story({ playing }: { readonly playing: Playing }) {
  const text = dialogWords();
  const { to } = playing.eyes.value;
  const { paragraphs, forgets } = toldNow(playing);
  return (
    <div role="group" aria-label={words().log} tabIndex={0} class={styles.story}>
      <ol class={styles.lines}>
        {paragraphs
          .slice(-LINES)
          .toReversed()
          .map(({ key, seat, words: told }) => (
            <li key={key}>
              <span class={styles.token}>
                {seat !== null && <Head who={personOf(seat)} size={28} on="paper" />}
              </span>
              <p>
                <Told words={told} name={seat === null ? '' : to.name(seat)} />
              </p>
            </li>
          ))}
      </ol>
      {forgets ? <p class={styles.note}>{text.forgotten}</p> : null}
    </div>
  );
}
