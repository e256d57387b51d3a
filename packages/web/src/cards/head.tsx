/** A seat's head: a person on a token, as heads.svg draws them. */
import { people } from './people.ts';
import type { Mood, Person } from './people.ts';

interface HeadProps {
  readonly who: Person;
  readonly size: number;
  readonly mood?: Mood;
  /** On paper the rim is a line, since paper would not be seen. */
  readonly on?: 'cloth' | 'paper';
}

export function Head({ who, size, mood = 'calm', on = 'cloth' }: HeadProps) {
  const shape = people[who];
  const token = `#token-${shape}`;
  const rim = on === 'paper' ? 'var(--line-strong)' : 'var(--rim)';
  return (
    <svg
      viewBox="-3 -3 71 72"
      width={size}
      height={size}
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <g stroke="var(--card-ink)" stroke-width="3.5" opacity=".35">
        <use href={token} transform="translate(2 3)" />
      </g>
      <use href={token} fill={`var(--token-${who})`} />
      <use href={`#bust-${shape}`} fill={who === 'you' ? 'var(--suit-red)' : 'var(--card)'} />
      <Face who={who} mood={mood} />
      <use href={token} fill="none" stroke={rim} stroke-width={on === 'paper' ? 2.5 : 3.5} />
    </svg>
  );
}

/** A head without its token. */
export function Face({ who, mood }: { readonly who: Person; readonly mood: Mood }) {
  return (
    <>
      <use href={`#head-${who}`} />
      <g class="lines" stroke={INK} stroke-width="1.8">
        <use href={`#eyes-${mood}`} />
        <Mouth who={who} mood={mood} />
      </g>
    </>
  );
}

const INK = 'var(--card-ink)';

/** Below a moustache, or lighter than the beard around it. */
function Mouth({ who, mood }: { readonly who: Person; readonly mood: Mood }) {
  const href = `#mouth-${mood}`;
  if (who === 'bruno') return <use href={href} y="3" />;
  if (who === 'fabio') return <use href={href} y="1" stroke="var(--skin-tan)" />;
  return <use href={href} />;
}
