/** Builds the page, changed or not. */
import { buildPage } from '../packages/web/build/build.ts';

await buildPage();
