import { expect, it } from 'vitest';
import { decisionsNamedIn, namedPaths, relativeLinks } from './links.ts';

it('finds the files that a text links to', () => {
  expect(
    relativeLinks(`[here](a.md), [there](../b/c.md#part), [web](https://example.org), [below](#part)
\`[not](d.md)\`
\`\`\`
[nor](e.md)
\`\`\`
[last](f.md)`),
  ).toEqual(['a.md', '../b/c.md', 'f.md']);
});

it('finds the decisions that a comment names', () => {
  const file = '0003-print-stubs.md';
  expect(decisionsNamedIn(`Why: decision 0024, and docs/decisions/${file}.`)).toEqual(['0024', file]);
});

it('finds the paths that a text has in backquotes', () => {
  expect(
    namedPaths(`\`pay/net.ts\`, \`sql/\`, \`src/fold\`, \`apps/web\`, but not \`auth/login\`, \`.d.ts\`, \`*.wire.ts\`,
\`npm test\`
\`\`\`
\`other.ts\`
\`\`\``),
  ).toEqual(['pay/net.ts', 'sql/', 'src/fold', 'apps/web']);
});
