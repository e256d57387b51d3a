/** What `npm start` does once all is installed: builds the page if it has changed, and serves it. */
import { buildPageIfNeeded } from '../packages/web/build/build.ts';
import { main } from '../packages/web/serve.ts';

process.exitCode = await main(process.argv.slice(2), process.env, buildPageIfNeeded);
