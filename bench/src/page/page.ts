/**
 * The page, in a real browser: how heavy it is, how fast it opens and how fast it answers. Unlike the
 * engine's, these figures have limits, and missing one is a failure. Other work on the machine makes
 * them worse, never better.
 */
import { builtPages, openSite } from '../../../e2e/driver/site.ts';
import type { Report } from '../report.ts';
import { launch } from './browser.ts';
import { figureLines, isMissed } from './figures.ts';
import { firstMove } from './first-move.ts';
import { inputToPaint } from './input.ts';
import { lighthouseMarks } from './lighthouse.ts';
import { fileLines, sizes } from './sizes.ts';

/** MAZZO_PAGE names the folder of another build than that of the sources as they are. */
export async function pageSuite(progress: (line: string) => void): Promise<Report> {
  const folder = process.env['MAZZO_PAGE'] ?? (await builtPages()).now;
  const site = await openSite(folder);
  const { address } = site;
  const browser = await launch();
  try {
    progress('what a browser fetches');
    const fetched = await sizes(browser, address, folder);
    const first = await firstMove(browser, address, progress);
    const input = await inputToPaint(address, progress);
    await browser.close();
    const { figures: marks, faults } = await lighthouseMarks(address, progress);
    const figures = [...marks, ...fetched, ...input, ...first];
    return {
      figures: { figures, faults },
      lines: [
        ...figureLines(figures),
        '',
        'Event Timing rounds to 8 ms. Less than 16 ms is not told, and counted as 16.',
        ...faults,
        '',
        ...fileLines(fetched),
      ],
      missed: figures.some(isMissed),
    };
  } finally {
    await browser.close();
    await site.close();
  }
}
