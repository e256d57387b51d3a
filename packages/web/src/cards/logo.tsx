/** Our name in the hand of our cards, a diamond in its last letter; and a small fan as our mark. */
const NAME =
  'M3 32V2l9 19 9-19v30M0 32h7M17 32h7M0 2h3M21 2h3' +
  'M33 15.5c1.5-2.5 3.6-3.5 6.2-3.5 4 0 6.3 2.2 6.3 6.2v10.8c0 2 1 3 3 3M45.5 20.5h-5.5c-4.8 0-8 1.8-8 5.7 0 3.5 2.6 5.8 6 5.8 4.2 0 7.5-3 7.5-7' +
  'M55 15.5v-3.5h13.5l-14 20h14.5v-3.5' +
  'M76 15.5v-3.5h13.5l-14 20h14.5v-3.5' +
  'M106.5 12c5.6 0 10 4 10 10s-4.4 10-10 10-10-4-10-10 4.4-10 10-10z';

export function Wordmark({ height = 36 }: { readonly height?: number }) {
  return (
    <svg viewBox="-3 -1 123 36" height={height} role="img" aria-label="Mazzo">
      <path
        d={NAME}
        fill="none"
        stroke="currentColor"
        stroke-width="4.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M106.5 17c1 1.9 2.3 3.5 4 5-1.7 1.5-3 3.1-4 5-1-1.9-2.3-3.5-4-5 1.7-1.5 3-3.1 4-5z"
        fill="var(--accent)"
      />
    </svg>
  );
}

const CARD = 'M21 12h22a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H21a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z';

export function Mark({ size = 40 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <g stroke="var(--card)" stroke-width="1.5">
        <path d={CARD} transform="translate(0 3) rotate(-20 32 60)" fill="var(--back-flip7)" />
        <path d={CARD} transform="translate(0 3) rotate(20 32 60)" fill="var(--court-gold)" />
        <path d={CARD} fill="var(--back)" />
      </g>
      <path
        d="M25 40V24l7 10 7-10v16M23 40h4M37 40h4M23 24h2M39 24h2"
        fill="none"
        stroke="var(--card)"
        stroke-width="2.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
