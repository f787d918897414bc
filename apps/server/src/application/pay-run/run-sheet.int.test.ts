import type { Employee } from '@garita/domain/employee/employee.schema';
import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { somePayInputs } from '@garita/domain/pay/pay.builder';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

/** The tenth and the eleventh week of 2026. */
const WEEK = 2026110;
const NEXT_WEEK = 2026111;

const WEEKLY: Partial<Employee> = { payFrequency: 'weekly', rates: hourlyRatesFrom(10_50) };

/** The people of a company; two of them are one person. */
const PEOPLE = {
  Ana: { ...WEEKLY, isChauffeur: true, socialSecurityNumber: '900551001' },
  Berta: { ...WEEKLY, withholdingMethod: 'certificate', certificateDate: '2026-01-01' },
  Carla: { ...WEEKLY, socialSecurityNumber: '900551001' },
  Diana: { ...WEEKLY, admissionDate: '2026-04-01' },
  Elena: { ...WEEKLY, admissionDate: '2026-01-01', egressDate: '2026-02-27' },
  Fausto: { payFrequency: 'monthly', salary: 2_000_00 },
} satisfies Record<string, Partial<Employee>>;

describe.each(databases)('the sheet of a pay run on %s', (kind) => {
  const database = useDatabase(kind);
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `hoja-${kind}-${++offices}`);
    const company = await savedCompany(database.db, account);
    const ids = new Map<string, number>();
    for (const [firstName, person] of Object.entries(PEOPLE)) {
      ids.set(firstName, (await savedEmployee(database.db, account, company, { firstName, ...person })).id);
    }
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const companyId = company.company.id;
    const load = (name: keyof typeof PEOPLE, periodId: number, payDate: string, more: object = {}) =>
      we.payroll.load({
        employeeId: ids.get(name) ?? 0,
        entry: {
          ...somePayInputs({
            accountantId: account.accountantId,
            periodId,
            payDate,
            minutes: { regular: 30 * 60 },
          }),
          memo: '',
          ...more,
        },
      });
    return { we, companyId, load };
  }

  it('has the people who are due or have pay, by name', async () => {
    const { we, companyId, load } = await anOffice();
    await load('Elena', WEEK, '2026-03-11');
    const sheet = await we.payRuns.get({ companyId, periodId: WEEK });
    expect(sheet.people.map(({ employee, isDue }) => [employee.firstName, isDue])).toEqual([
      ['Ana', true],
      ['Berta', true],
      ['Carla', true],
      ['Elena', false],
    ]);
    const own = sheet.people.map(({ periods }) => periods.find(({ id }) => id === WEEK)?.entries.length);
    expect(own).toEqual([0, 0, 0, 1]);
    const monthly = await we.payRuns.get({ companyId, periodId: 2026403 });
    expect(monthly.people.map(({ employee }) => employee.firstName)).toEqual(['Fausto']);
  });

  it('has of each person what the sheet of that person has', async () => {
    const { we, companyId, load } = await anOffice();
    await load('Ana', WEEK, '2026-03-11');
    await load('Carla', WEEK, '2026-03-11');
    await load('Berta', WEEK, '2026-03-11');
    const { people, period, draft, ...shared } = await we.payRuns.get({ companyId, periodId: NEXT_WEEK });
    expect(people).toHaveLength(3);
    expect(draft).toEqual({ version: 0, rows: [] });
    for (const { isDue: _, periods, leaveOpening: __, ...person } of people) {
      const whole = await we.payroll.sheet({ companyId, employeeId: person.employee.id, year: 2026 });
      expect(whole).toMatchObject({ ...shared, ...person });
      expect(whole.periods.filter(({ id }) => periods.some((one) => one.id === id))).toEqual(periods);
      expect(periods.find(({ id }) => id === NEXT_WEEK)).toMatchObject({ defaultPayDate: period.payDate });
    }
    // The other record of the person counts on both.
    const paid = people.map(({ employee, elsewhere }) => [
      employee.firstName,
      elsewhere[2026]?.map(({ yearToDate }) => yearToDate.gross),
    ]);
    // 30 h × 10.50 = 315.00
    expect(paid).toEqual([
      ['Ana', [315_00]],
      ['Berta', []],
      ['Carla', [315_00]],
    ]);
  });

  it('is not found in another account', async () => {
    const { companyId } = await anOffice();
    const other = await anOffice();
    await expect(other.we.payRuns.get({ companyId, periodId: WEEK })).rejects.toThrow('not-found');
  });
});
