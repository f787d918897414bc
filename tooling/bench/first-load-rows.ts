import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Row } from './row.ts';

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));
const ASSETS = join(WEB, 'dist/assets');

const REACT_ALONE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.body).render(createElement('p'));
`;

/** What a browser fetches before a person can sign in, compressed, against an application of React and one paragraph. */
export async function* firstLoadRows(): AsyncGenerator<Row> {
  if (!existsSync(ASSETS)) throw new Error('The web is not built: npm run build');
  const ours = kilobytes((await firstFiles()).map((name) => readFileSync(join(ASSETS, name))));
  const floor = kilobytes([await reactAlone()]);
  const measured = { ours, floor, ratio: ours / floor };
  yield { title: 'web: first load, gzip / React alone', by: 'time', unit: 'KB', measured };
}

/** Scripts and styles: what the page names, the screen of the sign-in, and all that these import. */
async function firstFiles(): Promise<string[]> {
  const page = readFileSync(join(WEB, 'dist/index.html'), 'utf8');
  const named = [...page.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map(([, name = '']) => name);
  const signIn = (await readdir(ASSETS)).filter((name) => name.startsWith('sign-in-screen-'));
  return withImports([...named, ...signIn]);
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

// `import {a} from "./x.js"` and `import "./x.js"`, but not `import("./x.js")`, which waits until it is needed.
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

function kilobytes(files: readonly Uint8Array[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1_000;
}
