import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  folderSecret,
  forgetPreviousSecret,
  previousFolderSecret,
  renewFolderSecret,
} from './data-folder.ts';

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

  it('keeps the secret before beside a new one until it is forgotten', () => {
    const before = folderSecret(folder);
    renewFolderSecret(folder);
    expect(folderSecret(folder)).not.toBe(before);
    expect(previousFolderSecret(folder)).toBe(before);
    forgetPreviousSecret(folder);
    expect(previousFolderSecret(folder)).toBeUndefined();
  });

  it('makes no third secret while the one before is still of use', () => {
    const before = folderSecret(folder);
    renewFolderSecret(folder);
    const renewed = folderSecret(folder);
    renewFolderSecret(folder);
    expect([folderSecret(folder), previousFolderSecret(folder)]).toEqual([renewed, before]);
  });

  it('makes a new secret where only the one before had been written down', () => {
    const before = folderSecret(folder);
    writeFileSync(join(folder, 'secret.previous'), before);
    renewFolderSecret(folder);
    expect(folderSecret(folder)).not.toBe(before);
    expect(previousFolderSecret(folder)).toBe(before);
  });
});
