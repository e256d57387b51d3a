/** The page's small signs, in lines of one weight; their names are on the buttons around them. */
const paths = {
  back: 'M14.5 5 7.5 12l7 7',
  menu: 'M4 7h16M4 12h16M4 17h10',
  log: 'M6 3.5h9l3.5 3.5v13.5h-12.5zM14.5 3.5v4h4M9 12h6.5M9 15.5h6.5',
  scores:
    'M4 4.5h16v15.5h-16zM4 9.5h16M12 4.5v15.5M6.8 13h2.4M6.8 16.5h2.4M14.8 13h2.4M14.8 16.5h2.4',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  rules:
    'M12 6.5c-2-1.7-4.8-2-8-2v13.5c3.2 0 6 .3 8 2 2-1.7 4.8-2 8-2v-13.5c-3.2 0-6 .3-8 2zM12 6.5v13.5',
  help: 'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 1 0 0-17.6M9.3 9.5c0-1.6 1.2-2.7 2.8-2.7s2.7 1 2.7 2.5c0 2-2.8 2.2-2.8 4.4M12 16.9v.1',
  hint: 'M9.5 17.5v-1.8c-2-1.1-3.3-3.1-3.3-5.4a5.8 5.8 0 0 1 11.6 0c0 2.3-1.3 4.3-3.3 5.4v1.8zM10 20.7h4',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4 9h9.8a5.7 5.7 0 0 1 0 11.4H9',
  close: 'M6 6l12 12M18 6 6 18',
  pencil: 'M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  lock: 'M5.5 10.5h13v9.5h-13zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.3v2',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 7.5v4.7l3.2 2',
  sound: 'M4 9.5v5h3.5l5 4.2V5.3l-5 4.2zM16 9.2c1.6 1.5 1.6 4.1 0 5.6M18.5 6.5c3.3 3 3.3 8 0 11',
  play: 'M7.5 4.5v15L19.5 12z',
  check: 'M4.5 12.8 9.7 18 19.5 6.5',
  warning: 'M12 4 21 19.5H3zM12 10v4M12 16.7v.1',
  crown: 'M4.5 18.5 3 7.5l5 4 4-6.5 4 6.5 5-4-1.5 11zM4.5 21.5h15',
  eye: 'M2.5 12c2.3-4.2 5.5-6.3 9.5-6.3s7.2 2.1 9.5 6.3c-2.3 4.2-5.5 6.3-9.5 6.3S4.8 16.2 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6',
  swap: 'M7.5 4 3.5 8l4 4M3.5 8h13M16.5 12l4 4-4 4M20.5 16h-13',
  bot: 'M4.5 8.5h15v11h-15zM12 8.5V5M12 3.5v.1M9 13v1.5M15 13v1.5M2 13v3M22 13v3',
  share: 'M12 15V3.5M7.5 7.5 12 3.5l4.5 4M6.5 11.5H5v9h14v-9h-1.5',
  install: 'M12 3.5V15M7.5 11l4.5 4 4.5-4M4.5 15.5v5h15v-5',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
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
      <path d={paths[name]} />
    </svg>
  );
}
