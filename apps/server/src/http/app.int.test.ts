import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { aCompany } from '@garita/domain/company/company.builder';
import { savedAccount } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDependencies, tokenFor } from '../testing/test-server.ts';
import { createApp } from './app.ts';

describe('the application', () => {
  const database = useDatabase();
  const webFolder = mkdtempSync(join(tmpdir(), 'garita-web-'));

  beforeAll(() => {
    mkdirSync(join(webFolder, 'assets'));
    writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Garita</title>');
    writeFileSync(join(webFolder, 'logo.svg'), '<svg/>');
    writeFileSync(join(webFolder, 'assets', 'main-abc123.js'), `console.log('${'garita '.repeat(500)}');`);
    writeFileSync(join(webFolder, 'assets', 'packed-abc123.js'), 'console.log(1);');
    writeFileSync(join(webFolder, 'assets', 'packed-abc123.js.gz'), 'as the build packed it');
  });
  afterAll(() => rmSync(webFolder, { recursive: true }));

  const app = () => createApp(testDependencies(database.db), { webFolder });

  it.each(['/healthz', '/readyz'])('is well at %s while its database answers', async (path) => {
    const response = await app().request(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('tells the version of the root package.json at /version', async () => {
    const manifest = await readFile(new URL('../../../../package.json', import.meta.url), 'utf8');
    const response = await app().request('/version');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ version: JSON.parse(manifest).version });
  });

  it('lets pages run nothing but its own files', async () => {
    const { headers } = await app().request('/');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  });

  it.each(['/', '/escritorio/dash', '/escritorio/empresas/7/empleados/', '/registro'])(
    'answers the screen %s with the page, asked for each time',
    async (path) => {
      const response = await app().request(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Garita</title>');
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  it('shows the page of the interface among the paths of the interface itself', async () => {
    const response = await app().request('/api/docs');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Garita</title>');
  });

  it('answers 304 to a browser that has the page', async () => {
    const first = await app().request('/');
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await app().request('/', { headers })).status).toBe(304);
  });

  it('serves its built files compressed and for good', async () => {
    const response = await app().request('/assets/main-abc123.js', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(response.headers.get('Content-Type')).toContain('javascript');
    // 3.5 kB of one word
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(200);
  });

  it('serves the copy that the build packed to whoever can unpack it', async () => {
    const get = (encoding: string) =>
      app().request('/assets/packed-abc123.js', { headers: { 'Accept-Encoding': encoding } });
    const packed = await get('gzip');
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(packed.headers.get('Content-Type')).toContain('javascript');
    expect(await packed.text()).toBe('as the build packed it');
    expect(await (await get('identity')).text()).toBe('console.log(1);');
  });

  it.each(['/assets/missing.js', '/api/missing', '/api/missing/', '/internal/commands'])(
    'does not find %s, and shows no page instead',
    async (path) => {
      const response = await app().request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: 'not-found', detail: 'No se encontró lo que busca.' });
    },
  );

  it.each(['/metrics', '/robots.txt', '/wp-login.php', '/registro/otro', '/escritorios', '/.env'])(
    'does not find %s, which is no screen',
    async (path) => {
      const response = await app().request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: 'not-found', detail: 'No se encontró lo que busca.' });
    },
  );

  it('shows a person in a browser the page, which leads them on, where there is no screen', async () => {
    const response = await app().request('/nada', { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('text/html');
  });

  it('answers counts of its requests for Prometheus where the setting says so', async () => {
    const measured = createApp(testDependencies(database.db), { webFolder, hasMetrics: true });
    await measured.request('/api/companies/77?name=Marta');
    await measured.request('/version');
    const response = await measured.request('/metrics');
    expect(response.headers.get('Content-Type')).toContain('version=0.0.4');
    const text = await response.text();
    expect(text).toContain(
      'garita_http_requests_total{method="GET",route="/api/companies/:id",status="401"} 1\n',
    );
    expect(text).toContain('garita_http_requests_total{method="GET",route="/version",status="200"} 1\n');
    expect(text).toContain('garita_http_request_duration_seconds_count 2\n');
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
    expect(text).not.toMatch(/companies\/77|Marta/);
    // Every line is a remark, or a name with labels and a number.
    const line = /^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/;
    expect(
      text
        .trimEnd()
        .split('\n')
        .filter((one) => !line.test(one)),
    ).toEqual([]);
  });

  it.each(['/../../etc/hostname', '/assets/..%2f..%2f..%2fetc%2fhostname', '/%2e%2e/%2e%2e/etc/hostname'])(
    'serves nothing from outside its folder at %s',
    async (path) => {
      const text = await (await app().request(path)).text();
      expect(text).toMatch(/<title>Garita<\/title>|No se encontró/);
    },
  );

  it('says which methods an address has that is asked by another', async () => {
    const response = await app().request('/api/companies/7', { method: 'PATCH' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('DELETE, GET, HEAD, PUT');
    expect(await response.json()).toEqual({
      code: 'method-not-allowed',
      detail: expect.stringContaining('Allow'),
    });
  });

  it.each([
    ['that nobody needs', {}, 'x'.repeat(1_000_001)],
    ['that says so of itself', { 'Content-Length': '1000001' }, 'x'],
  ])('refuses a body %s', async (_, headers, body) => {
    const response = await app().request('/api/companies/', { method: 'POST', headers, body });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ code: 'too-large', detail: 'El envío es demasiado grande.' });
  });

  it('keeps no copy of an answer anywhere', async () => {
    const { headers } = await app().request('/api/companies/');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('logs what was asked by its pattern, and neither names nor numbers', async () => {
    const lines: string[] = [];
    const output = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const dependencies = { ...testDependencies(database.db), logger: pino({}, output) };
    const account = await savedAccount(database.db, 'registrada');
    const token = await tokenFor(dependencies, account);
    await createApp(dependencies).request('/api/companies/?name=Marta', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...aCompany(), name: 'Farmacia Secreta' }),
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      method: 'POST',
      route: '/api/companies',
      status: 422,
      accountId: account.scope.accountId,
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(lines[0]).not.toMatch(/Marta|Secreta|Bearer/);
  });

  it.each([
    ['/api/companies/77', '/api/companies/:id'],
    ['/api/reports/counterfoil1/77/2026101', '/api/reports/counterfoil1/:companyId/:periodId'],
    ['/trpc/companies.list', '/trpc/*'],
    ['/escritorio/empresas', '/*'],
  ])('logs %s by the pattern that answered it, also where the web is served', async (path, route) => {
    const lines: string[] = [];
    const output = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const dependencies = { ...testDependencies(database.db), logger: pino({}, output) };
    await createApp(dependencies, { webFolder }).request(path);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route });
  });

  it('says nothing of what went wrong inside, and logs where without the values', async () => {
    const lines: string[] = [];
    const output = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const broken = {
      ...testDependencies(database.db),
      logger: pino({ level: 'error' }, output),
      sessionTokens: {
        issue: () => '',
        hashOf: (token: string) => {
          throw new Error(`The token ${token} of Marta could not be hashed`);
        },
      },
    };
    const response = await createApp(broken).request('/api/companies/', {
      headers: { Authorization: 'Bearer abc' },
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 'unexpected',
      detail: 'Se ha producido un error. Intente otra vez.',
    });
    expect(lines.join('')).toContain('app.int.test.ts');
    expect(lines.join('')).not.toContain('Marta');
  });
});
