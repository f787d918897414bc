import { TRPCClientError } from '@trpc/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from './queries.tsx';

const refusal = (code: string, httpStatus: number) =>
  TRPCClientError.from({
    error: { code: -32_001, message: '', data: { code, httpStatus, detail: '', errors: [] } },
  });
const notSignedIn = refusal('not-signed-in', 401);

let sessionsLost: number;
const start = () => createQueryClient(() => sessionsLost++);

/** Returns how many times a query that always fails in this way is sent. */
async function timesAsked(failure: Error): Promise<number> {
  let asked = 0;
  const queryFn = () => {
    asked++;
    return Promise.reject(failure);
  };
  await start()
    .fetchQuery({ queryKey: ['question'], queryFn, retryDelay: 0 })
    .catch(() => undefined);
  return asked;
}

beforeEach(() => {
  sessionsLost = 0;
});

describe('a session that the server does not know', () => {
  it('is lost, whether it asked or acted', async () => {
    const client = start();
    const fail = () => Promise.reject(notSignedIn);
    await client.fetchQuery({ queryKey: ['question'], queryFn: fail }).catch(() => undefined);
    expect(sessionsLost).toBe(1);
    await client
      .getMutationCache()
      .build(client, { mutationFn: fail })
      .execute(undefined)
      .catch(() => undefined);
    expect(sessionsLost).toBe(2);
  });

  it('is not lost over a wrong password, which is a 401 too', async () => {
    await timesAsked(refusal('wrong-credentials', 401));
    expect(sessionsLost).toBe(0);
  });
});

describe('a question', () => {
  it('is asked again once when no answer came', async () => {
    expect(await timesAsked(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(2);
  });

  it('is asked again once when the server could not say yet', async () => {
    expect(await timesAsked(refusal('busy', 503))).toBe(2);
  });

  it('is not asked again when it was refused', async () => {
    expect(await timesAsked(notSignedIn)).toBe(1);
  });
});
