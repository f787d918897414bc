import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DecryptionFault, encryptionKeyId, keyring } from '../../encryption/keyring.ts';
import { employees as employeeTable } from '../../schema/people.tables.ts';
import { requestKeys } from '../../schema/record.tables.ts';
import { SAVED_AT, savedAccount, savedCompany, savedEmployee } from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { TEST_KEYRING } from '../../testing/test-keyring.ts';
import { runIdempotently } from '../idempotent-requests.ts';
import { employeeRegistry } from '../records/employees.ts';
import { encryptPlainTexts, reencryptTexts, UnknownSecretError } from './reencrypt.ts';
import { listUndecryptableTexts } from './undecryptable-texts.ts';

const NUMBER = '900550001';
const renewed = keyring('the next secret of the tests', ['the secret of the tests']);
const unrelated = keyring('a secret that encrypted nothing');

describe.each(databases)('an encrypted text, on %s,', (kind) => {
  const database = useDatabase(kind);
  let accounts = 0;
  let office: Awaited<ReturnType<typeof anOffice>>;

  async function anOffice() {
    const { db } = database;
    const account = await savedAccount(db, `oficina-${++accounts}`);
    const company = await savedCompany(db, account);
    const { id } = await savedEmployee(db, account, company, { socialSecurityNumber: NUMBER });
    const ofOne = eq(employeeTable.id, id);
    const row = async () => {
      const [found] = await db
        .select({
          number: employeeTable.socialSecurityNumber,
          lastFour: employeeTable.socialSecurityLast4,
          index: employeeTable.socialSecurityIndex,
        })
        .from(employeeTable)
        .where(ofOne);
      return found;
    };
    const asBefore = () =>
      db.update(employeeTable).set({ socialSecurityNumber: NUMBER, socialSecurityIndex: null }).where(ofOne);
    const request = { ...account.scope, key: randomUUID(), requestHash: 'ab'.repeat(32), at: SAVED_AT };
    const ask = (ring: typeof TEST_KEYRING, answer: string) =>
      db.transaction((tx) => runIdempotently(tx, ring, request, async () => ({ number: answer })));
    return { db, scope: company.scope, id, row, asBefore, request, ask };
  }

  beforeEach(async () => {
    office = await anOffice();
  });

  it('holds no digit of a number but the last four', async () => {
    const { row } = office;
    const stored = await row();
    expect(stored?.lastFour).toBe('0001');
    expect(encryptionKeyId(stored?.number ?? '')).toBe(TEST_KEYRING.keyId);
    expect(JSON.stringify(stored)).not.toContain('90055');
  });

  it('is not opened for a list, a single record or a switch without a key', async () => {
    const { db, scope, id } = office;
    await db.update(employeeTable).set({ socialSecurityNumber: 'sealed1.0000000000000000.AAAA' });
    const [listed] = await employeeRegistry.list(db, scope);
    expect(listed?.socialSecurityNumber).toBe('***-**-0001');
    expect(await employeeRegistry.find(db, scope, id)).toHaveProperty('socialSecurityNumber', '***-**-0001');
    await expect(employeeRegistry.withKeyring(TEST_KEYRING).list(db, scope)).rejects.toThrow('unknown-key');
    await db.delete(employeeTable);
  });

  it('does not open in the row of another company', async () => {
    const { db, row } = office;
    const other = await anOffice();
    const copied = (await row())?.number ?? '';
    await db
      .update(employeeTable)
      .set({ socialSecurityNumber: copied })
      .where(eq(employeeTable.id, other.id));
    const opening = employeeRegistry.withKeyring(TEST_KEYRING).find(db, other.scope, other.id);
    await expect(opening).rejects.toThrow('altered');
    await db.delete(employeeTable).where(eq(employeeTable.id, other.id));
  });

  it('is encrypted once if an earlier version stored it in the clear', async () => {
    const { db, row, asBefore } = office;
    const before = await row();
    await asBefore();
    expect(await encryptPlainTexts(db, TEST_KEYRING)).toContainEqual({
      table: 'employees',
      column: 'social_security_number',
      texts: 1,
    });
    const encrypted = await row();
    expect(encrypted).toEqual({ ...before, number: encrypted?.number });
    expect(encryptionKeyId(encrypted?.number ?? '')).toBe(TEST_KEYRING.keyId);
    expect((await encryptPlainTexts(db, TEST_KEYRING)).every(({ texts }) => texts === 0)).toBe(true);
    expect(await row()).toEqual(encrypted);
  });

  it('is encrypted and indexed again with the current key; a repeat does nothing', async () => {
    const { db, scope, id, row, ask } = office;
    await ask(TEST_KEYRING, NUMBER);
    const before = await row();
    const { counts } = await reencryptTexts(database.owner, renewed);
    expect(counts.find(({ column }) => column === 'social_security_number')?.texts).toBeGreaterThan(0);
    expect(counts.find(({ column }) => column === 'response')?.texts).toBeGreaterThan(0);
    const after = await row();
    expect(after?.lastFour).toBe('0001');
    expect(after?.index).not.toBe(before?.index);
    const alone = keyring('the next secret of the tests');
    expect(await employeeRegistry.withKeyring(alone).find(db, scope, id)).toHaveProperty(
      'socialSecurityNumber',
      NUMBER,
    );
    expect(await ask(alone, 'done again')).toEqual({ ok: true, response: { number: NUMBER } });
    expect((await reencryptTexts(database.owner, renewed)).counts.every(({ texts }) => texts === 0)).toBe(
      true,
    );
    await reencryptTexts(
      database.owner,
      keyring('the secret of the tests', ['the next secret of the tests']),
    );
    expect(await row()).toHaveProperty('index', before?.index);
  });

  it('keeps the answer of a write, and what was asked, readable to nobody else', async () => {
    const { db, request, ask } = office;
    await ask(TEST_KEYRING, NUMBER);
    const stored = await db.select().from(requestKeys).where(eq(requestKeys.key, request.key));
    expect(JSON.stringify(stored)).not.toContain(NUMBER);
    expect(JSON.stringify(stored)).not.toContain(request.requestHash);
    expect(await ask(TEST_KEYRING, 'another')).toEqual({ ok: true, response: { number: NUMBER } });
  });

  it('includes the answers that an earlier version kept in the clear', async () => {
    const { db, request, ask } = office;
    await ask(TEST_KEYRING, NUMBER);
    const asBefore = JSON.stringify({ requestHash: request.requestHash, response: { number: NUMBER } });
    await db.update(requestKeys).set({ response: asBefore }).where(eq(requestKeys.key, request.key));
    await encryptPlainTexts(db, TEST_KEYRING);
    const stored = await db.select().from(requestKeys).where(eq(requestKeys.key, request.key));
    expect(JSON.stringify(stored)).not.toContain(NUMBER);
    expect(await ask(TEST_KEYRING, 'another')).toEqual({ ok: true, response: { number: NUMBER } });
  });

  it.each<[string, (encrypted: string) => string, DecryptionFault]>([
    [
      'of another key',
      (encrypted) => encrypted.replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.'),
      'unknown-key',
    ],
    ['of no key', (encrypted) => encrypted.replace(/\.[0-9a-f]{16}\./, '.nobody.'), 'not-sealed'],
    ['cut off', (encrypted) => encrypted.slice(0, -20), 'altered'],
  ])(
    'is named where one text is %s, and stops nobody from opening the others',
    async (_what, damaged, fault) => {
      const { db, id, row } = office;
      const other = await anOffice();
      const stored = (await row())?.number ?? '';
      const setTo = (socialSecurityNumber: string) =>
        db.update(employeeTable).set({ socialSecurityNumber }).where(eq(employeeTable.id, id));
      await setTo(damaged(stored));
      const named = { table: 'employees', column: 'social_security_number', key: [id], fault };
      expect(await listUndecryptableTexts(db, TEST_KEYRING)).toEqual([named]);
      await encryptPlainTexts(db, TEST_KEYRING);
      const { unopened } = await reencryptTexts(database.owner, renewed);
      expect(unopened).toEqual([named]);
      expect(await row()).toHaveProperty('number', damaged(stored));
      expect(encryptionKeyId((await other.row())?.number ?? '')).toBe(renewed.keyId);
      await reencryptTexts(
        database.owner,
        keyring('the secret of the tests', ['the next secret of the tests']),
      );
      await setTo(stored);
      expect(await listUndecryptableTexts(db, TEST_KEYRING)).toEqual([]);
    },
  );

  it('stops whoever comes with another secret before anything is read or changed', async () => {
    const { db, row } = office;
    const before = await row();
    await expect(encryptPlainTexts(db, unrelated)).rejects.toThrow(UnknownSecretError);
    await expect(reencryptTexts(database.owner, unrelated)).rejects.toThrow(UnknownSecretError);
    expect(await row()).toEqual(before);
  });
});
