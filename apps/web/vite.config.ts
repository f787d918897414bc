import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { packedCopies } from './build/packed-copies.ts';
import { preloadInside } from './build/preload-inside.ts';
import { schemasAsChecked } from './build/schemas-as-checked.ts';
import { usedOfFont } from './build/used-of-font.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

/** What the component library makes its theme with, of which we use a part: what nobody uses is left out. */
const PURE = ['createSystem', 'defineConfig', 'defineRecipe', 'defineSlotRecipe', 'mergeConfigs'];

/** What does nothing by being loaded, without saying so: what of it nobody uses is left out, too. */
const DOES_NOTHING = /hoist-non-react-statics|@trpc\//;

export default defineConfig({
  plugins: [react(), schemasAsChecked, usedOfFont, preloadInside, packedCopies],
  // The page of the interface is a screen, although its address is under /api.
  server: { proxy: { '^/api/(?!docs$)': api, '/trpc': api, '/files': api } },
  build: {
    // Every browser that runs this target knows it, but the oldest Safari, which does without.
    modulePreload: { polyfill: false },
    // The content security policy allows fonts from our own files alone, not from data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: chunks },
      treeshake: {
        manualPureFunctions: PURE,
        moduleSideEffects: [{ test: DOES_NOTHING, sideEffects: false }],
      },
    },
    // What writes Excel files is larger than the rest together, and fetched by whoever asks for one.
    chunkSizeWarningLimit: 950,
  },
});
