import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

// The plugins of the build that make the first load smaller.

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));

/** The characters in use: those of western Europe, quotation marks, dashes, minus and euro. */
export const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122\u2191\u2193\u2212`;

const USED = {
  targetFormat: 'woff2' as const,
  // From `normal` to `bold`.
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // Figures of one width, and what a browser does by itself.
  keepFeatures: ['tnum', 'calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk'],
};

/**
 * Cuts the font down to the letters and weights in use, and preloads it beside the page's own files. A font
 * that is found in the styles would arrive after the first text, which would then move. Its licence (SIL Open
 * Font License) allows the cut.
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
  const cut = fileURLToPath(new URL('../node_modules/.cache/inter-used.woff2', import.meta.url));
  const whole = await readFile(fileURLToPath(import.meta.resolve(FONT)));
  await mkdir(dirname(cut), { recursive: true });
  await writeFile(cut, await subsetFont(whole, LETTERS, USED));
  return cut;
}

/**
 * Writes compressed copies beside each script and style, so that the server need not compress them for each
 * request.
 *
 * Brotli saves 25 KB of the sign-in (143 instead of 168 KB with gzip), and is too slow to run for each
 * request. The bundler has no option that writes compressed files.
 */
export const precompress: Plugin = {
  name: 'precompress',
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
    await Promise.all(files.map((name) => compress(join(dir, name))));
  },
};

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(content)),
    writeFile(`${file}.gz`, await promisify(gzip)(content)),
  ]);
}

/** The modules of zod that describe schemas as JSON Schema. */
const JSON_SCHEMA = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

const LEFT_OUT = "() => { throw new Error('Left out of the web by build/smaller-files.ts'); }";

/**
 * Leaves the modules that describe a schema as JSON Schema out of the browser's zod: only the server uses
 * them. Code that calls them in the browser fails with the name of this file.
 *
 * Saves 5.4 KB (gzip) of the sign-in. No option of the bundler does: every schema has a method that calls
 * these modules, so tree shaking keeps them, and an alias sees only a relative specifier of whichever
 * package.
 */
export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: JSON_SCHEMA }, handler: withoutBodies },
};

function withoutBodies(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const aliases = [...code.matchAll(/^export \{ (?:\w+ as )?(\w+) \}/gm)].map(([, name]) => name);
  return [
    `const leftOut = ${LEFT_OUT};`,
    ...[...names, ...aliases].map((name) => `export { leftOut as ${name} };`),
  ].join('\n');
}
