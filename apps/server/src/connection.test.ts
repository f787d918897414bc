import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { connection, isLoopback } from './connection.ts';
import type { HttpEnv } from './http-env.ts';

async function seen(isBehindProxy: boolean, headers: Record<string, string>) {
  const app = new Hono<HttpEnv>();
  app.use(connection(isBehindProxy));
  app.get('/', (c) => c.json({ address: c.get('address'), isSecure: c.get('isSecure') }));
  const response = await app.request('http://garita.example/', { headers });
  const answer: unknown = await response.json();
  return answer;
}

const FORWARDED = { 'X-Forwarded-For': '198.51.100.9, 203.0.113.7', 'X-Forwarded-Proto': 'https' };

describe('where a request comes from', () => {
  it('is what the proxy in front added last', async () => {
    expect(await seen(true, FORWARDED)).toEqual({ address: '203.0.113.7', isSecure: true });
  });

  it('is not what anybody may claim', async () => {
    expect(await seen(false, FORWARDED)).toEqual({ address: 'unknown', isSecure: false });
  });

  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['203.0.113.7', false],
    ['', false],
  ])('%j is this machine: %s', (address, expected) => {
    expect(isLoopback(address)).toBe(expected);
  });
});
