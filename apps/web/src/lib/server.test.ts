import { afterEach, expect, it, vi } from 'vitest';
import { errorText, isUnanswered } from './error-text.ts';
import { connectToServer } from './server.ts';

afterEach(() => vi.unstubAllGlobals());

it('gives up a request that is never answered, as a lost connection', async () => {
  const silent = (_address: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_answer, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  vi.stubGlobal('fetch', silent);
  const failure = await connectToServer(20)
    .session.current.query()
    .catch((error: unknown) => error);
  expect(isUnanswered(failure)).toBe(true);
  expect(errorText(failure)).toBe('No hay conexión con el servidor. Revise su conexión e intente otra vez.');
});
