import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

/** Puts packed copies beside each script and style, so that the server need not pack it anew for every browser. */
const packedCopies: Plugin = {
  name: 'packed-copies',
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
    await Promise.all(files.map((name) => pack(join(dir, name))));
  },
};

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(content)),
    writeFile(`${file}.gz`, await promisify(gzip)(content)),
  ]);
}

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
  plugins: [react(), packedCopies],
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
