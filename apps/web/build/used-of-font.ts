import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { LETTERS } from './letters.ts';

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const MADE = fileURLToPath(new URL('../node_modules/.cache/inter-used.woff2', import.meta.url));

const USED = {
  targetFormat: 'woff2' as const,
  // From `normal` to `bold`.
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // Figures of one width, and what a browser does by itself.
  keepFeatures: ['tnum', 'calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk'],
};

/**
 * The font as far as it is used, and fetched beside the page's own files: found in the styles, it would come after the first text, which
 * would then move. The licence (SIL Open Font License) lets it be cut.
 */
export const usedOfFont: Plugin = {
  name: 'used-of-font',
  config: async () => ({ resolve: { alias: { [FONT]: await makeFont() } } }),
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
};

async function makeFont(): Promise<string> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(FONT)));
  await mkdir(dirname(MADE), { recursive: true });
  await writeFile(MADE, await subsetFont(whole, LETTERS, USED));
  return MADE;
}
