import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packedCopies } from './build/packed-copies.ts';
import { preloadInside } from './build/preload-inside.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

/**
 * What is fetched together. A request costs more than the bytes that a screen has no use for: what everybody needs until they have
 * signed in is one file, what several screens inside need is another, and each screen is its own.
 */
const CHUNKS = [
  { name: 'entrance', tags: ['$initial' as const], priority: 1 },
  { name: 'shared', minShareCount: 2, maxModuleSize: 500_000 },
];

/** What the component library makes its theme with, of which we use a part: what nobody uses is left out. */
const PURE = ['createSystem', 'defineConfig', 'defineRecipe', 'defineSlotRecipe', 'mergeConfigs'];

export default defineConfig({
  plugins: [react(), preloadInside, packedCopies],
  // The page of the interface is a screen, although its address is under /api.
  server: { proxy: { '^/api/(?!docs$)': api, '/trpc': api, '/files': api } },
  build: {
    // The content security policy allows fonts from our own files alone, not from data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      treeshake: { manualPureFunctions: PURE },
    },
    // What writes Excel files is larger than the rest together, and fetched by whoever asks for one.
    chunkSizeWarningLimit: 950,
  },
});
