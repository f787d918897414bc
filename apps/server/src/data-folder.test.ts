import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderSecret } from './data-folder.ts';

describe('the data folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'garita-data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps one secret, for its owner alone', () => {
    const secret = folderSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(folderSecret(folder)).toBe(secret);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });
});
