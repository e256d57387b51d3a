/** Words at a stall that do not fit where they stand. */

/** Runs in the page: what is printed beyond the edge of its line, or cut off within it. */
export function burstLines(): string[] {
  const found: string[] = [];
  for (const line of document.querySelectorAll<HTMLElement>('[data-kind][data-tone]')) {
    if (getComputedStyle(line).visibility === 'hidden') continue;
    const edge = line.getBoundingClientRect();
    for (const part of line.querySelectorAll<HTMLElement>('span')) {
      const isCut =
        getComputedStyle(part).overflow === 'hidden' && part.scrollWidth > part.clientWidth + 1;
      const range = document.createRange();
      range.selectNodeContents(part);
      const isOut = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 0 &&
          (left < edge.left - 1 ||
            right > edge.right + 1 ||
            top < edge.top - 1.5 ||
            bottom > edge.bottom + 1.5),
      );
      if (isCut || isOut) found.push(`${isCut ? 'cut' : 'out'}: ${part.textContent}`);
    }
  }
  return [...new Set(found)];
}
