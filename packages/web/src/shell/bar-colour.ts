/** The browser's own bars take the colour of what is around the page. */
import { settings } from '../settings/settings.ts';

export function followColours(root: HTMLElement): void {
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  function paint(): void {
    if (bar !== null) bar.content = getComputedStyle(root).backgroundColor;
  }
  settings.theme.subscribe(paint);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
}
