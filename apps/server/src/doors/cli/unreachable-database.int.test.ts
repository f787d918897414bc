import { createServer } from 'node:net';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../boot/config.ts';
import { openRuntime } from '../../boot/runtime.ts';
import { explainFailure } from './explain-failure.ts';

describe('a start that cannot use its PostgreSQL', () => {
  const database = useDatabase('postgres');
  // A server that closes every connection at once, as one of another kind does.
  const foreign = createServer((socket) => socket.destroy());

  beforeAll(() => new Promise<void>((resolve) => void foreign.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => void foreign.close(resolve)));

  async function linesFor(change: (url: URL) => void): Promise<string[]> {
    const url = new URL(database.url ?? '');
    change(url);
    const environment = { DATABASE_URL: url.href, GARITA_SECRET: 'x'.repeat(32), GARITA_LOG_LEVEL: 'silent' };
    const failure = await openRuntime(readConfig(environment, { isDemo: false })).catch(
      (error: unknown) => error,
    );
    return explainFailure(failure);
  }

  it('says in one line that nobody listens there', async () => {
    const lines = await linesFor((url) => Object.assign(url, { hostname: '127.0.0.1', port: '1' }));
    expect(lines).toEqual([expect.stringMatching(/^No hay un PostgreSQL que conteste .*\(127\.0\.0\.1:1\)/)]);
  });

  it('says in one line that there is no such server', async () => {
    const lines = await linesFor((url) => Object.assign(url, { hostname: 'nowhere.invalid' }));
    expect(lines).toEqual([expect.stringMatching(/^El servidor que nombra DATABASE_URL .*nowhere\.invalid/)]);
  });

  it('says in one line that something else is there', async () => {
    const address = foreign.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const lines = await linesFor((url) => Object.assign(url, { hostname: '127.0.0.1', port }));
    expect(lines).toEqual([expect.stringMatching(/^No hay un PostgreSQL que conteste/)]);
  });

  it('says in one line that there is no such database', async () => {
    const lines = await linesFor((url) => Object.assign(url, { pathname: '/nowhere' }));
    expect(lines).toEqual([expect.stringMatching(/^La base de datos que nombra DATABASE_URL no existe/)]);
  });

  it('says in one line that it does not take the user', async () => {
    const lines = await linesFor((url) => Object.assign(url, { username: 'nobody_of_ours', password: 'x' }));
    expect(lines).toEqual([expect.stringMatching(/^PostgreSQL no acepta el usuario o la contraseña/)]);
  });
});
