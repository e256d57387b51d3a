/** A small picture for each game, for the home page. */
import type { GameId } from '@mazzo/games/ids';
import type { JSX } from 'preact';
import { suits } from './suits.ts';

export type EmblemName = GameId | 'pinnacola' | 'sapone';

export function Emblem({ name }: { readonly name: EmblemName }) {
  const Picture = pictures[name];
  return (
    <svg viewBox="0 0 120 90" width="120" height="90" aria-hidden="true">
      <Picture />
    </svg>
  );
}

const pictures: Readonly<Record<EmblemName, () => JSX.Element>> = {
  flip7: Fan,
  vinto: Eye,
  pinnacola: Run,
  sapone: Soap,
};

const edge = { stroke: 'var(--card)', 'stroke-width': 2, 'stroke-linejoin': 'round' } as const;

/** Six cards and, before them, the seventh. */
function Fan() {
  const behind = [6, 2, 5, 10, 8, 1].map((number, at) => (
    <rect
      x="44"
      y="14"
      width="32"
      height="46"
      rx="4"
      fill={`var(--number-${number})`}
      transform={`rotate(${[-42, -28, -14, 42, 28, 14][at]} 60 88)`}
    />
  ));
  return (
    <g {...edge}>
      {behind}
      <rect x="41" y="12" width="38" height="54" rx="5" fill="var(--number-7)" />
      <path
        d="M51 29v-5h18c-7 9-10.5 18-11 31"
        fill="none"
        stroke="var(--number-ink)"
        stroke-width="5.5"
        stroke-linecap="round"
      />
    </g>
  );
}

/** Four cards face down, and an eye upon the fifth. */
function Eye() {
  const turned = [-34, -17, 34, 17].map((turn) => `rotate(${turn} 60 92)`);
  return (
    <>
      {turned.map((transform) => (
        <g transform={transform}>
          <rect x="44" y="14" width="32" height="46" rx="4" fill="var(--back)" {...edge} />
          <path d="M48 18h24v38H48z" fill="none" stroke="var(--back-line)" />
        </g>
      ))}
      <rect
        x="40"
        y="11"
        width="40"
        height="57"
        rx="5"
        fill="var(--card)"
        stroke="var(--card-line)"
      />
      <path
        d="M44.5 40c4-7 9-10.5 15.5-10.5S71.5 33 75.5 40c-4 7-9 10.5-15.5 10.5S48.5 47 44.5 40z"
        fill="var(--court-gold)"
        stroke="var(--card-ink)"
        stroke-width="2.5"
        stroke-linejoin="round"
      />
      <path transform="translate(60 40) scale(.75)" d={suits.d} fill="var(--card-ink)" />
      <path
        d="M46 25.5c8-5 20-5 28 0"
        fill="none"
        stroke="var(--card-ink)"
        stroke-width="2.5"
        stroke-linecap="round"
      />
    </>
  );
}

/** A run of hearts that climbs, a joker at its end. */
function Run() {
  return (
    <>
      {[0, 1, 2, 3, 4].map((step) => (
        <>
          <rect
            x={6 + step * 19}
            y={34 - step * 7}
            width="34"
            height="48"
            rx="4"
            fill="var(--card)"
            stroke="var(--card-line)"
            stroke-width="1.5"
          />
          {step < 4 && (
            <path
              transform={`translate(${15.5 + step * 19} ${45 - step * 7}) scale(.6)`}
              d={suits.h}
              fill="var(--suit-red)"
            />
          )}
        </>
      ))}
      <path
        transform="translate(99 30) scale(1.3)"
        d="M0-10.5 2.6-3.6 10-3.2 4.2 1.4 6.2 8.5 0 4.5-6.2 8.5-4.2 1.4-10-3.2-2.6-3.6z"
        fill="var(--court-gold)"
      />
    </>
  );
}

/** A bar of olive soap and its bubbles. */
function Soap() {
  return (
    <>
      <path d="M18 54 34 42h62l8 10v22a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z" fill="var(--flip3)" />
      <path d="M18 54 34 42h62l8 10-12 8H24a6 6 0 0 1-6-6z" fill="var(--card)" opacity=".35" />
      <path transform="translate(58 70) scale(.55)" d={suits.d} fill="var(--card)" opacity=".7" />
      <g fill="var(--strong-soft)" fill-opacity=".75" stroke="var(--strong)" stroke-width="2">
        <circle cx="40" cy="28" r="15" />
        <circle cx="66" cy="14" r="8" />
        <circle cx="82" cy="34" r="12" />
        <circle cx="104" cy="18" r="5" />
        <circle cx="16" cy="12" r="4" />
      </g>
      <path
        d="M32 26c1-4 4-7 8-7M75 33c1-3 3-5 6-5M61 13c1-2 2-3 4-3"
        fill="none"
        stroke="var(--card)"
        stroke-width="2.5"
        stroke-linecap="round"
      />
    </>
  );
}
