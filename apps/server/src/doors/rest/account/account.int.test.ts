import { createAccount } from '@garita/ledger/registry/access/accounts';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../http/app.ts';
import { codeAt } from '../../../testing/second-factor.ts';
import { callRest, TEST_NOW, testDependencies } from '../../../testing/test-server.ts';

const PASSWORD = 'una clave bien larga';

describe('the documented sign-in', () => {
  const database = useDatabase();
  const dependencies = () => testDependencies(database.db);

  beforeAll(async () => {
    const passwordHash = await dependencies().passwordHasher.hash(PASSWORD);
    const person = {
      name: 'Irma',
      lastName: 'Soto',
      phone: '7875550130',
      role: 'practitioner',
      passwordHash,
    } as const;
    for (const name of ['irma', 'luis']) {
      await database.db.transaction((tx) =>
        createAccount(tx, {
          at: TEST_NOW,
          firstUser: { ...person, email: `${name}@prueba.example` },
          code: { code: name, companyAmount: 1 },
        }),
      );
    }
  });

  function form(fields: Record<string, string>): FormData {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return body;
  }

  const login = (fields: Record<string, string>) =>
    callRest(dependencies(), undefined, { method: 'POST', path: 'auth/login', body: form(fields) });
  const right = { username: 'irma@prueba.example', password: PASSWORD };

  it('takes a form and answers a bare token, as documented', async () => {
    const { status, json } = await login(right);
    expect(status).toBe(200);
    expect(json).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'bearer',
      name: 'Irma',
    });
  });

  it('reads a few KB, since anybody may send them', async () => {
    expect((await login({ ...right, more: 'x'.repeat(9_000) })).status).toBe(413);
  });

  it('says in Spanish what is wrong, with a field where one is', async () => {
    expect(await login({ ...right, password: 'otra clave larga' })).toMatchObject({
      status: 401,
      json: { detail: 'Usuario o contraseña no son válidos.' },
    });
    expect(await login({ username: 'irma' })).toMatchObject({
      status: 422,
      json: {
        errors: [
          { field: 'username', msg: 'El correo electrónico no es válido.' },
          { field: 'password', msg: 'Este campo es requerido.' },
        ],
      },
    });
  });

  it('says how long to wait after too many attempts', async () => {
    const attempts = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      attempts.push(await login({ username: 'nadie@prueba.example', password: 'otra clave larga' }));
    }
    expect(attempts.at(9)?.status).toBe(401);
    expect(attempts.at(10)).toMatchObject({
      status: 429,
      json: { detail: 'Demasiados intentos. Espere 15 minutos e intente otra vez.' },
    });
    expect(attempts.at(10)?.headers.get('Retry-After')).toBe('900');
  });

  it('asks for the code of a second factor, and says when it is wrong', async () => {
    const luis = { username: 'luis@prueba.example', password: PASSWORD };
    const { json } = await login(luis);
    const { access_token: token } = json as { access_token: string }; // as tested above
    const post = (path: string, body?: object) =>
      callRest(dependencies(), token, { method: 'POST', path, ...(body ? { body } : {}) });
    const started = await post('auth/2fa/active', { current_password: PASSWORD });
    const { result } = started.json as { result: { secret: string } }; // as documented
    await post('auth/2fa/verify', { code: codeAt(result.secret, TEST_NOW) });

    expect(await login(luis)).toMatchObject({
      status: 401,
      json: { detail: 'Escriba el código de verificación.' },
    });
    const wrong = 'El código de verificación no es correcto o ya se usó.';
    expect(await login({ ...luis, code: '000000' })).toMatchObject({
      status: 401,
      json: { detail: wrong, errors: [{ field: 'code', msg: wrong }] },
    });
    const next = codeAt(result.secret, new Date(TEST_NOW.getTime() + 30_000));
    expect((await login({ ...luis, code: next })).status).toBe(200);
  });

  describe('gives a cookie for downloads', () => {
    it('cannot be read by scripts or sent by other sites', async () => {
      const { headers } = await login(right);
      const [download, device] = headers.getSetCookie();
      expect(download).toMatch(
        /^garita_download=[\w-]{43}; Path=\/api\/reports; Expires=.* GMT; HttpOnly; SameSite=Strict$/,
      );
      expect(device).toMatch(
        /^garita_device_\w{12}=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
      );
    });

    it.each(['https', 'https, http'])('is sent over TLS alone if there is TLS: %s', async (proto) => {
      const app = createApp(dependencies(), { isBehindProxy: true });
      const response = await app.request('/api/auth/login', {
        method: 'POST',
        headers: { 'X-Forwarded-Proto': proto },
        body: form(right),
      });
      expect(response.headers.get('Set-Cookie')).toContain('; Secure');
    });

    it('is accepted by downloads alone, and not as a bearer token', async () => {
      const { headers } = await login(right);
      const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
      const withCookie = (path: string) =>
        callRest(dependencies(), undefined, { path, headers: { Cookie: cookie } });
      expect((await withCookie('companies/')).status).toBe(401);
      expect((await withCookie('auth/')).status).toBe(401);
      // 404: it was let in, and there is no such company.
      expect((await withCookie('reports/counterfoil1/1/2026110')).status).toBe(404);
      const token = cookie.split('=')[1];
      expect((await callRest(dependencies(), token, { path: 'companies/' })).status).toBe(401);
    });

    it('ends with the session', async () => {
      const { json, headers } = await login(right);
      const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
      const { access_token: token } = json as { access_token: string }; // as tested above
      const out = await callRest(dependencies(), token, { method: 'POST', path: 'auth/logout' });
      expect(out.headers.get('Set-Cookie')).toMatch(/^garita_download=; .*Expires=Thu, 01 Jan 1970/);
      const after = await callRest(dependencies(), undefined, {
        path: 'reports/counterfoil1/1/2026110',
        headers: { Cookie: cookie },
      });
      expect(after.status).toBe(401);
    });
  });

  it.each([
    'companies',
    'companies/',
    'accountant',
    'accountant/',
    'fixed-taxes',
    'fixed-taxes/',
    'auth',
    'auth/',
    'period/periods_by_year_and_type/2026/4',
    'period/periods_by_year_and_type/2026/monthly/',
  ])('opens %s, with and without the slash at its end', async (path) => {
    const { json } = await login(right);
    const { access_token: token } = json as { access_token: string }; // as tested above
    expect((await callRest(dependencies(), token, { path })).status).toBe(200);
    expect((await callRest(dependencies(), undefined, { path })).status).toBe(401);
  });

  it.each([
    ['{"name":', 422],
    ['[1, 2]', 422],
    ['"text"', 422],
  ])('refuses the body %s with %i', async (body, status) => {
    const { json } = await login(right);
    const { access_token: token } = json as { access_token: string }; // as tested above
    const response = await createApp(dependencies()).request('/api/companies/', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(status);
  });
});
