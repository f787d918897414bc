import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { somePayInputs } from '@garita/domain/pay/pay.builder';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { testDependencies, tokenFor, typedCaller } from '@garita/server/testing/test-server';
import { expect, it } from 'vitest';
import { calculate, type EntryWork } from '../../apps/web/src/pay/entry/calculation.ts';
import { certificateRule } from '../../apps/web/src/pay/entry/certificate-rule.ts';
import { isByCertificate } from '../../apps/web/src/pay/entry/sheet.ts';

// The screen calculates while somebody types, from the sheet that it was sent; the server calculates what it
// saves from the log. Both must come to the same statement, with the same year before the entry.

/** A biweekly salary of 1,500.00. */
const SALARIED = { payFrequency: 'biweekly', salary: 1_500_00, workMinutes: 80 * 60 } as const;

const SIGNED = {
  withholdingMethod: 'certificate',
  certificateDate: '2026-01-01',
  personalExemption: 'individual',
} as const;

const database = useDatabase();
let offices = 0;

async function anOffice(employee: Partial<Employee>) {
  const dependencies = testDependencies(database.db);
  const account = await savedAccount(database.db, `cifras-${++offices}`);
  const company = await savedCompany(database.db, account, { codaPlanKind: 'puerto-rico' });
  const { id: employeeId } = await savedEmployee(database.db, account, company, SALARIED);
  const caller = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
  const companyId = company.company.id;
  await caller.employees.update({
    companyId,
    employeeId,
    employee: anEmployee({ ...SALARIED, ...employee }),
  });
  const sheetNow = () => caller.payroll.sheet({ companyId, employeeId, year: 2026 });

  /** Calculates an entry of a period as the screen does. */
  const onScreen = async (number: number, typed: Parameters<typeof somePayInputs>[0]) => {
    const sheet = await sheetNow();
    const period = sheet.periods.find((one) => one.number === number);
    if (!period) throw new RangeError(`No period ${number}`);
    const work: EntryWork = {
      sheet,
      period,
      saved: undefined,
      rule: isByCertificate(sheet) ? certificateRule : undefined,
    };
    const inputs = { periodId: period.id, payDate: period.end, accountantId: account.accountantId };
    const entry = { ...somePayInputs({ ...inputs, ...typed }), memo: '' };
    const calculation = calculate(work, entry);
    if (!calculation) throw new RangeError('No rates in force');
    return { calculation, entry, work };
  };

  /** Loads an entry with the net that the screen shows, and returns the figures of both. */
  const load = async (number: number, typed: Parameters<typeof somePayInputs>[0]) => {
    const { calculation, entry } = await onScreen(number, typed);
    const confirmedNet = calculation.statement.net;
    const saved = await caller.payroll.load({ employeeId, entry, confirmedNet });
    return { shown: calculation, saved };
  };
  return { caller, load, onScreen };
}

const pay = (salary: number, bonus = 0, codaPlans = 0) => ({
  earnings: { salary, bonus },
  deductions: { codaPlans },
});

it.each([
  ['an individual', SIGNED],
  ['a young employee', { ...SIGNED, birthday: '2004-05-05' }],
  ['an employee without a certificate', { withholdingMethod: 'certificate', certificateDate: null }],
] as const)('the screen shows what the server saves for %s', async (_who, employee) => {
  const { load } = await anOffice(employee);
  const loaded = [
    await load(1, pay(1_500_00)),
    await load(2, pay(1_500_00, 2_000_00, 300_00)),
    // A second pay of the same period, and one with pay dates between those of others.
    await load(2, pay(400_00)),
    await load(20, pay(39_000_00, 500_00, 14_000_00)),
    await load(10, pay(1_500_00, 1_000_00, 1_500_00)),
    await load(26, pay(1_500_00, 700_00)),
  ];
  for (const { shown, saved } of loaded) {
    expect(saved.statement).toEqual(shown.statement);
    expect(saved.facts).toEqual(shown.facts);
    expect(saved.basis.soFar).toEqual(shown.soFar);
  }
});

it('the screen amends with the certificate and the year that the server counts', async () => {
  const { caller, load, onScreen } = await anOffice(SIGNED);
  const first = await load(1, pay(1_500_00, 1_000_00));
  const second = await load(2, pay(1_500_00, 1_000_00));
  // 5b: 99.62 of the salary. 7 % of 1,000.00 is 70.00. With the second bonus the year has 2,000.00, of which
  // the ratio of 99.62 to 1,500.00 is 132.83; 70.00 are computed on the first: 62.83.
  expect(first.saved.statement.incomeTax.amount).toBe(169_62);
  expect(second.saved.statement.incomeTax.amount).toBe(162_45);
  const { work, entry } = await onScreen(2, pay(1_500_00, 400_00));
  const saved = await caller.payroll.get({ entryId: second.saved.entryId });
  const shown = calculate({ ...work, saved }, entry);
  // 1,400.00 of bonuses are within 1,500.00: 98.00, of which 70.00 are computed before: 28.00.
  expect(shown?.statement.incomeTax.amount).toBe(127_62);
  const amended = await caller.payroll.amend({
    entryId: saved.entryId,
    version: saved.version,
    entry,
    confirmedNet: shown?.statement.net,
  });
  expect(amended.statement).toEqual(shown?.statement);
});
