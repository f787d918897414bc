import { describe, expect, it } from 'vitest';
import {
  amendHours,
  aPaidContractor,
  deleteHours,
  loadHours,
  markHours,
} from '../../testing/contractor-year.builder.ts';
import { aWorker, loadTime } from '../../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import {
  contractorPaymentAt,
  contractorPaymentsOfYear,
  contractorPaymentVersions,
  findContractorPayment,
  findPaymentOwner,
} from './contractor-payments.ts';
import {
  contractorPaymentsBetween,
  contractorYearToDate,
  contractorYearTotals,
} from './contractor-totals.ts';

describe.each(databases)('what contractors were paid, on %s,', (kind) => {
  const database = useDatabase(kind);

  // 35.00 × 10.5 h = 367.50, 36.75 withheld
  it('is listed payment by payment, as each is in force', async () => {
    const { db } = database;
    const contractor = aPaidContractor({ companyId: 1 });
    const late = await loadHours(db, contractor, { payDate: '2026-06-30' });
    const early = await loadHours(db, contractor, { payDate: '2026-01-15' });
    await amendHours(db, contractor, early, { payDate: '2026-01-15', minutes: 60 });
    await deleteHours(db, contractor, await loadHours(db, contractor));

    const payments = await contractorPaymentsOfYear(db, contractor, 2026);
    expect(payments.map(({ entryId, payDate, statement }) => [entryId, payDate, statement.net])).toEqual([
      [early.entryId, '2026-01-15', 31_50],
      [late.entryId, '2026-06-30', 330_75],
    ]);
    expect(await contractorPaymentsOfYear(db, contractor, 2027)).toEqual([]);
    expect(await findPaymentOwner(db, early.entryId)).toEqual({
      companyId: 1,
      contractorId: 1,
      taxYear: 2026,
      status: 'live',
    });
  });

  it('tells each version of a payment, moved and deleted ones too, and how often one was corrected', async () => {
    const { db } = database;
    const contractor = aPaidContractor({ companyId: 4 });
    const saved = await loadHours(db, contractor);
    await markHours(db, contractor, saved, { paidOn: '2026-03-20' });
    await amendHours(db, contractor, saved, { minutes: 60 });
    expect(await findContractorPayment(db, saved.entryId)).toMatchObject({ corrections: 1 });
    await amendHours(db, contractor, saved, { minutes: 120, payDate: '2027-01-04' });
    await deleteHours(db, contractor, { ...saved, taxYear: 2027 });
    const versions = await contractorPaymentVersions(db, { companyId: 4, entryId: saved.entryId });
    expect(
      versions.map(({ corrections, taxYear, statement }) => [corrections, taxYear, statement.net]),
    ).toEqual([
      [0, 2026, 330_75],
      [1, 2026, 31_50],
      [2, 2027, 63_00],
    ]);
  });

  it('says whether it was paid, now and as it was after any event', async () => {
    const { db } = database;
    const contractor = aPaidContractor({ companyId: 2 });
    const { entryId } = await loadHours(db, contractor);
    await markHours(db, contractor, { entryId }, { paidOn: '2026-03-20', method: 'cash' });
    await amendHours(db, contractor, { entryId }, { minutes: 60 });
    await markHours(db, contractor, { entryId }, undefined);

    const paidAt = async (seq: number) => (await contractorPaymentAt(db, { companyId: 2, seq }))?.paid;
    const paid = { paidOn: '2026-03-20', method: 'cash', amount: 330_75, net: 330_75 };
    expect([await paidAt(1), await paidAt(2), await paidAt(3), await paidAt(4)]).toEqual([
      null,
      { ...paid, difference: 0 },
      // An hour comes to 31.50.
      { ...paid, difference: 31_50 - 330_75 },
      null,
    ]);
    expect(await contractorPaymentAt(db, { companyId: 2, seq: 2 })).toMatchObject({
      version: 1,
      statement: { net: 330_75 },
    });
    expect(await findContractorPayment(db, entryId)).toMatchObject({ version: 3, paid: null });
  });

  it('adds up by month and item of the 480.6SP, between two days, and over the year', async () => {
    const { db } = database;
    const person = aPaidContractor({ companyId: 3 });
    const firm = aPaidContractor({
      companyId: 3,
      contractorId: 2,
      facts: { entityType: 'corporation', hourlyRate: 80_00, withholdingRate: 0 },
    });
    const first = await loadHours(db, person, { payDate: '2026-03-01' });
    const second = await loadHours(db, person, { payDate: '2026-03-31', minutes: 60 });
    await loadHours(db, firm, {
      payDate: '2026-04-01',
      minutes: 765,
      flatFee: 100_00,
      reimbursedExpenses: 45_50,
    });
    await loadTime(db, aWorker({ companyId: 3 }), { minutes: { regular: 2_400 } });

    const nothing = { incomeTaxWithheld: 0, reimbursedExpenses: 0 };
    const sum = { ...nothing, regularMinutes: 690, gross: 402_50, incomeTaxWithheld: 40_25, net: 362_25 };
    // 80.00 × 12.75 h + 100.00 = 1,120.00 of income, and 45.50 on top
    const ofFirm = {
      ...nothing,
      regularMinutes: 765,
      gross: 1_120_00,
      reimbursedExpenses: 45_50,
      net: 1_165_50,
    };
    const april = await contractorPaymentsBetween(db, 3, { from: '2026-04-01', to: '2026-04-30' });
    expect(april).toMatchObject([{ contractorId: 2, category: 2, ...ofFirm }]);
    const march = await contractorPaymentsBetween(db, 3, { from: '2026-03-01', to: '2026-03-31' });
    expect(march.map(({ entryId, gross }) => [entryId, gross])).toEqual([
      [first.entryId, 367_50],
      [second.entryId, 35_00],
    ]);
    expect(await contractorYearToDate(db, { ...person, taxYear: 2026 })).toEqual(sum);
    const upToFirst = { ...person, taxYear: 2026, payDate: '2026-03-01', ...first };
    expect(await contractorYearTotals(db, upToFirst)).toMatchObject({ gross: 367_50 });
  });
});
