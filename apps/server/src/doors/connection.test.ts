import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { connection, type HttpEnv, isLoopback } from './connection.ts';

async function seen(isBehindProxy: boolean, headers: Record<string, string>) {
  const app = new Hono<HttpEnv>();
  app.use(connection(isBehindProxy, ['https://allowed.example']));
  app.get('/', (c) => {
    const { cookies: _, ...visitor } = c.get('visitor');
    return c.json({ ...visitor, isSecure: c.get('isSecure') });
  });
  const response = await app.request('http://garita.example/', { headers });
  const answer: unknown = await response.json();
  return answer;
}

const FORWARDED = { 'X-Forwarded-For': '198.51.100.9, 203.0.113.7', 'X-Forwarded-Proto': 'https' };

describe('where a request comes from', () => {
  it('is what the proxy in front added last', async () => {
    expect(await seen(true, FORWARDED)).toMatchObject({ network: '203.0.113.7', isSecure: true });
  });

  it('is known by its address, and by what the browser calls itself, of which no more is kept than one says', async () => {
    const headers = { 'X-Forwarded-For': '2001:db8::7', 'User-Agent': 'x'.repeat(2_000) };
    const seenHere = { network: '2001:db8:0:0::/64', address: '2001:db8::7', userAgent: 'x'.repeat(300) };
    expect(await seen(true, headers)).toMatchObject(seenHere);
  });

  it('is not what anybody may claim', async () => {
    expect(await seen(false, FORWARDED)).toMatchObject({ network: 'unknown', isSecure: false });
  });

  it.each([
    ['https', true],
    ['https, http', true],
    ['http, HTTPS ', true],
    ['https,http,http', true],
    ['http', false],
    ['http, http', false],
    ['', false],
    ['httpsx', false],
  ])('is secure if one of the proxies in front was reached by TLS: %j, %s', async (value, isSecure) => {
    expect(await seen(true, { 'X-Forwarded-Proto': value })).toMatchObject({ isSecure });
  });

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, true],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://allowed.example' }, false],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://proxied.example' }, false],
    [{ Origin: 'https://evil.example' }, true],
    [{ Origin: 'null' }, true],
    [{ Origin: 'http://garita.example' }, false],
    [{}, false],
  ])('of a page that says %j is another site: %s', async (headers, isCrossSite) => {
    expect(await seen(false, headers)).toMatchObject({ isCrossSite });
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
