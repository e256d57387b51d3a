/** The page's small signs, as signs.svg draws them; their names are on the buttons around them. */
import type { ComponentChildren } from 'preact';

export const iconNames = [
  'back',
  'menu',
  'log',
  'scores',
  'settings',
  'rules',
  'help',
  'hint',
  'close',
  'lock',
  'clock',
  'play',
  'eye',
  'swap',
  'undo',
  'redo',
  'tick',
  'sort',
  'people',
  'more',
  'talk',
  'doubt',
] as const;

export type IconName = (typeof iconNames)[number];

export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <LineSign size={size}>
      <use href={`#icon-${name}`} />
    </LineSign>
  );
}

interface LineSignProps {
  readonly size: number;
  readonly children: ComponentChildren;
}

/** Drawn in lines of the colour of the words around it. */
export function LineSign({ size, children }: LineSignProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width="1.9"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
