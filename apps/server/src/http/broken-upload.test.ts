import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Dependencies } from '../application/dependencies.ts';
import type { HttpEnv } from '../doors/connection.ts';
import { answerFailure } from '../doors/rest/answers.ts';
import { listen } from './listen.ts';
import { bodyLimit } from './request-guards.ts';

describe('an upload that is broken off', () => {
  it.each([
    ['of a known length', 'Content-Length: 100000', '{"name":'],
    ['of an unknown length', 'Transfer-Encoding: chunked', '8\r\n{"name":\r\n'],
  ])('leaves no error in the log, %s', async (_, header, body) => {
    const logged: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => void logged.push(line) });
    const failed = answerFailure({ logger } as Dependencies); // it reads nothing else of them
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const app = new Hono<HttpEnv>();
    app.onError(async (error, c) => {
      const answer = await failed(error, c);
      end();
      return answer;
    });
    app.use(bodyLimit());
    app.post('/', async (c) => c.json({ length: (await c.req.text()).length }));
    const { port, stop } = await listen(app, { port: 0, host: '127.0.0.1' });
    const client = connect(port, '127.0.0.1');
    await once(client, 'connect');
    client.write(`POST / HTTP/1.1\r\nHost: garita\r\n${header}\r\n\r\n${body}`);
    await delay(100);
    client.destroy();
    await ended;
    await stop();
    expect(logged).toEqual([]);
  });
});
