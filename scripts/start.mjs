/** What `npm start` does once all is installed: builds the page if it has changed, and serves it with tables for friends. */
import { buildPageIfNeeded } from '../packages/web/build/build.ts';
import { main } from '../packages/cli/src/main.ts';

await buildPageIfNeeded();
process.exitCode = await main(['serve', ...process.argv.slice(2)]);
