import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { aCompany } from '@garita/domain/company/company.builder';
import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import {
  type SavedAccount,
  savedAccount,
  savedCompany,
  savedContractor,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { verifyInPlace } from '@garita/ledger/verification/verify-in-place';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../auth/actor.ts';
import { callRest, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { contractorSheet } from './contractor-sheet.ts';
import { contractorTimeHistory, getContractorTime } from './contractor-time.ts';

describe('the first 500.00 of a payee’s year', () => {
  const database = useDatabase();
  const dependencies = () => testDependencies(database.db);
  let account: SavedAccount;
  let token: string;
  let we: Awaited<ReturnType<typeof typedCaller>>;
  let numbers = 0;

  beforeAll(async () => {
    account = await savedAccount(database.db, 'primeros-500');
    token = await tokenFor(dependencies(), account, 'practitioner');
    we = await typedCaller(dependencies(), token);
  });

  /** Records of one payee, each in a company of one employer number that withholds by the law's rule. */
  async function payee(count = 1, overrides: Partial<Contractor> = {}) {
    const ofNumber = `66${String(1_000_000 + ++numbers)}`;
    const records = [];
    for (let at = 0; at < count; at += 1) {
      const employer = { employerIdentificationNumber: ofNumber, contractorRule: 'law' as const };
      const company = await savedCompany(database.db, account, employer);
      const { id: contractorId } = await savedContractor(database.db, account, company, overrides);
      records.push({ companyId: company.company.id, contractorId });
    }
    return records;
  }

  const fee = (flatFee: number, payDate: string) => ({ payDate, minutes: 0, flatFee, reimbursedExpenses: 0 });

  const load = (contractorId: number, flatFee: number, payDate: string) =>
    we.contractorTime.load({ contractorId, time: fee(flatFee, payDate) });

  const rest = (method: 'POST' | 'PUT' | 'GET' | 'DELETE', path: string, body?: object) =>
    callRest(dependencies(), token, { method, path, body }) as Promise<{ json: { result: Answer } }>;

  type Answer = { id: number; is_stale: boolean; stale: number[]; warnings: string[] };

  const problemsOf = async (companyId: number) =>
    (await verifyInPlace(database.db, { companyId })).problems.map(({ problem }) => problem);

  // 300.00 lies in the first 500.00; of 400.00 are 200.00 above, of 1,000.00 all. At 10 %.
  it('are not subject: 300, 400 and 1,000 withhold 0.00, 20.00 and 100.00 at both doors', async () => {
    const [one, other] = [...(await payee()), ...(await payee())];
    if (!one || !other) throw new RangeError('Two payees');
    const typed = [
      await load(one.contractorId, 300_00, '2026-02-01'),
      await load(one.contractorId, 400_00, '2026-03-01'),
      await load(one.contractorId, 1_000_00, '2026-04-01'),
    ];
    expect(typed.map(({ statement }) => [statement.notSubject, statement.retained.amount])).toEqual([
      [300_00, 0],
      [200_00, 20_00],
      [0, 100_00],
    ]);
    const answers = [];
    for (const [flat_fee, pay_date] of [
      [300, '2026-02-01'],
      [400, '2026-03-01'],
      [1000, '2026-04-01'],
    ]) {
      const { json } = await rest('POST', `outtime/${other.contractorId}`, {
        flat_fee,
        pay_date,
        year: 2026,
      });
      answers.push(json.result);
    }
    expect(answers).toMatchObject([
      { not_subject: 300, detained: 0, category: 3, total: 300, warnings: [] },
      { not_subject: 200, detained: 20, total: 380 },
      { not_subject: 0, detained: 100, total: 900 },
    ]);
    expect(await problemsOf(one.companyId)).toEqual([]);
    expect(await problemsOf(other.companyId)).toEqual([]);
  });

  it('mark the payments behind one that is recorded out of order, and Recalcular mends them', async () => {
    const [one] = await payee();
    if (!one) throw new RangeError('A payee');
    const march = await load(one.contractorId, 400_00, '2026-03-01');
    const april = await load(one.contractorId, 1_000_00, '2026-04-01');
    // 400.00 + 1,000.00 − 500.00 = 900.00 are subject.
    expect(april.statement.retained.amount).toBe(90_00);
    const { json } = await rest('POST', `outtime/${one.contractorId}`, {
      flat_fee: 300,
      pay_date: '2026-02-01',
      year: 2026,
    });
    expect(json.result).toMatchObject({
      detained: 0,
      is_stale: false,
      stale: [march.entryId, april.entryId],
      warnings: [WARNING_TEXTS.paidBehind(2)],
    });
    const staleOnSheet = async () => {
      const { payments } = await we.contractorTime.sheet({ ...one, year: 2026 });
      return payments.filter(({ isStale }) => isStale).map(({ entryId }) => entryId);
    };
    expect(await staleOnSheet()).toEqual([march.entryId, april.entryId]);
    const attention = async () => {
      const { companies } = await we.desk.attention();
      const items = companies.find(({ companyId }) => companyId === one.companyId)?.items ?? [];
      return items.filter(({ kind }) => kind === 'stale-contractors');
    };
    expect(await attention()).toMatchObject([{ count: 1, id: one.contractorId }]);
    // An answer that is sent back changes nothing, although the payment would be another one today.
    const shown = (await rest('GET', `outtime/${march.entryId}`)).json.result;
    expect(shown.is_stale).toBe(true);
    expect((await rest('PUT', `outtime/${march.entryId}`, shown)).json.result).toMatchObject({ detained: 0 });

    const mended = await rest('PUT', `outtime/${march.entryId}/recalculate`, {});
    expect(mended.json.result).toMatchObject({ detained: 20, not_subject: 200, is_stale: false });
    const last = await we.contractorTime.recalculate({ entryId: april.entryId, version: april.version });
    expect(last).toMatchObject({ isStale: false, stale: [], statement: { retained: { amount: 100_00 } } });
    expect(await staleOnSheet()).toEqual([]);
    expect(await attention()).toEqual([]);
    expect(await problemsOf(one.companyId)).toEqual([]);
  });

  it('count the earlier pay anew where an amendment changes something', async () => {
    const [one] = await payee();
    if (!one) throw new RangeError('A payee');
    const march = await load(one.contractorId, 400_00, '2026-03-01');
    await load(one.contractorId, 300_00, '2026-02-01');
    const amended = await we.contractorTime.amend({
      entryId: march.entryId,
      version: march.version,
      time: fee(600_00, '2026-03-01'),
    });
    // 300.00 + 600.00 − 500.00 = 400.00 are subject.
    expect(amended.statement).toMatchObject({ notSubject: 200_00, retained: { amount: 40_00 } });
    expect(await problemsOf(one.companyId)).toEqual([]);
  });

  it('mark the payments behind one that is deleted, and the deletion names them', async () => {
    const [one] = await payee();
    if (!one) throw new RangeError('A payee');
    const february = await load(one.contractorId, 300_00, '2026-02-01');
    const april = await load(one.contractorId, 1_000_00, '2026-04-01');
    const { json } = await rest('DELETE', `outtime/${february.entryId}`);
    expect(json.result).toMatchObject({ id: february.entryId, stale: [april.entryId] });
  });

  it('are never passed by two clients at once, in companies of one employer number', async () => {
    const records = await payee(2);
    const [one, other] = records;
    if (!one || !other) throw new RangeError('Two records');
    const loaded = await Promise.all(
      [one, other, one, other].map(({ contractorId }) => load(contractorId, 200_00, '2026-05-01')),
    );
    // Four payments of 200.00: 500.00 of 800.00 are not subject, in whatever order they were recorded.
    const notSubject = loaded.map(({ statement }) => statement.notSubject);
    expect(notSubject.toSorted((a, b) => a - b)).toEqual([0, 100_00, 200_00, 200_00]);
    expect(loaded.reduce((sum, { statement }) => sum + statement.retained.amount, 0)).toBe(30_00);
    for (const { companyId } of records) expect(await problemsOf(companyId)).toEqual([]);
  });

  it('hide what a company paid that the reader does not see', async () => {
    const [hidden, shown] = await payee(2);
    if (!hidden || !shown) throw new RangeError('Two records');
    await load(hidden.contractorId, 350_00, '2026-01-10');
    const { entryId } = await load(shown.contractorId, 200_00, '2026-02-10');
    const seeing = (companyIds: number[]): Actor => ({
      userId: account.user.id,
      accountId: account.user.accountId,
      role: 'auditor',
      access: { ...WHOLE_ACCOUNT, companyIds },
      name: '',
      email: '',
      sessionId: 1,
    });
    const readBy = async (actor: Actor) => {
      const { payments, otherPayments } = await contractorSheet(
        dependencies(),
        actor,
      )({ ...shown, year: 2026 });
      const one = await getContractorTime(dependencies(), actor)({ entryId });
      const { versions } = await contractorTimeHistory(dependencies(), actor)({ entryId });
      const facts = [...payments, one, ...versions].map((each) => each.facts.earlierPay?.elsewhere);
      return { facts, otherPayments };
    };
    const named = [{ ...hidden, gross: 350_00 }];
    const whole = await readBy(seeing([]));
    expect(whole.facts).toEqual([named, named, named]);
    expect(whole.otherPayments).toMatchObject([{ ...hidden, gross: 350_00 }]);
    const unnamed = [{ companyId: 0, contractorId: 0, gross: 350_00 }];
    const limited = await readBy(seeing([shown.companyId]));
    expect(limited).toEqual({ facts: [unnamed, unnamed, unnamed], otherPayments: [] });
  });

  it('are withheld from at the percentage of the waiver up to and with its last day', async () => {
    const waiver = { waiverType: 'partial', waiverRate: 60_000, waiverEnd: '2026-06-30' } as const;
    const [one] = await payee(1, waiver);
    if (!one) throw new RangeError('A payee');
    await load(one.contractorId, 500_00, '2026-06-01');
    const last = await load(one.contractorId, 100_00, '2026-06-30');
    const next = await load(one.contractorId, 100_00, '2026-07-01');
    expect([last, next].map(({ statement }) => statement.retained.amount)).toEqual([6_00, 10_00]);
    expect((await rest('GET', `outtime/${last.entryId}`)).json.result).toMatchObject({ withholding: '6%' });
  });

  it('warn at both doors of 0 % without a waiver in force and without an exemption code', async () => {
    const [one] = await payee(1, { withholdingRate: 0, exemptionType: null });
    const [coded] = await payee(1, { withholdingRate: 0, exemptionType: 'B' });
    if (!one || !coded) throw new RangeError('Two payees');
    expect(await load(one.contractorId, 100_00, '2026-02-01')).toMatchObject({ withholdsNothing: true });
    expect(await load(coded.contractorId, 100_00, '2026-02-01')).toMatchObject({ withholdsNothing: false });
    const body = { flat_fee: 100, pay_date: '2026-03-01', year: 2026 };
    const { json } = await rest('POST', `outtime/${one.contractorId}`, body);
    expect(json.result.warnings).toEqual([WARNING_TEXTS.withholdsNothing]);
    const record = await rest('PUT', `outemployers/${one.contractorId}`, {
      ...(await rest('GET', `outemployers/${one.companyId}/${one.contractorId}`)).json.result,
    });
    expect(record.json.result.warnings).toContain(WARNING_TEXTS.withholdsNothing);
  });

  it('count for nothing by the rule of the specification', async () => {
    const company = await savedCompany(database.db, account, { contractorRule: aCompany().contractorRule });
    const { id } = await savedContractor(database.db, account, company);
    const { statement, facts } = await load(id, 300_00, '2026-02-01');
    expect(statement).toMatchObject({ notSubject: 0, retained: { amount: 30_00 } });
    expect(facts.earlierPay).toBeUndefined();
  });
});
