import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { keyring } from '@garita/ledger/encryption/keyring';
import { UnknownSecretError } from '@garita/ledger/registry/encrypted/reencrypt';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { employees as employeeTable, entries } from '@garita/ledger/schema/index';
import { readAllRows } from '@garita/ledger/testing/all-rows';
import { unpackMigratedFiles } from '@garita/ledger/testing/migrated-files';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmployee } from '../../application/employee/change-employee.ts';
import { loadTime } from '../../application/pay/change-time.ts';
import type { Actor } from '../../auth/actor.ts';
import { type Config, readConfig } from '../../boot/config.ts';
import { databaseFiles } from '../../boot/data-folder.ts';
import { FolderInUseError } from '../../boot/database-lock.ts';
import { openRuntime, type Runtime } from '../../boot/runtime.ts';
import { MissingSecretError } from '../../boot/secrets.ts';
import { aWeekOf } from '../../testing/time-entries.ts';
import { eraseMemosCommand } from './erase-memos.ts';
import { explainFailure } from './explain-failure.ts';
import { runCommand } from './run-cli.ts';

const NUMBER = '900550001';
const FIRST = 'the first secret of this installation';
const SECOND = 'the second secret of this installation';
const THIRD = 'the third secret of this installation';

/**
 * An employee as an earlier version kept one, with the number in the clear, and how to read it through a
 * runtime.
 */
async function anOlderEmployee(config: Config) {
  const runtime = await openRuntime(config);
  const { database } = runtime.dependencies;
  const account = await savedAccount(database);
  const company = await savedCompany(database, account);
  const { id } = await savedEmployee(database, account, company);
  await database.update(employeeTable).set({ socialSecurityNumber: NUMBER, socialSecurityIndex: null });
  await runtime.close();
  return async (as: Config) => {
    const { dependencies, close } = await openRuntime(as);
    try {
      const whole = employeeRegistry.withKeyring(dependencies.keyring);
      return (await whole.find(dependencies.database, company.scope, id))?.socialSecurityNumber;
    } finally {
      await close();
    }
  };
}

/** Loads some hours of an employee of ours, with always the same key. */
async function aKeyedLoad({ dependencies }: Runtime) {
  const account = await savedAccount(dependencies.database, 'con-llave');
  const { company } = await savedCompany(dependencies.database, account);
  const { id: userId, accountId, role, access, name, email } = account.user;
  const actor: Actor = { userId, accountId, role, access, name, email, sessionId: 1 };
  const employee = anEmployee({ payFrequency: 'weekly' });
  const { id: employeeId } = await createEmployee(dependencies, actor)({ companyId: company.id, employee });
  const commandId = randomUUID();
  return (runtime: Runtime, overrides: Partial<TimeEntry> = {}) => {
    const entry = { ...aWeekOf(8, account.accountantId), memo: 'Cobró en efectivo.', ...overrides };
    return loadTime(runtime.dependencies, actor)({ employeeId, entry, commandId });
  };
}

const plain = (environment: Record<string, string>) =>
  readConfig({ GARITA_LOG_LEVEL: 'silent', ...environment }, { isDemo: false });

describe('a new secret for the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'garita-rotate-'));
  const config = plain({ GARITA_DATA: folder });
  const secretFile = join(folder, 'secret');
  let numberAs: Awaited<ReturnType<typeof anOlderEmployee>>;

  beforeAll(async () => {
    await unpackMigratedFiles(databaseFiles(folder));
    numberAs = await anOlderEmployee(config);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is made, kept in the folder, and decrypts everything that the previous one encrypted', async () => {
    expect(await numberAs(config)).toBe(NUMBER);
    const before = readFileSync(secretFile, 'utf8');
    const { ok, lines } = await runCommand(config, { name: 'rotate-key', input: {} });
    expect(ok).toBe(true);
    expect(lines).toContain('employees.social_security_number: 1 valor cifrado');
    expect(readFileSync(secretFile, 'utf8')).not.toBe(before);
    expect(existsSync(`${secretFile}.previous`)).toBe(false);
    expect(await numberAs(config)).toBe(NUMBER);
  });

  it('leaves a keyed load what it was: a repeat gets the first answer, and another request is refused', async () => {
    const before = await openRuntime(config);
    const load = await aKeyedLoad(before);
    const first = await load(before);
    await before.close();
    expect(await runCommand(config, { name: 'rotate-key', input: {} })).toHaveProperty('ok', true);

    const after = await openRuntime(config);
    expect(await load(after)).toEqual(first);
    for (const other of [{ memo: 'Cobró con cheque.' }, { memo: '' }, { reimbursedExpenses: 1_00 }]) {
      await expect(load(after, other)).rejects.toThrow('idempotency-key-reused');
    }
    const { companyId, entryId } = first;
    const erasing = { companyId, entryId, email: 'con-llave@prueba.example', reason: 'Lo pidió' };
    expect(await eraseMemosCommand(after.dependencies, erasing)).toHaveProperty('ok', true);
    expect(await load(after)).toMatchObject({ version: first.version, memo: '' });
    expect(await after.dependencies.database.$count(entries)).toBe(1);
    await after.close();
  });

  it('is not made while a server has the folder', async () => {
    const before = readFileSync(secretFile, 'utf8');
    const runtime = await openRuntime(config);
    await expect(runCommand(config, { name: 'rotate-key', input: {} })).rejects.toThrow(FolderInUseError);
    await runtime.close();
    expect(readFileSync(secretFile, 'utf8')).toBe(before);
  });

  it('is finished by who starts next, where making it was interrupted', async () => {
    const before = readFileSync(secretFile, 'utf8');
    writeFileSync(`${secretFile}.previous`, before);
    writeFileSync(secretFile, `${SECOND}\n`);
    expect(await numberAs(config)).toBe(NUMBER);
    expect(await runCommand(config, { name: 'rotate-key', input: {} })).toHaveProperty('ok', true);
    expect(readFileSync(secretFile, 'utf8').trim()).toBe(SECOND);
    expect(existsSync(`${secretFile}.previous`)).toBe(false);
    expect(await numberAs(config)).toBe(NUMBER);
  });

  it('opens the others where one is damaged, and says which that is', async () => {
    const runtime = await openRuntime(config);
    const { database } = runtime.dependencies;
    const account = await savedAccount(database, 'con-una-fila-alterada');
    const { id } = await savedEmployee(database, account, await savedCompany(database, account));
    await database.execute(
      `update registry.employees set social_security_number = 'sealed1.0123456789abcdef.AAAA' where id = ${id}`,
    );
    await runtime.close();
    expect(await numberAs(config)).toBe(NUMBER);
    const { ok, lines } = await runCommand(config, { name: 'rotate-key', input: {} });
    expect(ok).toBe(false);
    expect(lines).toContainEqual(
      expect.stringContaining(`employees.social_security_number, fila ${id}: no se abre`),
    );
    expect(await numberAs(config)).toBe(NUMBER);
  });

  it('is made for nobody whose secret is missing: who brings it goes on', async () => {
    const right = readFileSync(secretFile, 'utf8');
    rmSync(secretFile);
    for (const name of ['verify', 'rotate-key']) {
      const failure: unknown = await runCommand(config, { name, input: {} }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(MissingSecretError);
      expect(explainFailure(failure)[0]).toContain(`no hay un archivo secret en ${folder}`);
      expect(existsSync(secretFile)).toBe(false);
    }
    writeFileSync(secretFile, right);
    expect(await numberAs(config)).toBe(NUMBER);
  });

  it('is made for nobody whose secrets open nothing: the folder has what it had', async () => {
    const right = readFileSync(secretFile, 'utf8');
    const wrong = plain({ GARITA_DATA: folder, GARITA_SECRET_PREVIOUS: FIRST });
    const rotated = () => runCommand(wrong, { name: 'rotate-key', input: {} });
    for (const content of [undefined, `${SECOND}\n`]) {
      if (content === undefined) rmSync(secretFile);
      else writeFileSync(secretFile, content);
      const before = readdirSync(folder);
      await expect(rotated()).rejects.toThrow(UnknownSecretError);
      expect(readdirSync(folder)).toEqual(before);
      if (content !== undefined) expect(readFileSync(secretFile, 'utf8')).toBe(content);
    }
    writeFileSync(secretFile, right);
    expect(await numberAs(config)).toBe(NUMBER);
  });

  it('cannot be any other one: Garita does not start and says why', async () => {
    const right = readFileSync(secretFile, 'utf8');
    writeFileSync(secretFile, `${FIRST}\n`);
    const failure: unknown = await openRuntime(config).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnknownSecretError);
    expect(explainFailure(failure)[0]).toMatch(/^Los números guardados se cifraron con otro secreto/);
    writeFileSync(secretFile, right);
    expect(await numberAs(config)).toBe(NUMBER);
  });
});

describe('a new secret for PostgreSQL', () => {
  const postgres = useDatabase('postgres');
  const as = (environment: Record<string, string>) =>
    plain({ DATABASE_URL: postgres.url ?? '', ...environment });

  it('comes from the environment, beside the one before; a repeat finds nothing left to do', async () => {
    const numberAs = await anOlderEmployee(as({ GARITA_SECRET: FIRST }));
    expect(await numberAs(as({ GARITA_SECRET: FIRST }))).toBe(NUMBER);
    const both = as({ GARITA_SECRET: SECOND, GARITA_SECRET_PREVIOUS: FIRST });
    // Servers are restarted with both first, and serve meanwhile.
    expect(await numberAs(both)).toBe(NUMBER);
    const { lines } = await runCommand(both, { name: 'rotate-key', input: {} });
    expect(lines).toContain('employees.social_security_number: 1 valor cifrado');
    expect((await runCommand(both, { name: 'rotate-key', input: {} })).lines).toContain(
      'employees.social_security_number: 0 valores cifrados',
    );
    expect(await numberAs(as({ GARITA_SECRET: SECOND }))).toBe(NUMBER);
    await expect(openRuntime(as({ GARITA_SECRET: FIRST }))).rejects.toThrow(UnknownSecretError);
    const [row] = await postgres.db.select().from(employeeTable);
    expect(row?.socialSecurityNumber).toContain(keyring(SECOND).keyId);
  });

  it('writes nothing with a wrong previous one, even if servers have encrypted with the new one already', async () => {
    const account = await savedAccount(postgres.db, 'con-dos-secretos');
    const company = await savedCompany(postgres.db, account);
    const encryptWith = async (secret: string) => {
      const encryptedEmployees = employeeRegistry.withKeyring(keyring(secret));
      await postgres.db.transaction((tx) =>
        encryptedEmployees.insert(tx, account.stamp, company.scope, anEmployee()),
      );
    };
    // Two of the third secret, which is the one before, against the two of the second.
    for (const secret of [THIRD, THIRD, THIRD, SECOND]) await encryptWith(secret);
    const before = await readAllRows(postgres.db);
    const mistyped = as({ GARITA_SECRET: SECOND, GARITA_SECRET_PREVIOUS: FIRST });
    await expect(runCommand(mistyped, { name: 'rotate-key', input: {} })).rejects.toThrow(UnknownSecretError);
    expect(await readAllRows(postgres.db)).toEqual(before);
    const right = as({ GARITA_SECRET: SECOND, GARITA_SECRET_PREVIOUS: THIRD });
    expect(await runCommand(right, { name: 'rotate-key', input: {} })).toHaveProperty('ok', true);
  });

  it('is asked for where the environment does not say the one before', async () => {
    expect(await runCommand(as({ GARITA_SECRET: SECOND }), { name: 'rotate-key', input: {} })).toEqual({
      ok: false,
      lines: [expect.stringContaining('GARITA_SECRET_PREVIOUS')],
    });
  });

  it('is needed, because the next start has to decrypt what this one encrypted', async () => {
    await expect(openRuntime(as({}))).rejects.toThrow('GARITA_SECRET: hace falta con DATABASE_URL');
  });
});
