import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { AppError } from '../../refusal/app-error.ts';
import type { HttpEnv } from '../connection.ts';
import { refusalBody } from './answers.ts';
import { formBody, jsonBody } from './request.ts';

const app = new Hono<HttpEnv>()
  .post('/json', async (c) => c.json(await jsonBody(c)))
  .post('/form', async (c) => c.json(await formBody(c)))
  .onError((error, c) => {
    if (!(error instanceof AppError)) throw error;
    return refusalBody(c, error);
  });

it.each([
  ['/json', 'application/json', '{"name":'],
  ['/json', 'application/json', '[]'],
  ['/json', 'application/json', '"name"'],
  ['/json', 'application/json', 'null'],
  ['/form', 'multipart/form-data; boundary=x', 'rubbish'],
])(
  'says of the body of %s as %s that nobody can read %s, and of no field that it is wrong',
  async (path, type, body) => {
    const answer = await app.request(path, { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      code: 'unreadable-body',
      detail: 'El envío no se puede leer: no es el JSON o el formulario que se espera.',
    });
  },
);

it('refuses as unreadable what is nested deeper than anything that is taken', async () => {
  const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const statusOf = async (body: string) => (await app.request('/json', { method: 'POST', body })).status;
  expect(await statusOf(nested(10))).toBe(200);
  expect(await statusOf(nested(60_000))).toBe(422);
});
