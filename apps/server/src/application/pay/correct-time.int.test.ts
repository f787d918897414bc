import { payPeriodById } from '@garita/domain/time/pay-period';
import { must, savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { isVerified, verifyCompany } from '@garita/ledger/verification/verify-company';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

// The tenth week of 2026, from 5 to 11 March, in which 40 hours at 12.00 are loaded, and the one after it.
const CLOSED = must(payPeriodById(2026110));
const OPEN = must(payPeriodById(2026111));
const YEAR = 2026;

describe('an entry of a closed period', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice({ salary = 0 } = {}) {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `correcciones-${++offices}`);
    const company = await savedCompany(database.db, account);
    const { id: employeeId } = await savedEmployee(database.db, account, company, { salary });
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const companyId = company.company.id;
    const week = (hours: number) => aWeekOf(hours, account.accountantId);
    const { entryId, version } = await we.payroll.load({ employeeId, entry: week(40) });
    const turn = async (deed: 'review' | 'close') => {
      const seen = await we.periods.get({ companyId, periodId: CLOSED.id });
      await we.periods[deed]({ companyId, periodId: CLOSED.id, version: seen.version });
    };
    const close = async () => {
      await turn('review');
      await turn('close');
    };
    const correct = (hours: number, booking: { periodId?: number; payDate?: string } = {}) =>
      we.payroll.correct({
        entryId,
        version,
        entry: { ...week(hours), periodId: OPEN.id, payDate: OPEN.end, ...booking },
      });
    const sheet = () => we.payroll.sheet({ companyId, employeeId, year: YEAR });
    return { we, week, companyId, employeeId, saved: { entryId, version }, close, correct, sheet };
  }

  it('is corrected by another one of the differences, in an open period and with its own pay date', async () => {
    const { we, companyId, saved, close, correct, sheet } = await anOffice();
    await close();
    const correction = await correct(38);
    // 2 hours less at 12.00; it says which entry and which period it corrects
    expect(correction).toMatchObject({
      payDate: OPEN.end,
      period: { id: OPEN.id },
      inputs: { minutes: { regular: -120 } },
      statement: { gross: -24_00 },
      corrects: { entryId: saved.entryId, period: { id: CLOSED.id }, result: { gross: 456_00 } },
    });
    expect((await we.periods.get({ companyId, periodId: CLOSED.id })).corrections).toMatchObject([
      { correctedId: saved.entryId, entryId: correction.entryId, periodId: OPEN.id, payDate: OPEN.end },
    ]);
    expect((await we.periods.get({ companyId, periodId: OPEN.id })).corrections).toEqual([]);
    const { periods } = await sheet();
    const entriesOf = (id: number) => periods.find((period) => period.id === id)?.entries;
    expect(entriesOf(CLOSED.id)).toMatchObject([{ version: saved.version, added: { gross: 480_00 } }]);
    expect(entriesOf(OPEN.id)).toMatchObject([
      { added: { gross: -24_00 }, corrects: { entryId: saved.entryId, period: { id: CLOSED.id } } },
    ]);
    expect(await we.periods.get({ companyId, periodId: OPEN.id })).toMatchObject({
      entryCount: 1,
      gross: -24_00,
    });
    expect(isVerified(await verifyCompany(database.db, companyId))).toBe(true);
  });

  it('is no pay for the period that it is booked in', async () => {
    const { we, week, companyId, employeeId, close, correct } = await anOffice({ salary: 800_00 });
    await close();
    await correct(38);
    const ofPeriod = { companyId, periodId: OPEN.id };
    expect(await we.payroll.loaded(ofPeriod)).toMatchObject([{ employeeId, unpaid: 1, hasPay: false }]);
    // The salary that a period's first pay begins with where nobody says one.
    const { salary: _, ...earnings } = week(0).earnings;
    const entry = { ...week(0), periodId: OPEN.id, payDate: OPEN.end, earnings };
    const loaded = await we.payroll.load({ employeeId, entry });
    expect(loaded.statement).toMatchObject({ gross: 800_00 });
    expect(await we.payroll.loaded(ofPeriod)).toMatchObject([{ employeeId, unpaid: 2, hasPay: true }]);
  });

  it('counts in the year and its returns as it was corrected', async () => {
    const { we, employeeId, close, correct, sheet } = await anOffice();
    await close();
    await correct(38);
    // 456.00 × 6.2 % = 28.27: 480.00 × 6.2 % = 29.76, and 1.49 taken back
    expect((await sheet()).yearToDate[YEAR]).toMatchObject({ gross: 456_00, socialSecurity: 28_27 });
    const payments = await we.balances.payments({ employeeId, year: YEAR });
    expect(payments.map(({ payDate, gross }) => [payDate, gross])).toEqual([
      ['2026-03-11', 480_00],
      [OPEN.end, -24_00],
    ]);
  });

  it('goes on from what it came to when it is corrected once more', async () => {
    const { close, correct } = await anOffice();
    await close();
    await correct(38);
    expect(await correct(41)).toMatchObject({
      statement: { gross: 36_00 },
      corrects: { result: { gross: 492_00 } },
    });
  });

  it('is corrected where its period is closed, in one that is open', async () => {
    const { close, correct } = await anOffice();
    expect(await refusal(correct(38))).toMatchObject({ code: 'period-not-closed' });
    await close();
    const back = { periodId: CLOSED.id, payDate: CLOSED.end };
    expect(await refusal(correct(38, back))).toMatchObject({
      code: 'period-closed',
      closing: { period: CLOSED },
    });
    expect(await refusal(correct(38, { periodId: 2026999 }))).toMatchObject({ code: 'unknown-period' });
    expect(await refusal(correct(38, { payDate: '2027-01-05' }))).toMatchObject({
      code: 'correction-in-other-year',
    });
  });

  it('stays as it is, and so do its corrections; only the last correction can be deleted', async () => {
    const { we, saved, close, correct } = await anOffice();
    await close();
    const first = await correct(38);
    const second = await correct(39);
    expect(await refusal(we.payroll.recalculate(savedOf(first)))).toMatchObject({
      code: 'entry-is-correction',
    });
    expect(await refusal(we.payroll.delete(savedOf(first)))).toMatchObject({ code: 'entry-corrected' });
    expect(await refusal(we.payroll.delete(saved))).toMatchObject({ code: 'entry-corrected' });
    expect(await we.payroll.delete(savedOf(second))).toMatchObject({ entryId: second.entryId });
  });
});

function savedOf({ entryId, version }: { entryId: number; version: number }) {
  return { entryId, version };
}
