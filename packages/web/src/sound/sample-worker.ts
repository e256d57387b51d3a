/**
 * Makes every sound once, away from the page: on a slow telephone one takes longer to make than a touch
 * may wait for its answer.
 */
import { soundNames } from './sounds.ts';

// The synthesiser opens a device's sound as it is loaded, which only a page can; here it only reckons.
Object.assign(globalThis, { AudioContext: Object });
const { samplesOf } = await import('./samples.ts');
for (const name of soundNames) postMessage({ name, samples: samplesOf(name) });
close();
