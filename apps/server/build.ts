import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { buildClient } from './build-client.ts';

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

await rm(here('dist'), { recursive: true, force: true });
await build({
  entryPoints: {
    main: here('src/main.ts'),
    cli: here('src/cli/main.ts'),
    'render-thread': here('src/rendering/render-thread.ts'),
    // The demonstration is loaded by the server only where it is asked for.
    demo: here('../../tooling/demo/load-demo.ts'),
  },
  outdir: here('dist'),
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
for (const folder of ['drizzle', 'sql', 'packet']) {
  await cp(here(`../../packages/ledger/${folder}`), here(`dist/${folder}`), { recursive: true });
}
await buildClient(here('dist/client'));
