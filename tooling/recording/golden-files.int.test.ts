import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { differenceFromRecording, digest } from './recording.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

it('the golden files are the recorded ones, in any folder', () => {
  const list = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
    '--',
    '*/golden/*',
  ];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const present = files.filter((file) => file.includes('/golden/')).flatMap(lineOf);
  expect(differenceFromRecording('golden-files.txt', `${present.toSorted().join('\n')}\n`)).toBe('');
});

// A file that was moved and not yet committed is listed in both places.
function lineOf(file: string): string[] {
  try {
    return [`${basename(file)} ${digest(readFileSync(join(ROOT, file)))}`];
  } catch {
    return [];
  }
}
