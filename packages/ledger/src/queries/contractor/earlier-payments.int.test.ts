import { beforeEach, describe, expect, it } from 'vitest';
import {
  aPaidContractor,
  deleteHours,
  loadHours,
  type PaidContractor,
} from '../../testing/contractor-year.builder.ts';
import {
  type SavedAccount,
  type SavedCompany,
  savedAccount,
  savedCompany,
  savedContractor,
} from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { verifyInPlace } from '../../verification/verify-in-place.ts';
import { contractorPaymentsBetween } from './contractor-totals.ts';
import { paidByOtherRecords } from './earlier-payments.ts';

const EMPLOYER = '660111222';
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

describe.each(databases)('what a payee was paid before, on %s,', (kind) => {
  const database = useDatabase(kind);
  let offices = 0;
  let office: SavedAccount;

  beforeEach(async () => {
    office = await savedAccount(database.db, `servicios-${++offices}`);
  });

  const aCompanyOf = (employerIdentificationNumber = EMPLOYER) =>
    savedCompany(database.db, office, { employerIdentificationNumber });

  async function recordIn(
    company: SavedCompany,
    overrides: Parameters<typeof savedContractor>[3] = {},
  ): Promise<PaidContractor> {
    const { id } = await savedContractor(database.db, office, company, overrides);
    return aPaidContractor({ companyId: company.company.id, contractorId: id });
  }

  const fee = (contractor: PaidContractor, flatFee: number, payDate: string) =>
    loadHours(database.db, contractor, { payDate, minutes: 0, flatFee });

  const paidBefore = (contractor: PaidContractor, payDate: string, entryId = Number.MAX_SAFE_INTEGER) =>
    paidByOtherRecords(database.db, contractor, { entryId, payDate });

  it('counts records of the number in the companies of the employer number alone', async () => {
    const [first, second, stranger] = [await aCompanyOf(), await aCompanyOf(), await aCompanyOf('660999888')];
    const own = await recordIn(first);
    const beside = await recordIn(first);
    const there = await recordIn(second);
    // Not counted: another employer, another number, the digits of a company, and the record itself.
    await fee(await recordIn(stranger), 7_00, '2026-01-05');
    await fee(await recordIn(second, { taxpayerNumber: '900550072' }), 7_00, '2026-01-05');
    await fee(await recordIn(second, { entityType: 'corporation' }), 7_00, '2026-01-05');
    await fee(own, 7_00, '2026-01-05');
    await fee(beside, 100_00, '2026-02-01');
    await fee(there, 250_00, '2026-02-02');
    expect(await paidBefore(own, '2026-03-01')).toEqual([
      { companyId: beside.companyId, contractorId: beside.contractorId, gross: 100_00 },
      { companyId: there.companyId, contractorId: there.contractorId, gross: 250_00 },
    ]);
  });

  it('counts live payments of the year, by pay date and then by number', async () => {
    const [first, second] = [await aCompanyOf(), await aCompanyOf()];
    const own = await recordIn(first);
    const there = await recordIn(second);
    await fee(there, 1_00, '2025-12-31');
    await fee(there, 10_00, '2026-03-01');
    const sameDay = await fee(there, 100_00, '2026-03-15');
    const deleted = await fee(there, 1_000_00, '2026-03-02');
    await deleteHours(database.db, there, deleted);
    await fee(there, 10_000_00, '2026-03-16');
    const grossBefore = async (entryId: number) =>
      (await paidBefore(own, '2026-03-15', entryId)).map(({ gross }) => gross);
    expect(await grossBefore(sameDay.entryId)).toEqual([10_00]);
    // 10.00 + 100.00
    expect(await grossBefore(sameDay.entryId + 1)).toEqual([110_00]);
    expect(await paidBefore(own, '2026-03-01', 0)).toEqual([]);
  });

  it('is frozen, verified, and reported as the part that is not subject', async () => {
    const [first, second] = [await aCompanyOf(), await aCompanyOf()];
    const own = await recordIn(first);
    await fee(await recordIn(second), 100_00, '2026-02-01');
    const byLaw = async (flatFee: number, payDate: string, earlierOwn: number) => {
      const earlierPay = { own: earlierOwn, elsewhere: await paidBefore(own, payDate) };
      const facts = { ...own.facts, earlierPay };
      return fee({ ...own, facts }, flatFee, payDate);
    };
    await byLaw(300_00, '2026-03-01', 0);
    await byLaw(400_00, '2026-04-01', 300_00);
    const { companyId } = own;
    const paid = await contractorPaymentsBetween(database.db, companyId, YEAR);
    // 100.00 + 300.00 = 400.00: nothing is subject; then 400.00 + 400.00 − 500.00 = 300.00 are, at 10 %
    expect(paid.map(({ notSubject, incomeTaxWithheld }) => [notSubject, incomeTaxWithheld])).toEqual([
      [300_00, 0],
      [100_00, 30_00],
    ]);
    expect((await verifyInPlace(database.db, { companyId })).problems).toEqual([]);
    // A payment that counts 400.00 of its own record, where 700.00 were paid.
    const wrong = await byLaw(50_00, '2026-05-01', 400_00);
    expect(wrong.entryId).toBeGreaterThan(0);
    const { problems } = await verifyInPlace(database.db, { companyId });
    expect(problems.map(({ problem }) => problem)).toEqual(['year-to-date']);
  });
});
