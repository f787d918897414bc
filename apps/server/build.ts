import { fileURLToPath } from 'node:url';
import { buildClient } from './build-client.ts';
import { bundle } from './bundle.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await bundle(
  {
    main: here('src/main.ts'),
    cli: here('src/doors/cli/main.ts'),
    // The demonstration is loaded by the server only where it is asked for.
    demo: here('../../tooling/demo/load-demo.ts'),
  },
  here('output'),
);
await buildClient(here('output/client'));
