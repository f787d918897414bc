import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z.object({ scripts: z.object({ start: z.string() }) });

/** What `npm start` tells the engine: what is measured is the server as it is started. */
export function startFlags(): string[] {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { start } = manifest.parse(JSON.parse(text)).scripts;
  return [...(start.split('exec node ').at(1) ?? '').matchAll(/--\S+/g)].map(([flag]) => flag);
}
