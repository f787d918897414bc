import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

// Of `mapWith` a prepared query knows nothing: the value would come as the driver reads it.
it('is the only way in which the value of an expression is read', () => {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const mapping = sources.filter((name) => readFileSync(join(SOURCES, name), 'utf8').includes('.mapWith'));
  expect(mapping).toEqual(['database/read-by.ts']);
});
