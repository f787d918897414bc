import type { Company } from '@garita/domain/company/company.schema';
import { anotherEmployee } from '@garita/domain/employee/employee.builder';
import type { Employee } from '@garita/domain/employee/employee.schema';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { PayWarning } from '@garita/domain/pay/warnings/pay-warnings';
import { payWarningText } from '@garita/domain/text/warnings/pay-warnings.es';
import { savedAccount, savedCompany } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { shortDate } from '@garita/reports/text/printed-date.es';
import { expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor, typedCaller } from '../../../testing/test-server.ts';
import { aWeekOf } from '../../../testing/time-entries.ts';

const database = useDatabase();

/** An entry of 40 hours in a week of an employee of after the reform, unless a case says otherwise. */
type Case = {
  code: PayWarning['code'];
  company?: Partial<Company>;
  employee?: Partial<Employee>;
  entry?: Partial<Pick<TimeEntry, 'periodId' | 'payDate'>>;
  /** The times of the entry in hours and its amounts in cents, other than 40 regular hours. */
  hours?: Partial<TimeEntry['minutes']>;
  salary?: number;
  codaPlans?: number;
  today?: string;
  /** The periods paid before, each with another pay. */
  before?: { frequency: Employee['payFrequency']; periodId: number };
};

const RATES = { regular: 12_00, overtime: 18_00, mealPeriod: 18_00 };
const BY_CERTIFICATE = { withholdingMethod: 'certificate', certificateDate: '2025-12-01' } as const;
const { leave } = anotherEmployee();

const CASES: Case[] = [
  { code: 'monthly-pay', employee: { payFrequency: 'monthly' }, entry: { periodId: 2026403 } },
  { code: 'short-period', entry: { periodId: 2026153, payDate: '2026-12-31' }, hours: { regular: 8 } },
  {
    code: 'days-paid-elsewhere', // 5 to 11 March by the week, and 26 February to 11 March by two weeks
    entry: { periodId: 2026205 },
    hours: { regular: 30 },
    employee: { payFrequency: 'biweekly' },
    before: { frequency: 'weekly', periodId: 2026110 },
  },
  {
    code: 'year-without-parameters',
    entry: { periodId: 2026152, payDate: '2027-01-04' },
    today: '2026-12-30',
  },
  { code: 'overtime-as-regular', hours: { regular: 45 } },
  { code: 'rate-below-law', hours: { overtime: 1 }, employee: { rates: { ...RATES, overtime: 17_99 } } },
  { code: 'rate-below-law', hours: { mealPeriod: 1 }, employee: { rates: { ...RATES, mealPeriod: 17_99 } } },
  {
    code: 'rate-below-law', // the employee's multiple is 2
    hours: { overtime: 1 },
    employee: { rates: RATES, overtimeMultiplier: 'double' },
  },
  { code: 'below-minimum-wage', employee: { rates: { ...RATES, regular: 10_00 } } },
  { code: 'no-certificate', employee: { withholdingMethod: 'certificate' } },
  { code: 'coda-plan-unknown', employee: BY_CERTIFICATE, codaPlans: 10_00 },
  {
    code: 'coda-above-limit', // 15,000.00 in 2026
    company: { codaPlanKind: 'puerto-rico' },
    employee: BY_CERTIFICATE,
    salary: 20_000_00,
    codaPlans: 15_000_01,
  },
  {
    code: 'vacation-raised', // six years of service earn a day a month
    employee: {
      leave: { ...leave, vacation: { ...leave.vacation, minutesPerMonth: 360 } },
    },
  },
];

it.each(CASES)('$code is warned of by both doors, in the same words', async (given) => {
  const now = new Date(`${given.today ?? '2026-03-02'}T16:00:00Z`);
  const dependencies = testDependencies(database.db, { now });
  const account = await savedAccount(database.db, `avisos-${CASES.indexOf(given)}`);
  const companyId = (await savedCompany(database.db, account, given.company)).company.id;
  const token = await tokenFor(dependencies, account, 'practitioner');
  const typed = await typedCaller(dependencies, token);
  const week = aWeekOf(40, account.accountantId);
  const hours = Object.entries(given.hours ?? {}).map(([kind, count]) => [kind, count * 60]);
  const entry: TimeEntry = {
    ...week,
    ...given.entry,
    minutes: { ...week.minutes, ...Object.fromEntries(hours) },
    earnings: { ...week.earnings, salary: given.salary ?? 0 },
    deductions: { ...week.deductions, codaPlans: given.codaPlans ?? 0 },
  };
  const person = async () => {
    const record = anotherEmployee({ rates: RATES, admissionDate: '2020-01-15', ...given.employee });
    const { frequency: payFrequency = record.payFrequency, periodId } = given.before ?? {};
    const employee = { ...record, payFrequency };
    const { id, version } = await typed.employees.create({ companyId, employee });
    if (periodId === undefined) return id;
    await typed.payroll.load({ employeeId: id, entry: { ...week, periodId } });
    await typed.employees.update({ companyId, employeeId: id, employee: record, version });
    return id;
  };

  const { warnings } = await typed.payroll.load({ employeeId: await person(), entry });
  expect(warnings.map(({ code }) => code)).toEqual([given.code]);

  const { minutes, payDate, periodId } = entry;
  const clock = (kind: 'regular' | 'overtime' | 'mealPeriod') =>
    `${String(minutes[kind] / 60).padStart(2, '0')}:00`;
  const answer = await callRest(dependencies, token, {
    method: 'POST',
    path: `time/${await person()}`,
    body: {
      period_id: periodId,
      pay_date: payDate,
      accountant_id: account.accountantId,
      regular_time: clock('regular'),
      over_time: clock('overtime'),
      meal_time: clock('mealPeriod'),
      salary: (given.salary ?? 0) / 100,
      coda_plans: (given.codaPlans ?? 0) / 100,
    },
  });
  expect(answer).toMatchObject({
    status: 200,
    json: { result: { warnings: warnings.map((warning) => payWarningText(warning, shortDate)) } },
  });
});
