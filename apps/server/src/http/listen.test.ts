import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { HttpEnv } from '../doors/connection.ts';
import { sentFile } from '../doors/rest/file-answer.ts';
import { listen } from './listen.ts';

it('lets the request under way finish before it stops, and takes no new one', async () => {
  let answer = () => {};
  let began = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    began = resolve;
  });
  const app = new Hono<HttpEnv>();
  app.get('/', async (c) => {
    began();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return c.text('done');
  });
  const { port, stop } = await listen(app, { port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}/`;
  const underWay = fetch(url);
  await hasBegun;
  const stopped = stop();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  answer();
  expect(await (await underWay).text()).toBe('done');
  await stopped;
});

it('keeps a connection longer than a proxy in front does', async () => {
  const app = new Hono<HttpEnv>().get('/', (c) => c.text('done'));
  const { port, stop } = await listen(app, { port: 0, host: '127.0.0.1' });
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(headers.get('Keep-Alive')).toBe('timeout=90');
  await stop();
});

it('says when its port is taken', async () => {
  const app = new Hono<HttpEnv>();
  const first = await listen(app, { port: 0, host: '127.0.0.1' });
  await expect(listen(app, { port: first.port, host: '127.0.0.1' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await first.stop();
});

it('ends the making of a file when whoever reads it has gone', async () => {
  let made = 0;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  async function* endless() {
    try {
      for (;;) {
        made += 1;
        yield new Uint8Array(16_384);
      }
    } finally {
      end();
    }
  }
  const file = { fileName: 'talonarios.pdf', contentType: 'application/pdf', bytes: endless() };
  const app = new Hono<HttpEnv>().get('/', (c) => sentFile(c, file));
  const { port, stop } = await listen(app, { port: 0, host: '127.0.0.1' });
  const client = connect(port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: garita\r\n\r\n');
  let read = 0;
  for await (const piece of client) {
    read += (piece as Buffer).length; // a socket without an encoding reads buffers
    if (read >= 65_536) break; // which destroys it
  }
  await ended;
  const atTheEnd = made;
  await new Promise(setImmediate);
  expect(made).toBe(atTheEnd);
  await stop();
});
