import { fileURLToPath } from 'node:url';
import { buildsInUse } from '@garita/server/used-builds';
import { publishBuild } from './publish-build.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const server = here('../../apps/server');
const web = here('../../apps/web');

const now = new Date();
const inUse = buildsInUse(server);
// The screens first: an old server keeps its own, and a new one never starts with older screens.
for (const place of [web, server]) {
  await publishBuild({ output: `${place}/output`, dist: `${place}/dist`, now, inUse });
}
