import { NOTHING_SUPPOSED, type WhatIf } from '@garita/domain/what-if/what-if.schema';
import { readAllRows } from '@garita/ledger/testing/all-rows';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../../testing/test-server.ts';
import { aWeekOf } from '../../../testing/time-entries.ts';

const YEAR = { start: '2026-01-01', end: '2026-12-31' };

// 40 hours at 12.00: 29.76 + 6.96 + 1.44, and (24,960.00 − 12,500.00) × 7 % ÷ 52 = 16.77; of the employer
// 29.76 + 6.96 and 0.6, 3.4, 1 and 0.3 %
const ANA = { gross: 480_00, withheld: 54_93, net: 425_07, employer: 62_16 };
// A quarter of it: 7.44 + 1.74 + 0.36, no tax; 7.44 + 1.74 + 0.72 + 4.08 + 1.20 + 0.36
const LUIS = { gross: 120_00, withheld: 9_54, net: 110_46, employer: 15_54 };

describe("what an employee's pay would have been", () => {
  const database = useDatabase();
  let office: Awaited<ReturnType<typeof anOffice>>;

  // Ana was corrected from 10 hours to 40, and of Luis an entry was deleted.
  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, 'supuestos');
    const accountant = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const auditor = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor'));
    const company = await savedCompany(database.db, account);
    const ana = await savedEmployee(database.db, account, company, { firstName: 'Ana' });
    const luis = await savedEmployee(database.db, account, company, { firstName: 'Luis' });
    const load = (employeeId: number, hours: number) =>
      accountant.payroll.load({ employeeId, entry: aWeekOf(hours, account.accountantId) });
    const { entryId, version } = await load(ana.id, 10);
    await accountant.payroll.amend({ entryId, version, entry: aWeekOf(40, account.accountantId) });
    const deleted = await load(luis.id, 40);
    await accountant.payroll.delete({ entryId: deleted.entryId, version: deleted.version });
    await load(luis.id, 10);
    const companyId = company.company.id;
    const ask = (supposed: Partial<WhatIf>) =>
      auditor.audit.whatIf({ companyId, whatIf: { ...YEAR, ...NOTHING_SUPPOSED, ...supposed } });
    return { ask, ana, luis };
  }

  beforeAll(async () => {
    office = await anOffice();
  });

  it('is what it was, to the cent, where nothing is supposed', async () => {
    const { employees, agencies, total } = await office.ask({});
    expect(employees).toMatchObject([
      { real: ANA, supposed: ANA },
      { real: LUIS, supposed: LUIS },
    ]);
    for (const { real, supposed } of [...agencies, total]) expect(supposed).toEqual(real);
  });

  it('is shown beside the recorded pay, and not stored', async () => {
    const before = await readAllRows(database.db);
    const { employees, total } = await office.ask({
      raise: { ...NOTHING_SUPPOSED.raise, employeeIds: [office.ana.id], rate: 250_000 },
    });
    // 40 × 15.00: 37.20 + 8.70 + 1.80, and (1,120.00 + 6,200.00 × 14 %) ÷ 52 = 38.23; 37.20 + 8.70 + 3.60 +
    // 20.40 + 6.00 + 1.80
    const raised = { gross: 600_00, withheld: 85_93, net: 514_07, employer: 77_70 };
    expect(employees).toMatchObject([
      { employeeId: office.ana.id, real: ANA, supposed: raised },
      { employeeId: office.luis.id, real: LUIS, supposed: LUIS },
    ]);
    expect(total.supposed).toEqual({ gross: 720_00, withheld: 95_47, net: 624_53, employer: 93_24 });
    expect(await readAllRows(database.db)).toEqual(before);
  });

  it('keeps the limits of a person with two records in the company', async () => {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, 'supuestos-de-dos');
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const company = await savedCompany(database.db, account);
    const same = { socialSecurityNumber: '581445566', salary: 150_000_00, workMinutes: 2_400 };
    const none = aWeekOf(0, account.accountantId);
    const entry = { ...none, earnings: { ...none.earnings, salary: 150_000_00 } };
    for (const firstName of ['Rosa', 'Rosa Inés']) {
      const { id: employeeId } = await savedEmployee(database.db, account, company, { firstName, ...same });
      await we.payroll.load({ employeeId, entry });
    }
    const raise = { ...NOTHING_SUPPOSED.raise, rate: 1_000_000 };
    const whatIf = { ...YEAR, ...NOTHING_SUPPOSED, raise };
    const { agencies, total } = await we.audit.whatIf({ companyId: company.company.id, whatIf });
    expect([total.real.gross, total.supposed.gross]).toEqual([300_000_00, 600_000_00]);
    const irs = agencies.find(({ agency }) => agency === 'irs');
    // 11,439.00, 1.45 % of 300,000.00 and 0.9 % of 100,000.00; then of 600,000.00 and of 400,000.00
    expect(irs?.real.withheld).toBe(11_439_00 + 4_350_00 + 900_00);
    expect(irs?.supposed.withheld).toBe(11_439_00 + 8_700_00 + 3_600_00);
    // The employer owes 11,439.00, 1.45 % and FUTA of 7,000.00 × 0.6 % = 42.00, once for the person.
    expect(irs?.real.employer).toBe(11_439_00 + 4_350_00 + 42_00);
    expect(irs?.supposed.employer).toBe(11_439_00 + 8_700_00 + 42_00);
  });

  it('is shown for each of several years, and for all of them', async () => {
    const newEmployee = {
      ...NOTHING_SUPPOSED.newEmployee,
      payFrequency: 'monthly',
      salary: 1_000_00,
    } as const;
    const { years, employees, total } = await office.ask({ start: '2025-12-01', newEmployee });
    expect(years.map(({ year, total: ofYear }) => [year, ofYear.real.gross, ofYear.supposed.gross])).toEqual([
      [2025, 0, 1_000_00],
      // 480.00 + 120.00, and twelve months more
      [2026, 600_00, 12_600_00],
    ]);
    expect(employees.map(({ name, supposed }) => [name?.split(' ')[0], supposed.gross])).toEqual([
      ['Ana', 480_00],
      ['Luis', 120_00],
      [undefined, 13_000_00],
    ]);
    expect(total.supposed.gross).toBe(13_600_00);
  });

  it('is of one more employee, too, who has no name', async () => {
    const newEmployee = {
      ...NOTHING_SUPPOSED.newEmployee,
      payFrequency: 'monthly',
      salary: 1_000_00,
    } as const;
    const { employees } = await office.ask({ end: '2026-02-28', newEmployee });
    // In January and February: 1,000.00 × 6.2, 1.45 and 0.3 % = 62.00 + 14.50 + 3.00, no tax; of the employer
    // 62.00 + 14.50 + 6.00 + 34.00 + 10.00 + 3.00
    expect(employees).toEqual([
      {
        employeeId: 0,
        real: { gross: 0, withheld: 0, net: 0, employer: 0 },
        supposed: { gross: 2_000_00, withheld: 159_00, net: 1_841_00, employer: 259_00 },
      },
    ]);
  });

  it('is refused for somebody who is not of the company', async () => {
    const raise = { ...NOTHING_SUPPOSED.raise, employeeIds: [9_999], rate: 100_000 };
    await expect(office.ask({ raise })).rejects.toThrow('not-found');
  });
});
