import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Row, Target } from './row.ts';

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));
const ASSETS = join(WEB, 'dist/assets');

const REACT_ALONE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.body).render(createElement('p'));
`;

/** The files without imports: the page, its two small scripts and the font. */
const FILES_WITHOUT_IMPORT = 4;

/** The files of React alone: the page and its script. */
const FILES_OF_REACT = 2;

/**
 * Measures what a browser fetches until a screen can ask the server, compared with React and one paragraph.
 */
export async function* firstLoadRows(): AsyncGenerator<Row> {
  if (!existsSync(ASSETS)) throw new Error('The web is not built: npm run build');
  const floor = kilobytes([brotliCompressSync(await reactAlone())]);
  const page = readFileSync(join(WEB, 'dist/index.html'), 'utf8');
  const signIn = withImports(assetsIn(page, /(?:src|href)="[^"]+"/g));
  // The page lists the files for users who are signed in (build/preload-inside.ts).
  const signedIn = assetsIn(page, /data-inside="[^"]+"/g);
  const timeEntry = withImports([...signIn, ...signedIn, await chunkOf('time-entry-screen')]);
  yield* rowsOf('sign-in', signIn, { floor, kilobytes: { bar: 2.5 }, files: 8 });
  yield* rowsOf('Cargar Tiempo', timeEntry, { floor, kilobytes: { bar: 5 }, files: 13 });
}

type Limits = { floor: number; kilobytes: Target; files: number };

/** Returns two rows of a screen: the compressed scripts and styles, and the number of files. */
function* rowsOf(screen: string, names: readonly string[], limits: Limits): Generator<Row> {
  const ours = kilobytes(names.map((name) => readFileSync(join(ASSETS, `${name}.br`))));
  const sizes = { ours, floor: limits.floor, ratio: ours / limits.floor };
  yield {
    title: `web: ${screen}, compressed / React alone`,
    by: 'time',
    unit: 'KB',
    measured: sizes,
    ...limits.kilobytes,
  };
  const files = names.length + FILES_WITHOUT_IMPORT;
  const counts = { ours: files, floor: FILES_OF_REACT, ratio: files / FILES_OF_REACT };
  const bar = limits.files / FILES_OF_REACT;
  yield { title: `web: ${screen}, files / React alone`, by: 'time', unit: 'files', measured: counts, bar };
}

function assetsIn(page: string, attributes: RegExp): string[] {
  const values = [...page.matchAll(attributes)].map(([value]) => value).join(' ');
  return [...values.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map(([, name = '']) => name);
}

async function chunkOf(module: string): Promise<string> {
  const name = (await readdir(ASSETS)).find((file) => file.startsWith(`${module}-`) && file.endsWith('.js'));
  if (name === undefined) throw new Error(`The build has no file of ${module}`);
  return name;
}

function withImports(names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    if (name.endsWith('.js')) importsOf(name).forEach(visit);
  };
  names.forEach(visit);
  return [...found];
}

// Matches `import {a} from "./x.js"` and `import "./x.js"`, but not `import("./x.js")`, which is fetched
// later.
function importsOf(name: string): string[] {
  const code = readFileSync(join(ASSETS, name), 'utf8');
  return [...code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, imported = '']) => imported,
  );
}

async function reactAlone(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: REACT_ALONE, resolveDir: WEB },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

function kilobytes(packed: readonly Uint8Array[]): number {
  return packed.reduce((sum, { length }) => sum + length, 0) / 1_000;
}
