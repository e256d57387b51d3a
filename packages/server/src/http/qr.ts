/** A link as something that a phone can look at. */
import { generate } from 'lean-qr';

/** Light around it, without which a camera does not find it. */
const MARGIN = 4;

export function qrSvg(link: string): string {
  const code = generate(link);
  const size = code.size + 2 * MARGIN;
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (code.get(x, y)) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Dark on light whatever colours the terminal has: two rows of squares a line. */
export function qrLines(link: string): string[] {
  const code = generate(link);
  const lines: string[] = [];
  for (let y = -MARGIN / 2; y < code.size + MARGIN / 2; y += 2) {
    let line = '';
    for (let x = -MARGIN / 2; x < code.size + MARGIN / 2; x++) {
      const [above, below] = [code.get(x, y), code.get(x, y + 1)];
      line += above ? (below ? ' ' : '▄') : below ? '▀' : '█';
    }
    lines.push(line);
  }
  return lines;
}
