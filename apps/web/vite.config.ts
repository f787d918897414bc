import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

/** Puts a packed copy beside each script and style, so that the server need not pack it anew for every browser. */
const packedCopies: Plugin = {
  name: 'packed-copies',
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
    await Promise.all(files.map((name) => pack(join(dir, name))));
  },
};

async function pack(file: string): Promise<void> {
  await writeFile(`${file}.gz`, await promisify(gzip)(await readFile(file)));
}

export default defineConfig({
  plugins: [react(), packedCopies],
  // The page of the interface is a screen, although its address is under /api.
  server: { proxy: { '^/api/(?!docs$)': api, '/trpc': api, '/files': api } },
  build: {
    // The content security policy allows fonts from our own files alone, not from data: addresses.
    assetsInlineLimit: 0,
    // React and the component library are one file of 150 kB on the wire, which every screen needs. What writes Excel files
    // is larger, and fetched by whoever asks for one.
    chunkSizeWarningLimit: 950,
  },
});
