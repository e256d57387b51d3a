/** The palette as the stylesheets declare it, and how far apart two of its colours are. */
import { readFileSync } from 'node:fs';

export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];
export type Tokens = ReadonlyMap<string, string>;

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const css = read('tokens.css') + read('cloth.css');

/** What the first block after a selector declares. */
export function declared(selector: string): Map<string, string> {
  const start = css.indexOf('{', css.indexOf(selector));
  const block = css.slice(start, css.indexOf('}', start));
  const found = block.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name, value]) => [name!, value!.trim()]));
}

/** What holds at the root, or on an element that carries this cloth. */
export function tokensOf(theme: Theme, cloth: string | null = null): Tokens {
  const contrast = (selector: string) => (theme === 'contrast' ? declared(selector) : new Map());
  const root = [...declared(':root {'), ...contrast("[data-theme='contrast'] {")];
  if (cloth === null) return new Map(root);
  const own = [...declared('\n[data-cloth] {'), ...declared(`[data-cloth='${cloth}'] {`)];
  return new Map([...root, ...own, ...contrast("[data-theme='contrast'] [data-cloth] {")]);
}

/** Red, green and blue, each from 0 to 1 and still linear. */
type Light = readonly [red: number, green: number, blue: number];

export function contrast(one: Light, other: Light): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const luminance = ([r, g, b]: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export function colour(tokens: Tokens, name: string, theme: Theme): Light {
  return lightOf(resolved(`var(--${name})`, tokens, theme));
}

/** With every variable and every choice between light and dark worked out. */
function resolved(value: string, tokens: Tokens, theme: Theme): string {
  const filled = value.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const found = tokens.get(name);
    if (found === undefined) throw new Error(`no token --${name}`);
    return resolved(found, tokens, theme);
  });
  const [, light, dark] = /^light-dark\(\s*(#\w+|\w+\(.*?\)), (#\w+|\w+\(.*\))\s*\)$/s.exec(
    filled.replaceAll(/,\s+/g, ', '),
  ) ?? [null, filled, filled];
  return (theme === 'light' ? light : dark) ?? filled;
}

function lightOf(written: string): Light {
  if (written.startsWith('#')) return ofHex(written);
  const [, inner] = /^oklch\((.*)\)$/s.exec(written) ?? [];
  if (inner === undefined) throw new Error(`not a colour: ${written}`);
  const sums = inner.replaceAll(/calc\(([\d.]+) ([+-]) ([\d.]+)\)/g, (_, a, sign, b) =>
    String(sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b)),
  );
  const [l = 0, c = 0, h = 0] = sums.trim().split(/\s+/).map(Number);
  return ofOklch(l, c, h);
}

function ofHex(hex: string): Light {
  const digits = hex.slice(1).replaceAll(hex.length === 4 ? /./g : /$^/g, '$&$&');
  const [r, g, b] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r!, g!, b!];
}

/** By Björn Ottosson's matrices; what a screen cannot show is cut off. */
function ofOklch(l: number, chroma: number, hue: number): Light {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    shown(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    shown(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    shown(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}
