import { randomUUID } from 'node:crypto';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { describe, expect, it } from 'vitest';
import { LedgerRuleError } from '../event-store/append-outcome.ts';
import { listSettlements } from '../queries/filing/settlements.ts';
import { aCommand, record } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { TEST_KEYRING } from '../testing/test-keyring.ts';
import { verifyCompany } from '../verification/verify-company.ts';
import { recordNoWork, settleObligations, withdrawSettlement } from './settle.ts';

const [WEEK_10] = [payPeriodById(2026110)];
if (!WEEK_10) throw new RangeError('2026 has a week 10');
const FIRST = { obligation: 'form-941', from: '2026-01-01', to: '2026-03-31' } as const;
const SECOND = { obligation: 'fica-deposit', from: '2026-01-01', to: '2026-01-31' } as const;

describe.each(databases)('what was settled outside Garita, on %s', (kind) => {
  const database = useDatabase(kind);
  let companies = 0;
  const aCompany = () => (companies += 1);
  const asked = (companyId: number) => ({
    companyId,
    actorId: 7,
    commandId: randomUUID(),
    request: { companyId },
    companyIds: [companyId],
  });

  it('is recorded once, with its user, and can be taken back once', async () => {
    const companyId = aCompany();
    await settleObligations(database.db, { ...asked(companyId), obligations: [FIRST] });
    await settleObligations(database.db, { ...asked(companyId), obligations: [SECOND, FIRST, SECOND] });
    await recordNoWork(database.db, { ...asked(companyId), employeeId: 3, period: WEEK_10 });
    const again = await recordNoWork(database.db, { ...asked(companyId), employeeId: 3, period: WEEK_10 });
    expect(again).toMatchObject({ ok: true, afterSeq: 3 });
    const marked = { companyId, markedAt: expect.stringMatching(/^20\d\d-/), markedBy: 7 };
    expect(await listSettlements(database.db, [companyId])).toEqual([
      { ...marked, seq: 1, kind: 'obligation', ...FIRST },
      { ...marked, seq: 2, kind: 'obligation', ...SECOND },
      { ...marked, seq: 3, kind: 'no-work', stream: 'emp:3:2026', employeeId: 3, periodId: 2026110 },
    ]);

    for (const seq of [1, 3]) {
      expect(await withdrawSettlement(database.db, { ...asked(companyId), seq })).toMatchObject({ ok: true });
      expect(await withdrawSettlement(database.db, { ...asked(companyId), seq })).toEqual({
        ok: false,
        code: 'not-found',
      });
    }
    expect((await listSettlements(database.db, [companyId])).map(({ seq }) => seq)).toEqual([2]);
    expect(await verifyCompany(database.db, companyId, { keyring: TEST_KEYRING })).toEqual({
      problems: [],
      drift: [],
      erasedMemos: 0,
    });
  });

  it('is of each company of an employer number, unless it is of one company', async () => {
    const [first, second] = [aCompany(), aCompany()];
    const both = { ...asked(second), companyIds: [first, second] };
    const bonus = { obligation: 'christmas-bonus', from: '2025-10-01', to: '2026-09-30' } as const;
    await settleObligations(database.db, { ...both, obligations: [FIRST, bonus] });
    const settled = await listSettlements(database.db, [first, second]);
    expect(settled).toMatchObject([
      { companyId: first, seq: 1, ...FIRST },
      { companyId: second, seq: 1, ...FIRST },
      { companyId: second, seq: 2, ...bonus },
    ]);
    await withdrawSettlement(database.db, { ...both, commandId: randomUUID(), seq: 1 });
    expect(await listSettlements(database.db, [first, second])).toMatchObject([
      { companyId: second, seq: 2 },
    ]);
  });

  it('is taken back in its own stream alone', async () => {
    const companyId = aCompany();
    await recordNoWork(database.db, { ...asked(companyId), employeeId: 3, period: WEEK_10 });
    const elsewhere = {
      type: 'SettlementWithdrawn',
      stream: 'co',
      expectedVersion: 'any' as const,
      schemaVersion: 1,
      data: { replacesSeq: 1 },
      details: { replaces_seq: 1 },
    };
    await expect(record(database.db, { ...aCommand([elsewhere]), companyId })).rejects.toThrow(
      LedgerRuleError,
    );
  });
});
