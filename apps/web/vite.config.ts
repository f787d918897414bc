import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { preloadInside } from './build/preload-inside.ts';
import { fontSubset, precompress, withoutJsonSchema } from './build/smaller-files.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

/**
 * Functions with which the component library builds its whole theme, of which we use a part. They have no
 * side
 * effects, so unused looks are left out: 57 KB (gzip) of the sign-in.
 */
const PURE = ['createSystem', 'defineConfig', 'defineRecipe', 'defineSlotRecipe', 'mergeConfigs'];

/**
 * Modules without side effects that do not say so: packages, 1.7 KB (gzip) of the sign-in, and income tax by
 * certificate, 3 KB of Cargar Tiempo, which names it and calls it only where it was loaded.
 */
const SIDE_EFFECT_FREE =
  /hoist-non-react-statics|@trpc\/|domain\/src\/pay\/(income-tax-year|withholding\/certificate\/)/;

export default defineConfig({
  plugins: [react(), withoutJsonSchema, fontSubset, preloadInside, precompress],
  // The page of the interface is a screen, although its address is under /api.
  server: { proxy: { '^/api/(?!docs$)': api, '/trpc': api, '/files': api } },
  build: {
    // The root's `npm run build` puts it in place as `dist`, in one step (tooling/build).
    outDir: 'output',
    // Every browser that runs this target knows it, but the oldest Safari, which does without.
    modulePreload: { polyfill: false },
    // The content security policy allows fonts from our own files alone, not from data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: chunks },
      treeshake: {
        manualPureFunctions: PURE,
        moduleSideEffects: [{ test: SIDE_EFFECT_FREE, sideEffects: false }],
      },
    },
    // The viewer of the API and the writer of Excel files are large, and fetched on demand.
    chunkSizeWarningLimit: 1_600,
  },
});
