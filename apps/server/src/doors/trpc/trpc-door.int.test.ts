import { NOTHING_SUPPOSED } from '@garita/domain/what-if/what-if.schema';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../http/app.ts';
import { PASSWORD, prepareOffice, type Side } from '../../testing/parity-office.ts';
import { testDependencies } from '../../testing/test-server.ts';

describe('the typed door', () => {
  const database = useDatabase();
  let side: Side;
  beforeAll(async () => {
    side = await prepareOffice(testDependencies(database.db));
  });

  async function call(path: string, { body, token }: { body?: unknown; token?: string } = {}) {
    const response = await createApp(testDependencies(database.db)).request(`/trpc/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    return { status: response.status, json, headers: response.headers };
  }

  it('gives the cookie for downloads at sign-in and takes it away at sign-out', async () => {
    const signedIn = await call('session.signIn', { body: { email: side.email, password: PASSWORD } });
    expect(signedIn.headers.get('Set-Cookie')).toMatch(
      /^garita_download=[\w-]{43}; Path=\/api\/reports;.*HttpOnly/,
    );
    // The shape that the procedure's type states.
    const { accessToken } = (signedIn.json as { result: { data: { accessToken: string } } }).result.data;
    const out = await call('session.signOut', { body: {}, token: accessToken });
    expect(out.headers.get('Set-Cookie')).toMatch(/^garita_download=; /);
    expect((await call('session.current', { token: accessToken })).status).toBe(401);
  });

  it('answers a refusal with its code, its sentence and the fields as the form knows them', async () => {
    const body = { companyId: side.companyId, tax: { name: '', basis: 'fixed', cents: -1, color: 'azul' } };
    expect(await call('companyTaxes.create', { body, token: side.token })).toMatchObject({
      status: 422,
      json: {
        error: {
          message: 'Hay datos que no son válidos. Revise los campos indicados.',
          data: {
            code: 'invalid-input',
            httpStatus: 422,
            errors: expect.arrayContaining([
              { field: 'name', msg: 'Este campo es requerido.' },
              { field: 'cents', msg: 'El monto no puede ser negativo.' },
              { field: 'color', msg: 'Campo desconocido.' },
            ]),
          },
        },
      },
    });
  });

  it('refuses a what-if whose table has more rows than any table has', async () => {
    const tableRows = Array.from({ length: 5_000 }, (_, over) => ({ over, rate: 10_000, plus: 0 }));
    const whatIf = { start: '2026-01-01', end: '2026-12-31', ...NOTHING_SUPPOSED, tableRows };
    const body = { companyId: side.companyId, whatIf };
    const answer = await createApp(testDependencies(database.db)).request(
      `/trpc/audit.whatIf?input=${encodeURIComponent(JSON.stringify(body))}`,
      { headers: { Authorization: `Bearer ${side.token}` } },
    );
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('La lista tiene más elementos de los que se aceptan.');
  });

  it('reads a few KB of somebody without a session, and lists twenty errors', async () => {
    const names = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, 1]));
    expect(await call('session.signIn', { body: names(70_000) })).toMatchObject({ status: 413 });
    const listed = await call('session.signIn', { body: names(500) });
    expect(listed).toMatchObject({ status: 422 });
    const { errors } = (listed.json as { error: { data: { errors: unknown[] } } }).error.data; // as typed
    expect(errors).toHaveLength(20);
  });

  it('refuses a body of 60,000 levels as unreadable, with a session and without one', async () => {
    const deep = `{"tax":${'['.repeat(60_000)}${']'.repeat(60_000)},"companyId":1}`;
    const short = `{"email":${'['.repeat(3_000)}${']'.repeat(3_000)}}`;
    expect(await call('companyTaxes.create', { body: deep, token: side.token })).toMatchObject({
      status: 422,
    });
    expect(await call('session.signIn', { body: short })).toMatchObject({ status: 422 });
  });

  it('hears one guess in a request', async () => {
    const guess = { email: 'nadie@prueba.example', password: 'una clave' };
    const batch = await call('session.signIn,session.signIn?batch=1', { body: { 0: guess, 1: guess } });
    expect(batch.status).toBe(413);
    expect(JSON.stringify(batch.json)).not.toContain('wrong-credentials');
  });

  it('takes 20 calls in a request and not 21', async () => {
    const calls = (count: number) =>
      call(`${Array(count).fill('session.current').join(',')}?batch=1`, { token: side.token });
    expect((await calls(20)).status).toBe(200);
    const tooMany = await calls(21);
    expect(tooMany.status).toBe(413);
    expect(JSON.stringify(tooMany.json)).toContain('Una solicitud lleva 20 llamadas como mucho');
  });

  it('refuses a form that is none', async () => {
    const response = await createApp(testDependencies(database.db)).request('/trpc/session.signIn', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: 'rubbish',
    });
    expect(response.status).toBe(422);
  });

  it('tells nothing of our code', async () => {
    const { json } = await call('companies.list');
    expect(JSON.stringify(json)).not.toMatch(/stack|\.ts/);
  });

  it('does not find what is no procedure', async () => {
    expect(await call('companies.explode', { token: side.token })).toMatchObject({
      status: 404,
      json: { error: { data: { code: 'not-found', detail: 'No se encontró lo que busca.' } } },
    });
  });

  it('refuses a body that is no JSON', async () => {
    const { json } = await call('accountants.create', { body: '{"accountant":', token: side.token });
    expect(json).toMatchObject({ error: { data: { code: 'invalid-input' } } });
  });

  it('says how long to wait after too many attempts', async () => {
    const body = { email: 'nadie@prueba.example', password: 'otra clave larga' };
    for (let attempt = 0; attempt < 10; attempt += 1) await call('session.signIn', { body });
    const refused = await call('session.signIn', { body });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('900');
  });
});
