import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { allowedOrigins } from './request-guards.ts';

const ELSEWHERE = 'https://nomina.example';

async function asked(origins: readonly string[], init: RequestInit) {
  const app = new Hono().use(allowedOrigins(origins)).get('/api/companies/', (c) => c.json([]));
  const { headers } = await app.request('/api/companies/', init);
  return (name: string) => headers.get(name);
}

const PREFLIGHT = {
  method: 'OPTIONS',
  headers: { Origin: ELSEWHERE, 'Access-Control-Request-Method': 'PUT' },
};

describe('a page of another origin', () => {
  it('may call with its bearer where its origin is named, and read the version and the file name', async () => {
    const preflight = await asked([ELSEWHERE], PREFLIGHT);
    expect(preflight('Access-Control-Allow-Origin')).toBe(ELSEWHERE);
    expect(preflight('Access-Control-Allow-Headers')).toContain('Authorization');
    const answer = await asked([ELSEWHERE], { headers: { Origin: ELSEWHERE } });
    expect(answer('Access-Control-Expose-Headers')).toContain('ETag');
  });

  it('is forbidden to read an answer to a program', async () => {
    expect((await asked([ELSEWHERE], {}))('Vary')).toBe('Origin');
  });

  it('never has our cookies sent along', async () => {
    const preflight = await asked([ELSEWHERE], PREFLIGHT);
    expect(preflight('Access-Control-Allow-Credentials')).toBeNull();
  });

  it.each([[[]], [['https://otra.example']]])('may not where the origins are %j', async (origins) => {
    expect((await asked(origins, PREFLIGHT))('Access-Control-Allow-Origin')).toBeNull();
  });
});
