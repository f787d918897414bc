import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findUserByEmail } from '@garita/ledger/registry/access/users';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../boot/config.ts';
import { openRuntime } from '../../boot/runtime.ts';
import { createApp } from '../../http/app.ts';
import { listen } from '../../http/listen.ts';
import { testDependencies } from '../../testing/test-server.ts';
import { backup } from './backup.ts';
import { commandDoor } from './command-door.ts';
import { runCommand } from './run-cli.ts';

describe('a backup of the embedded database', () => {
  const root = mkdtempSync(join(tmpdir(), 'garita-backup-'));
  const out = join(root, 'copia.tar.gz');
  const inFolder = (name: string): Config => ({
    ...readConfig({ GARITA_DATA: join(root, name), GARITA_LOG_LEVEL: 'silent' }, { isDemo: false }),
    host: '127.0.0.1',
    port: 0,
  });
  const config = inFolder('one');
  const postgres = useDatabase('postgres');
  afterAll(() => rmSync(root, { recursive: true }));

  it('is made beside a running server, which tells how far it has come', async () => {
    const runtime = await openRuntime(config);
    const door = commandDoor(runtime.dependencies, runtime.lock?.token ?? '');
    const server = await listen(createApp(runtime.dependencies, { mounts: { '/internal': door } }), config);
    runtime.lock?.announce(server.port);
    try {
      const admin = { email: 'ana@prueba.example', name: 'Ana', lastName: 'Paz', companies: 50 };
      await runCommand(config, { name: 'create-admin', input: admin });
      const progressLines: string[] = [];
      const made = await runCommand(config, { name: 'backup', input: { out } }, (line) =>
        progressLines.push(line),
      );
      const bytes = statSync(out).size;
      expect(made).toMatchObject({ ok: true, facts: { out, bytes } });
      expect(progressLines[0]).toMatch(/^\d+\.\d MB…$/);
      const written = readFileSync(out);
      expect(await runCommand(config, { name: 'backup', input: { out } })).toEqual({
        ok: false,
        lines: [`Ya existe ${out}, y no se reemplaza. No se cambió nada.`],
      });
      expect(readFileSync(out).equals(written)).toBe(true);
      expect(existsSync(`${out}.partial`)).toBe(false);
      const nowhere = join(root, 'no', 'such', 'folder');
      expect(await runCommand(config, { name: 'backup', input: { out: nowhere } })).toMatchObject({
        ok: false,
        lines: [`La carpeta ${join(root, 'no', 'such')} no existe. Créela, o escriba otra ruta.`],
      });
      const folder = join(root, 'nightly');
      mkdirSync(folder);
      const named = ['garita-20250101T000000Z.tar.gz', 'garita-20250102T000000Z.tar.gz', 'notas.tar.gz'];
      for (const name of named) writeFileSync(join(folder, name), 'old');
      const scheduled = await runCommand(config, { name: 'backup', input: { out: folder, keep: 2 } });
      const removed = [join(folder, 'garita-20250101T000000Z.tar.gz')];
      expect(scheduled).toMatchObject({ ok: true, facts: { removed } });
      const [oldest, newest, other] = readdirSync(folder).toSorted();
      expect([oldest, other]).toEqual(['garita-20250102T000000Z.tar.gz', 'notas.tar.gz']);
      expect(newest).toMatch(/^garita-20\d{6}T\d{6}Z\.tar\.gz$/);
      expect(statSync(join(folder, newest ?? '')).size).toBeGreaterThan(1_000);
      // Only its owner reads it.
      expect(statSync(out).mode & 0o777).toBe(0o600);
    } finally {
      await server.stop();
      await runtime.close();
    }
  });

  it('is restored where there is no database yet, and opens with the secret of its day', async () => {
    const other = inFolder('two');
    const restored = await runCommand(other, { name: 'restore', input: { path: out } });
    expect(restored).toMatchObject({
      ok: true,
      lines: [expect.any(String), expect.stringContaining('secret')],
    });
    cpSync(join(root, 'one', 'secret'), join(root, 'two', 'secret'));
    const runtime = await openRuntime(other);
    expect(await findUserByEmail(runtime.dependencies.database, 'ana@prueba.example')).toHaveProperty(
      'name',
      'Ana',
    );
    await runtime.close();
    expect(await runCommand(other, { name: 'restore', input: { path: out } })).toEqual({
      ok: false,
      lines: [expect.stringContaining('No se cambió nada')],
    });
  });

  it('leaves nothing behind where the file is no backup', async () => {
    const third = inFolder('three');
    const path = join(root, 'nothing.tar.gz');
    expect(await runCommand(third, { name: 'restore', input: { path } })).toEqual({
      ok: false,
      lines: [`El archivo ${path} no existe. Revise la ruta.`],
    });
    for (const content of ['nothing', gzipSync('nothing')]) {
      writeFileSync(path, content);
      expect(await runCommand(third, { name: 'restore', input: { path } })).toEqual({
        ok: false,
        lines: [`${path} no es una copia que hizo backup. No se cambió nada.`],
      });
    }
    expect(existsSync(join(root, 'three'))).toBe(false);
    expect(await runCommand(third, { name: 'restore', input: { path: out } })).toHaveProperty('ok', true);
  });

  it('is a matter of PostgreSQL itself where that is the database', async () => {
    const refused = { ok: false, lines: [expect.stringContaining('pg_dump')] };
    expect(await backup(testDependencies(postgres.db), { out })).toEqual(refused);
    const onPostgres: Config = { ...config, database: { url: postgres.url ?? '' } };
    expect(await runCommand(onPostgres, { name: 'restore', input: { path: out } })).toEqual(refused);
  });
});
