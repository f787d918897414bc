import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { HttpEnv } from '../doors/connection.ts';
import { compressed } from './compressed.ts';

const app = new Hono<HttpEnv>().use(compressed());
app.get('/:characters', (c) => {
  c.header('ETag', '"7"');
  return c.json('x'.repeat(Number(c.req.param('characters'))));
});

const asked = (characters: number, encodings?: string) =>
  app.request(`/${characters}`, {
    headers: encodings === undefined ? {} : { 'Accept-Encoding': encodings },
  });

describe('An answer', () => {
  it.each([
    ['what is short', 100, null, '"7"'],
    ['what is there as a whole', 10_000, 'gzip', 'W/"7"'],
    ['what is long', 1_000_000, 'gzip', 'W/"7"'],
  ])('is for %s the same packed or not', async (_, characters, encoding, tag) => {
    const plain = await asked(characters);
    const answer = await asked(characters, 'gzip, deflate, br');
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('ETag')).toBe(tag);
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((encoding === null ? bytes : gunzipSync(bytes)).toString()).toBe(await plain.text());
  });

  it.each([undefined, 'br', 'gzip;q=0, identity'])('is not packed for %s', async (encodings) => {
    const { headers } = await asked(10_000, encodings);
    expect(headers.get('Content-Encoding')).toBeNull();
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect(headers.get('ETag')).toBe('"7"');
  });
});
