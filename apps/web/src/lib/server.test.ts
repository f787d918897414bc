import { afterEach, expect, it, vi } from 'vitest';
import { errorText, isUnanswered } from './error-text.ts';
import { connectToServer } from './server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Never answers. */
const silent = (_address: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_answer, fail) => signal.addEventListener('abort', () => fail(signal.reason)));

it('gives up a request that is never answered, as a lost connection', async () => {
  vi.stubGlobal('fetch', silent);
  const failure = await connectToServer({ usual: 20, longWork: 60_000 })
    .session.current.query()
    .catch((error: unknown) => error);
  expect(isUnanswered(failure)).toBe(true);
  expect(errorText(failure)).toBe('No hay conexión con el servidor. Revise su conexión e intente otra vez.');
});

it('waits longer for a request with long work in it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { session, audit } = connectToServer({ usual: 30_000, longWork: 300_000 });
  const current = () => session.current.query().catch(() => undefined);
  await current();
  // Calls of the same moment share a request.
  await Promise.all([current(), audit.verify.query({ companyId: 1 }).catch(() => undefined)]);
  expect(timeout.mock.calls).toEqual([[30_000], [300_000]]);
});
