import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { buildClient } from '@garita/server/build-client';
import { callRest, testDependencies } from '@garita/server/testing/test-server';
import { describe, expect, it } from 'vitest';
import { differenceFromRecording } from './recording.ts';

describe('the interfaces for other programs', () => {
  const database = useDatabase();

  it('have the recorded OpenAPI document', async () => {
    const { json } = await callRest(testDependencies(database.db), undefined, { path: 'openapi.json' });
    const text = `${JSON.stringify(json, null, 1)}\n`;
    expect(differenceFromRecording('openapi.json', text)).toBe('');
  });

  it('have the recorded types of the client', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'garita-recorded-client-'));
    await buildClient(folder);
    const text = await readFile(join(folder, 'index.d.ts'), 'utf8');
    await rm(folder, { recursive: true });
    // Comments may change. Narrower indentation halves the file.
    const types = text.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '');
    const narrow = types.replace(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 4));
    expect(differenceFromRecording('client.d.txt', narrow)).toBe('');
  });
});
