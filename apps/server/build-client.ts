import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { namedDeclaration } from './client-declaration.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const run = promisify(execFile);

/**
 * Builds the client of the typed procedures as a package of one `.js` and one `.d.ts`, which needs no other.
 */
export async function buildClient(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [here('src/client.ts')],
    outfile: join(folder, 'index.js'),
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    bundle: true,
    logLevel: 'warning',
  });
  await writeFile(join(folder, 'index.d.ts'), await declaration());
  await writeFile(join(folder, 'package.json'), JSON.stringify(await manifest(), null, 2));
}

// The compiler writes a declaration for each file of the client's types. The one that is used imports no
// other.
async function declaration(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'garita-client-'));
  try {
    await run('tsc', ['--project', here('tsconfig.client.json'), '--outDir', folder], {
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: `${here('../../node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
    });
    const text = await readFile(join(folder, 'apps/server/src/client.d.ts'), 'utf8');
    const foreign = /import\([^)]*\)[.\w]*|^import .*|\b(Plain|Calls)</m.exec(text);
    if (foreign) throw new Error(`The client's declaration would need ${foreign[0]}`);
    return namedDeclaration(text);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function manifest(): Promise<object> {
  const { version } = JSON.parse(await readFile(here('../../package.json'), 'utf8'));
  return {
    name: '@garita/client',
    version,
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    files: ['index.js', 'index.d.ts'],
  };
}
