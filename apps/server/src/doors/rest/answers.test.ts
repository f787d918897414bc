import { periodStubs } from '@garita/reports/catalogue';
import { aPayStub } from '@garita/reports/pay-stub/pay-stub.builder';
import { renderTask } from '@garita/reports/render-task';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workerThreads } from '../../threads/worker-threads.ts';
import type { HttpEnv } from '../connection.ts';
import { sentFile } from './file-answer.ts';

const threads = workerThreads(
  (error) => {
    throw error;
  },
  { bounds: { inAll: 1, ofAccount: 1 }, isPolite: false },
);

afterAll(() => threads.close());

/** Answers a file of stubs that is far larger than what a connection takes at once. */
const app = new Hono<HttpEnv>().get('/', (c) => {
  const some = async function* () {
    for (;;) yield [aPayStub()];
  };
  const task = renderTask(periodStubs, [aPayStub()], { count: 1_000_000, some: some() });
  return sentFile(c, { fileName: 'a.pdf', contentType: 'application/pdf', bytes: threads.render(task, 1) });
});

describe('a file whose reader takes nothing', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives its place to the next after a minute, and fails for that reader', async () => {
    const unread = await app.request('/');
    let isSecondMade = false;
    const second = Promise.resolve(app.request('/')).then((response) => {
      isSecondMade = true;
      return response;
    });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(isSecondMade).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    const { status, body } = await second;
    expect(status).toBe(200);
    await expect(unread.arrayBuffer()).rejects.toThrow('Nobody has read the file for a minute');
    await body?.cancel();
  });

  it('keeps its place however long it takes while something is read each minute', async () => {
    const { body } = await app.request('/');
    const reader = body?.getReader();
    for (let minute = 0; minute < 3; minute += 1) {
      expect((await reader?.read())?.done).toBe(false);
      await vi.advanceTimersByTimeAsync(59_000);
    }
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
  });
});
