import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Operation } from './api-document.ts';
import { addressOf, call } from './call.ts';

const schema = { type: 'string' };

const DELETE_TIME: Operation = {
  id: 'deleteTime',
  tag: 'Nómina',
  method: 'DELETE',
  path: '/time/{id}',
  summary: '',
  isOpen: false,
  parameters: [
    { name: 'id', in: 'path', required: true, schema },
    { name: 'reason', in: 'query', schema },
    { name: 'If-Match', in: 'header', schema },
  ],
  answers: [],
};

const SIGN_IN: Operation = {
  ...DELETE_TIME,
  method: 'POST',
  path: '/auth/login',
  parameters: [],
  body: { contentType: 'multipart/form-data', schema, isRequired: true },
};

/** A server that answers this; the network is not ours. */
function answering(response: Response) {
  const fetched = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

it('writes what was filled in into the path and the query, and leaves out what was not', () => {
  expect(addressOf('/api', DELETE_TIME, { id: '7', reason: 'dos veces' })).toBe(
    '/api/time/7?reason=dos+veces',
  );
  expect(addressOf('/api', DELETE_TIME, { id: 'a/b', reason: '' })).toBe('/api/time/a%2Fb');
});

describe('a call', () => {
  it('carries the token and the headers, and shows the answer so that it can be read', async () => {
    const fetched = answering(Response.json({ ok: true }));
    const parameters = { id: '7', 'If-Match': '"3"' };
    const { status, content } = await call('/api', DELETE_TIME, { token: 'abc', parameters, body: '' });
    expect(fetched).toHaveBeenCalledWith('/api/time/7', {
      method: 'DELETE',
      headers: { 'If-Match': '"3"', Authorization: 'Bearer abc' },
    });
    expect(status).toBe(200);
    expect(content).toEqual({ text: '{\n  "ok": true\n}' });
  });

  it('sends a form as one', async () => {
    const fetched = answering(Response.json({}));
    await call('/api', SIGN_IN, { token: '', parameters: {}, body: '{"username":"a@b.example"}' });
    const body = fetched.mock.calls[0]?.[1]?.body;
    expect(body instanceof FormData && [...body]).toEqual([['username', 'a@b.example']]);
  });

  it('keeps a file under the name that it comes with', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="W2PR.pdf"' };
    answering(new Response('%PDF', { headers }));
    const { content } = await call('/api', DELETE_TIME, { token: '', parameters: { id: '7' }, body: '' });
    expect(content).toMatchObject({ fileName: 'W2PR.pdf' });
  });
});
