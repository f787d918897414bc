import { companyPeriods } from '@garita/domain/time/company-periods';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import { listLeaveMovements } from '@garita/ledger/queries/leave/leave-movements';
import { openingBalanceDates } from '@garita/ledger/queries/opening-balance/opening-balance-dates';
import { incomeTaxYears } from '@garita/ledger/queries/pay/income-tax-years';
import { loadedEntriesOfYear } from '@garita/ledger/queries/pay/loaded-entries';
import { readOtherRecordsOfYears } from '@garita/ledger/queries/pay/other-records';
import { yearToDateTotals } from '@garita/ledger/queries/pay/year-to-date';
import { listPeriodStatusesOfYear } from '@garita/ledger/queries/period/period-statuses';
import { settledPayOfYears } from '@garita/ledger/queries/settled-pay';
import { companyScope } from '../access.ts';
import { employeeKeyOf, paySubjectIn } from '../pay/pay-subject.ts';
import { statusesOf } from '../pay/period-closing.ts';
import { useCase } from '../use-case.ts';
import {
  type CompanyOnSheet,
  companyOnSheet,
  type PersonOnSheet,
  personOnSheet,
  readCompany,
  taxYearsAround,
} from './sheet-parts.ts';

/** Everything that Cargar Tiempo needs to run the same calculation as the server. */
export type PayrollSheet = { year: number } & CompanyOnSheet & PersonOnSheet;

type SheetRequest = { companyId: number; employeeId: number; year: number };

/**
 * Returns the payroll of one employee in the periods of a year, each entry as a `LoadedEntry` (`getTime`
 * returns a whole one), without pay of years outside the user's access. Errors: `not-found`.
 */
export const payrollSheet = useCase(
  'pay:read',
  async (context, { companyId, employeeId, year }: SheetRequest): Promise<PayrollSheet> => {
    const {
      dependencies: { database },
      actor,
    } = context;
    const scope = companyScope(actor, companyId);
    const subject = await paySubjectIn(database, scope, employeeId);
    const { company, employee, calendars } = subject;
    const { payFrequency } = employee;
    const key = employeeKeyOf(subject);
    const years = taxYearsAround(actor, year);
    const { entries, movements, standings, yearToDate, elsewhere, taxedYears, settledPay, dates, ...read } =
      await batchQueries(database, (db) => ({
        ...readCompany(db, { actor, scope, payFrequency }),
        entries: loadedEntriesOfYear(db, key, year),
        movements: listLeaveMovements(db, key),
        standings: listPeriodStatusesOfYear(db, company.id, year),
        yearToDate: yearToDateTotals(db, key, years),
        elsewhere: readOtherRecordsOfYears(db, key, years),
        taxedYears: incomeTaxYears(db, key, years),
        settledPay: settledPayOfYears(db, key, years),
        dates: openingBalanceDates(db, key),
      }));
    const person = {
      ...subject,
      periods: companyPeriods(calendars, year, payFrequency),
      entries,
      movements,
      yearToDate,
      elsewhere,
      incomeTaxYears: taxedYears,
      settledPay,
      broughtForwardUntil: dates,
    };
    return {
      year,
      ...companyOnSheet(context, company, { read, years }),
      ...personOnSheet(context, person, { read, statusOf: statusesOf(standings, read.users) }),
    };
  },
);
