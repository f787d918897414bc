import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Puts packed copies beside each script and style, so that the server need not pack it anew for every browser. */
export const packedCopies: Plugin = {
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
