import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkName, chunks } from './build/chunks.ts';
import { className, classNames } from './build/class-name.ts';
import { compressed } from './build/compressed.ts';
import { drawings } from './build/drawings.ts';
import { fetchedAlong } from './build/fetched-along.ts';
import { invited } from './build/invited.ts';
import { offline } from './build/offline.ts';
import { rules } from './build/rules.ts';

import { tableWorker, WORKER } from './build/table-worker.ts';

export default defineConfig({
  plugins: [
    rules(),
    drawings(),
    classNames(),
    tableWorker(),
    fetchedAlong(WORKER),
    offline(),
    invited(),
    compressed(),
  ],
  resolve: { alias: { valibot: fileURLToPath(new URL('src/schemas.ts', import.meta.url)) } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { modules: { generateScopedName: className } },
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: chunks,
      },
      // On a slow machine it would tell whoever starts the page how long its plugins took.
      checks: { bundlerTimings: false },
    },
  },
});
