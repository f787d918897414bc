import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordAttempt } from '@garita/ledger/registry/access/attempts';
import { findPasswordHash, findUserByEmail } from '@garita/ledger/registry/access/users';
import { unpackMigratedFiles } from '@garita/ledger/testing/migrated-files';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, demoFolder, readConfig } from '../../boot/config.ts';
import { databaseFiles } from '../../boot/data-folder.ts';
import { FolderInUseError, lockFolder } from '../../boot/database-lock.ts';
import { openRuntime } from '../../boot/runtime.ts';
import { createApp } from '../../http/app.ts';
import { listen } from '../../http/listen.ts';
import { refusal } from '../../testing/refusal.ts';
import { typedCaller } from '../../testing/test-server.ts';
import { COMMAND_TOKEN, commandDoor } from './command-door.ts';
import { runCommand } from './run-cli.ts';

const admin = (email: string) => ({ email, name: 'Ana', lastName: 'Paz', companies: 50 });

describe('a command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-command-'));
  const config: Config = {
    ...readConfig({ GARITA_DATA: folder, GARITA_LOG_LEVEL: 'silent' }, { isDemo: false }),
    host: '127.0.0.1',
    port: 0,
  };
  const postgres = useDatabase('postgres');
  beforeAll(() => unpackMigratedFiles(databaseFiles(folder)));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('opens the folder of the embedded database where no server has it, and lets it go', async () => {
    const { ok, lines } = await runCommand(config, {
      name: 'create-admin',
      input: admin('ana@prueba.example'),
    });
    expect(ok).toBe(true);
    expect(lines).toEqual([
      'Se creó el administrador ana@prueba.example.',
      expect.stringMatching(/^Contraseña, que no se volverá a mostrar: [\w-]{20}$/),
    ]);
    expect(await runCommand(config, { name: 'create-admin', input: admin('ANA@prueba.example') })).toEqual({
      ok: false,
      lines: ['Este correo electrónico ya está registrado.'],
    });
  });

  it('gives a new password to who lost it, and takes away a second factor', async () => {
    const email = 'eva@prueba.example';
    await runCommand(config, {
      name: 'create-admin',
      input: { ...admin(email), password: 'una clave bien larga' },
    });
    const { ok, lines } = await runCommand(config, {
      name: 'reset-password',
      input: { email: 'EVA@prueba.example' },
    });
    expect(ok).toBe(true);
    expect(lines[1]).toMatch(/^Contraseña, que no se volverá a mostrar: [\w-]{20}$/);
    const runtime = await openRuntime(config);
    const { database, passwordHasher } = runtime.dependencies;
    const user = await findUserByEmail(database, email);
    const passwordHash = await findPasswordHash(database, user?.id ?? 0);
    expect(await passwordHasher.matches(passwordHash, lines[1]?.split(': ')[1] ?? '')).toBe(true);
    await runtime.close();
    expect(await runCommand(config, { name: 'reset-second-factor', input: { email } })).toEqual({
      ok: false,
      lines: [`${email} no tenía segundo factor.`],
    });
    expect(
      await runCommand(config, { name: 'reset-password', input: { email: 'nadie@prueba.example' } }),
    ).toEqual({
      ok: false,
      lines: ['No hay un usuario con el correo nadie@prueba.example.'],
    });
  });

  it('lets in whom the wrong passwords of others shut out', async () => {
    const email = 'iris@prueba.example';
    await runCommand(config, {
      name: 'create-admin',
      input: { ...admin(email), password: 'una clave bien larga' },
    });
    const tried = await openRuntime(config);
    // 100 for one address, from wherever they come, are the most of a quarter of an hour.
    const attempts = Array.from({ length: 100 }, () => `sign-in ${email}`);
    await recordAttempt(tried.dependencies.database, attempts, tried.dependencies.now());
    const before = await typedCaller(tried.dependencies);
    expect(
      await refusal(before.session.signIn({ email, password: 'una clave bien larga', code: '' })),
    ).toMatchObject({
      code: 'too-many-attempts',
    });
    await tried.close();
    const { lines } = await runCommand(config, { name: 'reset-password', input: { email } });
    const password = lines[1]?.split(': ')[1] ?? '';
    const runtime = await openRuntime(config);
    const after = await typedCaller(runtime.dependencies);
    expect(await after.session.signIn({ email, password, code: '' })).toHaveProperty('accessToken');
    await runtime.close();
  });

  it('works through the server that has it', async () => {
    const runtime = await openRuntime(config);
    const token = runtime.lock?.token ?? '';
    const app = createApp(runtime.dependencies, {
      mounts: { '/internal': commandDoor(runtime.dependencies, token) },
    });
    const server = await listen(app, config);
    runtime.lock?.announce(server.port);
    try {
      expect(
        await runCommand(config, { name: 'create-admin', input: admin('luis@prueba.example') }),
      ).toHaveProperty('ok', true);
      expect(await findUserByEmail(runtime.dependencies.database, 'luis@prueba.example')).toMatchObject({
        role: 'administrator',
      });
      expect(await runCommand(config, { name: 'verify', input: {} })).toEqual({
        ok: true,
        lines: ['Todavía no hay nada registrado.'],
      });
      // As one that another version has.
      expect(await runCommand(config, { name: 'unheard-of', input: {} })).toEqual({
        ok: false,
        lines: [expect.stringContaining(`puerto ${server.port}`)],
      });
    } finally {
      await server.stop();
      await runtime.close();
    }
  });

  it('is taken by a server with the token of its lock file and from nobody else', async () => {
    const runtime = await openRuntime(config);
    const door = createApp(runtime.dependencies, {
      mounts: { '/internal': commandDoor(runtime.dependencies, 'token') },
    });
    const server = await listen(door, config);
    const send = async (headers: Record<string, string>) => {
      const body = JSON.stringify({ command: 'verify', input: {} });
      const response = await fetch(`http://127.0.0.1:${server.port}/internal/commands`, {
        method: 'POST',
        headers,
        body,
      });
      return response.status;
    };
    try {
      expect(await send({ [COMMAND_TOKEN]: 'token' })).toBe(200);
      expect(await send({ [COMMAND_TOKEN]: 'guess' })).toBe(404);
      expect(await send({})).toBe(404);
      // Without a connection there is no address of this machine either.
      const elsewhere = await door.request('/internal/commands', {
        method: 'POST',
        headers: { [COMMAND_TOKEN]: 'token' },
      });
      expect(elsewhere.status).toBe(404);
    } finally {
      await server.stop();
      await runtime.close();
    }
  });

  it('makes no database where a folder was mistyped', async () => {
    const mistyped = join(folder, 'otra');
    const elsewhere: Config = { ...config, database: { dataFolder: mistyped } };
    for (const name of ['verify', 'rebuild', 'replay', 'backup', 'reset-password', 'rotate-key']) {
      expect(await runCommand(elsewhere, { name, input: {} })).toEqual({
        ok: false,
        lines: [expect.stringContaining(`No hay una base de datos en ${mistyped}.`)],
      });
    }
    expect(existsSync(mistyped)).toBe(false);
  });

  it('says so where the demonstration alone has a database', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'garita-demo-'));
    mkdirSync(databaseFiles(demoFolder(dataFolder)), { recursive: true });
    const { ok, lines } = await runCommand(
      { ...config, database: { dataFolder } },
      { name: 'verify', input: {} },
    );
    rmSync(dataFolder, { recursive: true });
    expect(ok).toBe(false);
    expect(lines.at(-1)).toBe('Los datos de la demostración sí están ahí: añada --demo.');
  });

  it('waits for a server that is still starting', async () => {
    const lock = await lockFolder(folder);
    await expect(runCommand(config, { name: 'verify', input: {} })).rejects.toThrow(FolderInUseError);
    lock.release();
  });

  it('opens PostgreSQL itself, which takes more than one at a time', async () => {
    const secret = 'a secret of thirty-two characters';
    const onPostgres = { ...config, secret, database: { url: postgres.url ?? '' } };
    expect(await runCommand(onPostgres, { name: 'verify', input: {} })).toHaveProperty('ok', true);
    expect(await runCommand(onPostgres, { name: 'rebuild', input: {} })).toHaveProperty('ok', true);
  });
});
