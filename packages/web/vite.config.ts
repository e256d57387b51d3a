import { defineConfig } from 'vite';
import { chunkName, chunks } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { offline } from './build/offline.ts';
import { rules } from './build/rules.ts';
import { fetchedAlong, tableWorker } from './build/table-worker.ts';

export default defineConfig({
  plugins: [rules(), tableWorker(), offline(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false, resolveDependencies: fetchedAlong },
    rolldownOptions: { output: { chunkFileNames: chunkName, codeSplitting: chunks } },
  },
});
