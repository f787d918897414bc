import { expect, it } from 'vitest';
import { relativeLinks } from './links.ts';

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
