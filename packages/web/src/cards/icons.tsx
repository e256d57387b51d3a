/** The page's small signs, as signs.svg draws them; their names are on the buttons around them. */
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
    <svg class="lines" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
