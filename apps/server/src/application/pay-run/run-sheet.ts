import { fullName } from '@garita/domain/employee/full-name';
import { NO_MOVEMENTS } from '@garita/domain/employee/leave-balance';
import { paydayOf } from '@garita/domain/pay/period/payday';
import { BLANK_ROW, isSameRow } from '@garita/domain/pay/run/drafted-row.schema';
import { isToBePaidIn } from '@garita/domain/schedule/period-progress';
import { allFreeDays } from '@garita/domain/tax/year-parameters';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import { addDays, type CalendarDate } from '@garita/domain/time/calendar-date';
import { daysOfMonth, monthOfDay } from '@garita/domain/time/calendar-month';
import { companyPeriodsBetween, findPeriod } from '@garita/domain/time/company-periods';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import { leaveMovementsOfCompany } from '@garita/ledger/queries/leave/leave-movements';
import { openingBalanceDatesOf } from '@garita/ledger/queries/opening-balance/opening-balance-dates';
import { incomeTaxYearsOf } from '@garita/ledger/queries/pay/income-tax-years';
import { loadedEntriesBetween } from '@garita/ledger/queries/pay/loaded-entries';
import { readOtherRecordsOfCompany } from '@garita/ledger/queries/pay/other-records';
import { yearToDateTotalsOf } from '@garita/ledger/queries/pay/year-to-date';
import { listPeriodStatuses } from '@garita/ledger/queries/period/period-statuses';
import { settledPayOfEmployees } from '@garita/ledger/queries/settled-pay';
import { listCertificatesOfCompany } from '@garita/ledger/registry/records/certificates';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { listPayCalendars } from '@garita/ledger/registry/records/pay-calendars';
import { findRunDraft } from '@garita/ledger/registry/records/pay-run-drafts';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import {
  type CompanyOnSheet,
  companyOnSheet,
  type PersonOnSheet,
  personOnSheet,
  readCompany,
  taxYearsAround,
} from '../employee/sheet-parts.ts';
import { type ShownStatus, statusesOf } from '../pay/period-closing.ts';
import { useCase } from '../use-case.ts';
import { type ShownDraft, shownDraft } from './run-draft.ts';

/**
 * A person of a run. `periods` are those around the period of the run, as far as its calculation depends on
 * them. `isDue` is false for somebody who has pay in the period and would not be due in it today.
 */
export type RunPerson = PersonOnSheet & { isDue: boolean };

/**
 * A company's pay run of a period: everything that the calculation of its rows depends on, and the people who
 * are due or have pay in it, by name. `draft` has the rows in which something is typed.
 */
export type RunSheet = CompanyOnSheet & {
  period: PayPeriod & ShownStatus & { payDate: CalendarDate };
  draft: ShownDraft;
  people: RunPerson[];
};

/** Returns a company's pay run of a period. Errors: `not-found`. */
export const getPayRun = useCase(
  'pay:read',
  async (context, { companyId, periodId }: { companyId: number; periodId: number }): Promise<RunSheet> => {
    const {
      dependencies: { database },
      actor,
    } = context;
    const scope = companyScope(actor, companyId);
    const { found, calendars, employees } = await batchQueries(database, (db) => ({
      found: companyRegistry.find(db, scope, companyId),
      calendars: listPayCalendars(db, companyId),
      employees: employeeRegistry.list(db, scope),
    }));
    const company = orNotFound(found);
    const period = orNotFound(findPeriod(calendars, periodId));
    const { frequency: payFrequency } = period;
    const years = taxYearsAround(actor, period.year);
    const days = daysAround(period);
    const periods = companyPeriodsBetween(calendars, payFrequency, days).filter(
      ({ start }) => start >= days.from,
    );
    const everybody = { companyId, employeeIds: employees.map(({ id }) => id) };
    const {
      certificates,
      entries,
      movements,
      standings,
      totals,
      elsewhere,
      taxed,
      settledPay,
      dates,
      draft,
      ...read
    } = await batchQueries(database, (db) => ({
      ...readCompany(db, { actor, scope, payFrequency }),
      certificates: listCertificatesOfCompany(db, scope),
      entries: loadedEntriesBetween(db, { ...everybody, ...days }),
      movements: leaveMovementsOfCompany(db, { companyId }),
      standings: listPeriodStatuses(db, { companyId }, [periodId, ...periods.map(({ id }) => id)]),
      totals: yearToDateTotalsOf(db, everybody, years),
      elsewhere: readOtherRecordsOfCompany(db, companyId, years),
      taxed: incomeTaxYearsOf(db, everybody, years),
      settledPay: settledPayOfEmployees(db, everybody, years),
      dates: openingBalanceDatesOf(db, everybody),
      draft: findRunDraft(db, { ...scope, periodId, kind: 'regular' }),
    }));
    const typed = { ...draft, rows: draft.rows.filter((row) => !isSameRow(row, BLANK_ROW)) };
    const statusOf = statusesOf(standings, read.users);
    const nobodyElse = Object.fromEntries(years.map((year) => [year, []]));
    const people = employees.flatMap((employee): RunPerson[] => {
      const { id } = employee;
      const own = entries.get(id) ?? [];
      const isDue = isToBePaidIn(employee, period);
      if (!isDue && !own.some((entry) => entry.period.id === periodId)) return [];
      const person = {
        company,
        employee,
        calendars,
        periods,
        certificates: certificates.get(id) ?? [],
        entries: own,
        movements: movements.get(id) ?? NO_MOVEMENTS,
        yearToDate: totals(id),
        elsewhere: elsewhere.get(id) ?? nobodyElse,
        incomeTaxYears: taxed(id),
        settledPay: settledPay(id),
        broughtForwardUntil: dates.get(id) ?? {},
      };
      return [{ isDue, ...personOnSheet(context, person, { read, statusOf }) }];
    });
    return {
      ...companyOnSheet(context, company, { read, years }),
      period: {
        ...period,
        ...statusOf(periodId),
        payDate: paydayOf(period, calendars, {
          lastLagDays: read.payLagDays ?? 0,
          freeDays: allFreeDays(read.parameters),
        }),
      },
      draft: shownDraft(typed, new Map(read.users.map(({ id, name }) => [id, name]))),
      people: people.toSorted((one, other) =>
        compareSpanish(fullName(one.employee), fullName(other.employee)),
      ),
    };
  },
);

/**
 * Returns the days in which the periods start that the calculation of a period depends on. Leave is earned by
 * whole months, and a longer period may start a month before and have some of its days.
 */
function daysAround({ start, end }: PayPeriod): { from: CalendarDate; to: CalendarDate } {
  return {
    from: daysOfMonth(monthOfDay(addDays(start, -31))).from,
    to: daysOfMonth(monthOfDay(end)).to,
  };
}
