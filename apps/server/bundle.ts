import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Our own packages are TypeScript and have to be inlined; what comes from npm stays there. esbuild's own
// `packages: 'external'` does not tell them apart.
const npmStaysOutside: Plugin = {
  name: 'npm-stays-outside',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@garita/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Makes programs for Node of these files in a folder that is emptied first, with the SQL beside them that
 * they read when they start.
 */
export async function bundle(entryPoints: Record<string, string>, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await build({
    entryPoints: {
      ...entryPoints,
      'worker-thread': here('src/threads/worker-thread.ts'),
      'embedded-thread': here('../../packages/ledger/src/database/thread/embedded-thread.ts'),
    },
    outdir: folder,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    bundle: true,
    // One copy of everything that they share, so that an error of one is an error of the other.
    splitting: true,
    sourcemap: true,
    plugins: [npmStaysOutside],
    logLevel: 'warning',
  });
  for (const name of ['drizzle', 'sql', 'packet']) {
    await cp(here(`../../packages/ledger/${name}`), join(folder, name), { recursive: true });
  }
}
