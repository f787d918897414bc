import { anEmployee } from '@garita/domain/employee/employee.builder';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { isVerified, verifyCompany } from '@garita/ledger/verification/verify-company';
import { describe, expect, it } from 'vitest';
import {
  callRest,
  type RestCall,
  testDependencies,
  tokenFor,
  typedCaller,
} from '../../../testing/test-server.ts';
import { aWeekOnTheWire } from '../../../testing/time-entries.ts';
import { employeeWire } from '../employee/employee.wire.ts';

type Json = Record<string, unknown>;

describe('pay of non-residents over the documented interface', () => {
  const database = useDatabase();
  let offices = 0;

  /** Somebody who lives abroad, with a way to load a week without hours and with this salary. */
  async function anOffice(retentionType: string) {
    const dependencies = testDependencies(database.db, { now: new Date('2026-04-01T16:00:00Z') });
    const account = await savedAccount(database.db, `no-residentes-${++offices}`);
    const company = await savedCompany(database.db, account);
    const companyId = company.company.id;
    // The file for the SSA is not made with a number that it refuses.
    const person = { birthday: '1980-04-05', socialSecurityNumber: '581000001' };
    const { id } = await savedEmployee(database.db, account, company, person);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const typed = await typedCaller(dependencies, token);
    const result = async (call: RestCall): Promise<Json> => {
      const { status, json } = await callRest(dependencies, token, call);
      expect({ status, json }).toMatchObject({ status: 200, json: { ok: true } });
      return (json as { result: Json }).result; // as matched above
    };
    const retention = (type: string) =>
      result({
        method: 'PUT',
        path: `employers/${id}`,
        body: { ...employeeWire.encode(anEmployee(person)), retention_type: type },
      });
    expect(await retention(retentionType)).toMatchObject({ retention_type: retentionType });
    const pay = (salary: number, more: Json = {}) =>
      result({
        method: 'POST',
        path: `time/${id}`,
        body: { ...aWeekOnTheWire(0, account.accountantId), salary, tips: 100, ...more },
      });
    return { typed, result, retention, pay, companyId };
  }

  // 5j: 1,000.00 with 100.00 of tips among it, x 20 % or 29 %.
  it.each([
    ['4', 200, '20%'],
    ['5', 290, '29%'],
  ])('withholds the rate of retention type %s, and answers it', async (type, tax, rate) => {
    const { pay, result } = await anOffice(type);
    const entry = await pay(900);
    expect(entry).toMatchObject({ tax_pr: tax, employer_retained: rate, retention_type: type });
    expect(await result({ path: `time/${String(entry['id'])}` })).toMatchObject({ tax_pr: tax });
  });

  it('is in the returns of social security, in none of wages, and Cuadre is even', async () => {
    const { typed, pay, retention, companyId } = await anOffice('4');
    await pay(900);
    await retention('2');
    // The wages of a later week, when the employee resides here: 400.00 and 100.00 of tips.
    await pay(400, { period_id: 2026111, pay_date: '2026-03-18', tax_pr: 30, tax_pr_edited: true });
    const { rows, quarters } = await typed.filing.reconciliation({ companyId, year: 2026 });
    expect([...rows, ...quarters.flatMap((quarter) => quarter.rows)].filter(({ isEven }) => !isEven)).toEqual(
      [],
    );
    const certificates = { report: 'w2pr', companyId, employeeId: null, year: 2026 } as const;
    const { totals } = await typed.reports.preview(certificates);
    expect(totals.map(({ name, value }) => [name, value])).toEqual([
      ['employees', 1],
      ['gross', 1_500_00],
      ['exempt', 0],
      ['withheld', 30_00], // the tax of the week of wages alone
    ]);
    // The week of 1,000.00 with 200.00 withheld, without the one of wages.
    const listed = await typed.reports.preview({ report: 'non-residents', companyId, year: 2026 });
    expect(listed.totals.map(({ name, value }) => [name, value])).toEqual([
      ['employees', 1],
      ['gross', 1_000_00],
      ['withheld', 200_00],
    ]);
    expect(isVerified(await verifyCompany(database.db, companyId))).toBe(true);
  });
});
