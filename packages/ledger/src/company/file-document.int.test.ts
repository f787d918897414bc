import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import { keyring } from '../encryption/keyring.ts';
import { findFiling, listFilings } from '../queries/filing/filed-documents.ts';
import { readFiledFile } from '../registry/encrypted/filed-copy.ts';
import { reencryptTexts } from '../registry/encrypted/reencrypt.ts';
import { A_FILED_FILE, fileSomething } from '../testing/filed-document.builder.ts';
import { aWorker, loadTime } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { TEST_KEYRING } from '../testing/test-keyring.ts';
import { verifyCompany } from '../verification/verify-company.ts';
import { fileDocument, withdrawFiling } from './file-document.ts';

const request = { report: 'form-941', companyId: 1, year: 2026, quarter: 1 } as const;

describe.each(databases)('a document that was filed, on %s', (kind) => {
  const database = useDatabase(kind);
  let companies = 0;
  const aCompany = () => (companies += 1);

  it('is listed with its days, its date and its number, and its copy is the filed file', async () => {
    const companyId = aCompany();
    await loadTime(database.db, aWorker({ companyId }));
    const { lastSeq: seq = 0 } = await fileSomething(database.db, companyId);
    expect(await listFilings(database.db, [companyId])).toEqual([
      {
        companyId,
        seq,
        report: 'form-941',
        from: '2026-01-01',
        to: '2026-03-31',
        filedOn: '2026-04-30',
        confirmation: 'A-1001',
        markedAt: expect.stringMatching(/^20\d\d-/),
        markedBy: 7,
        commandId: expect.any(String),
      },
    ]);
    expect(await findFiling(database.db, { companyId, seq })).toMatchObject({ asOfSeq: 1 });
    expect(await readFiledFile(database.db, TEST_KEYRING, { companyId, seq })).toEqual(A_FILED_FILE);
    expect(await verifyCompany(database.db, companyId, { keyring: TEST_KEYRING })).toEqual({
      problems: [],
      drift: [],
      erasedMemos: 0,
    });
  });

  it('is unreadable where it is kept', async () => {
    const companyId = aCompany();
    await fileSomething(database.db, companyId);
    const [stored] = await readRows<{ text: string }>(
      database.db,
      sql`select sealed_key || encode(content, 'escape') as text from ledger.filed_copies where company_id = ${companyId}`,
    );
    expect(stored?.text).toMatch(/^sealed1\./);
    expect(stored?.text).not.toMatch(/PDF|Salarios/);
    const other = keyring('the secret of somebody else');
    await expect(readFiledFile(database.db, other, { companyId, seq: 1 })).rejects.toThrow('unknown-key');
  });

  it('decrypts with a new secret once its key is encrypted again, and its copy is not touched', async () => {
    const companyId = aCompany();
    await fileSomething(database.db, companyId);
    const content = sql`select encode(content, 'hex') as content from ledger.filed_copies where company_id = ${companyId}`;
    const before = await readRows(database.db, content);
    const undone = database.owner.transaction(async (tx) => {
      const next = keyring('another secret', ['the secret of the tests']);
      const { counts } = await reencryptTexts(tx, next);
      expect(counts).toContainEqual(expect.objectContaining({ table: 'filed_copies', column: 'sealed_key' }));
      const alone = keyring('another secret');
      expect(await readFiledFile(tx, alone, { companyId, seq: 1 })).toEqual(A_FILED_FILE);
      expect(await readRows(tx, content)).toEqual(before);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
  });

  it('is refused as made of an older log', async () => {
    const companyId = aCompany();
    await loadTime(database.db, aWorker({ companyId }));
    const outcome = await fileDocument(database.db, TEST_KEYRING, {
      ...aCommand(companyId),
      filing: { request, filedOn: '2026-04-30', confirmation: '', figures: [] },
      companies: [{ companyId, asOfSeq: 0 }],
      file: A_FILED_FILE,
    });
    expect(outcome).toEqual({ ok: false, code: 'busy' });
    expect(await listFilings(database.db, [companyId])).toEqual([]);
  });

  it('is recorded once for one key', async () => {
    const companyId = aCompany();
    const command = {
      ...aCommand(companyId),
      filing: { request, filedOn: '2026-04-30', confirmation: '', figures: [] },
      companies: [{ companyId, asOfSeq: 0 }],
      file: A_FILED_FILE,
    };
    const first = await fileDocument(database.db, TEST_KEYRING, command);
    expect(await fileDocument(database.db, TEST_KEYRING, command)).toEqual({ ...first, replayed: true });
    expect(await listFilings(database.db, [companyId])).toHaveLength(1);
  });

  it('is filed no more once that was withdrawn, for a reason and once; its copy stays', async () => {
    const companyId = aCompany();
    const { lastSeq: seq = 0 } = await fileSomething(database.db, companyId);
    const withdrawal = { seq, reason: 'Se marcó por error', companyIds: [companyId] };
    const withdrawn = await withdrawFiling(database.db, { ...aCommand(companyId), ...withdrawal });
    expect(withdrawn).toMatchObject({ ok: true, lastSeq: seq + 1 });
    expect(await listFilings(database.db, [companyId])).toEqual([]);
    expect(await readFiledFile(database.db, TEST_KEYRING, { companyId, seq })).toEqual(A_FILED_FILE);
    expect(await withdrawFiling(database.db, { ...aCommand(companyId), ...withdrawal })).toEqual({
      ok: false,
      code: 'not-found',
    });
  });

  it('is recorded and withdrawn in each of its companies', async () => {
    const [first, second] = [aCompany(), aCompany()];
    await loadTime(database.db, aWorker({ companyId: second }));
    const filing = { request, filedOn: '2026-04-30', confirmation: '', figures: [] };
    const fileAt = (asOfSeq: number) =>
      fileDocument(database.db, TEST_KEYRING, {
        ...aCommand(second),
        filing,
        companies: [
          { companyId: first, asOfSeq: 0 },
          { companyId: second, asOfSeq },
        ],
        file: A_FILED_FILE,
      });
    // The log of the second one has grown: then neither has the document.
    expect(await fileAt(0)).toEqual({ ok: false, code: 'busy' });
    expect(await listFilings(database.db, [first, second])).toEqual([]);
    expect(await fileAt(1)).toMatchObject({ ok: true, lastSeq: 2 });
    const filed = await listFilings(database.db, [first, second]);
    expect(filed.map(({ companyId, seq }) => [companyId, seq])).toEqual([
      [first, 1],
      [second, 2],
    ]);
    expect(new Set(filed.map(({ commandId }) => commandId)).size).toBe(1);
    for (const key of filed)
      expect(await readFiledFile(database.db, TEST_KEYRING, key)).toEqual(A_FILED_FILE);
    const withdrawal = { seq: 2, reason: 'Se marcó por error', companyIds: [first, second] };
    await withdrawFiling(database.db, { ...aCommand(second), ...withdrawal });
    expect(await listFilings(database.db, [first, second])).toEqual([]);
    for (const companyId of [first, second]) {
      expect(await verifyCompany(database.db, companyId, { keyring: TEST_KEYRING })).toMatchObject({
        problems: [],
        drift: [],
      });
    }
  });

  it('says the same by a copy that was kept with both columns of a line in one text', async () => {
    const companyId = aCompany();
    // 480.00 × 12.4 % = 59.52
    const line = { name: '5a · Salarios', value: '480.00 × 0.124 = 59.52' };
    await fileSomething(database.db, companyId, { file: { ...A_FILED_FILE, lines: [line] } });
    const lines = [
      { name: '5a · Salarios · columna 1', value: '480.00' },
      { name: '5a · Salarios · columna 2', value: '59.52' },
    ];
    await expect(fileSomething(database.db, companyId, { file: { ...A_FILED_FILE, lines } })).rejects.toThrow(
      'Refused: already-filed',
    );
  });

  it('is found by its own company alone', async () => {
    const companyId = aCompany();
    await fileSomething(database.db, companyId);
    expect(await listFilings(database.db, [companyId + 1_000])).toEqual([]);
  });
});

describe('the rules of SQL', () => {
  const database = useDatabase();

  it('keep no copy but the one that the event says the hash of', async () => {
    await fileSomething(database.db, 1);
    await expect(keep(database.db, 1)).rejects.toMatchObject({
      cause: expect.objectContaining({ code: 'LG422' }),
    });
    await expect(keep(database.db, 9)).rejects.toMatchObject({
      cause: expect.objectContaining({ code: 'LG422' }),
    });
  });

  async function keep(db: Database, seq: number) {
    await db.execute(sql`select ledger_code.keep_copy(1::bigint, ${seq}::bigint, 'sealed1.0.x', 'x'::bytea)`);
  }
});

function aCommand(companyId: number) {
  return { companyId, actorId: 7, commandId: randomUUID(), request: { what: 'file' } };
}
