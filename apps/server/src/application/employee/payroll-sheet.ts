import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import type { Company } from '@garita/domain/company/company.schema';
import type { WithholdingCertificate } from '@garita/domain/employee/certificate.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import {
  type LeaveBalances,
  type LeaveMovements,
  type LeaveOpening,
  leaveBalancesAt,
  leaveInVisibleYears,
  remainingLeave,
} from '@garita/domain/employee/leave-balance';
import type { FrozenLeavePolicy, LeaveKind } from '@garita/domain/employee/leave-policy';
import { leavePolicyInPeriod, withLeaveInForce } from '@garita/domain/employee/leave-terms';
import type { CompanyLine } from '@garita/domain/pay/company-line';
import type { LineConcept } from '@garita/domain/pay/concepts';
import type { OtherRecord, YearToDate } from '@garita/domain/pay/contributions';
import { paydayOf } from '@garita/domain/pay/period/payday';
import type { SettledPay } from '@garita/domain/pay/withholding/tips-settlement';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import type { LawParameters } from '@garita/domain/tax/parameter-kinds';
import { allFreeDays, areParametersDue, lackingParameters } from '@garita/domain/tax/year-parameters';
import { addDays, type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { companyPeriods, type PayCalendars } from '@garita/domain/time/company-periods';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import { listSettlements } from '@garita/ledger/queries/filing/settlements';
import { listLeaveMovements } from '@garita/ledger/queries/leave/leave-movements';
import { openingBalanceDates } from '@garita/ledger/queries/opening-balance/opening-balance-dates';
import { nextChequeNumber } from '@garita/ledger/queries/pay/cheques';
import { incomeTaxYears, type RecordedTaxYear } from '@garita/ledger/queries/pay/income-tax-years';
import { type LoadedEntry, loadedEntriesOfYear } from '@garita/ledger/queries/pay/loaded-entries';
import { readOtherRecordsOfYears } from '@garita/ledger/queries/pay/other-records';
import { logPosition } from '@garita/ledger/queries/pay/pay-beside';
import { usedConcepts } from '@garita/ledger/queries/pay/used-concepts';
import { yearToDateTotals } from '@garita/ledger/queries/pay/year-to-date';
import { lastPayLagDays } from '@garita/ledger/queries/period/last-pay-lag';
import { listPeriodStatusesOfYear } from '@garita/ledger/queries/period/period-statuses';
import { settledPayOfYears } from '@garita/ledger/queries/settled-pay';
import { activeLines } from '@garita/ledger/record-pay/pay-subject';
import { listUserNames } from '@garita/ledger/registry/access/user-names';
import { accountantRegistry } from '@garita/ledger/registry/records/accountants';
import { companyTaxRegistry } from '@garita/ledger/registry/records/company-taxes';
import { readLawParameters } from '@garita/ledger/registry/records/pay-parameters';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import type { Actor } from '../../auth/actor.ts';
import { companyScope, hasAccessToDays, hasAccessToYears } from '../access.ts';
import { employeeKeyOf, paySubjectIn } from '../pay/pay-subject.ts';
import { type ShownStatus, statusesOf } from '../pay/period-closing.ts';
import { seenElsewhere } from '../pay/seen-elsewhere.ts';
import type { CompanyTaxRecord } from '../tax/company-taxes.ts';
import { useCase } from '../use-case.ts';
import type { EmployeeRecord } from './employees.ts';

/**
 * A period of the year: its payday, its entries, the leave at its end, its status, and whether the employee
 * did not work in it. `leavePolicy` has the terms of leave of a new entry.
 */
export type SheetPeriod = PayPeriod &
  SeenEntries &
  ShownStatus & {
    defaultPayDate: CalendarDate;
    leaveAtEnd: LeaveBalances;
    leavePolicy: FrozenLeavePolicy;
    isWithoutWork: boolean;
  };
/**
 * The entries that the user sees. `yearsLeftOut` are the years outside the user's access in which more pay of
 * the period is paid.
 */
type SeenEntries = { entries: LoadedEntry[]; yearsLeftOut: number[] };

export type SheetAccountant = { id: number; name: string; isActive: boolean };

/** Everything that Cargar Tiempo needs to run the same calculation as the server. */
export type PayrollSheet = {
  year: number;
  company: SavedRecord<Company>;
  employee: EmployeeRecord;
  /** The employee's withholding certificates, by date. */
  certificates: WithholdingCertificate[];
  accountants: SheetAccountant[];
  /** The names of the account's users, to tell who recorded an entry. */
  users: { id: number; name: string }[];
  /** The company's saved tax lines, and those that a new entry would freeze. */
  companyTaxes: CompanyTaxRecord[];
  companyLines: CompanyLine[];
  parameters: LawParameters;
  /** The year-to-date totals of every tax year in which an entry of this year may be paid. */
  yearToDate: Record<number, YearToDate>;
  /** The pay of the person's other records at the employer, by tax year. */
  elsewhere: Record<number, OtherRecord[]>;
  /** The pay of these tax years as income tax by certificate counts it; empty without that method. */
  incomeTaxYears: Record<number, RecordedTaxYear>;
  /** The pay of these tax years with the taxes on tips that it carried; empty for years without any. */
  settledPay: Record<number, SettledPay[]>;
  periods: SheetPeriod[];
  /** The leave with which the entries of the sheet start: that of the record, or what earlier years left. */
  leaveOpening: Record<LeaveKind, LeaveOpening>;
  /** The day up to which the opening balance of a tax year counts pay of another system, by tax year. */
  broughtForwardUntil: Record<number, CalendarDate>;
  /** The tax years whose parameters are due and were not entered. */
  yearsWithoutParameters: number[];
  /** The lines of pay that the company has ever used; the others need not be shown. */
  usedConcepts: LineConcept[];
  /** The number of the company's next cheque. */
  nextCheque: number;
  /** The end of the company's log; pay that was loaded after it is not on the sheet. */
  position: number;
};

type SheetRequest = { companyId: number; employeeId: number; year: number };

/**
 * Returns the payroll of one employee in the periods of a year, each entry as a `LoadedEntry` (`getTime`
 * returns a whole one), without pay of years outside the user's access. Errors: `not-found`.
 */
export const payrollSheet = useCase(
  'pay:read',
  async ({ dependencies: { database, today }, actor }, request: SheetRequest): Promise<PayrollSheet> => {
    const scope = companyScope(actor, request.companyId);
    const subject = await paySubjectIn(database, scope, request.employeeId);
    const { company, employee, certificates, calendars } = subject;
    const key = employeeKeyOf(subject);
    const years = taxYearsAround(request.year).filter((year) => hasAccessToYears(actor, [year]));
    const { entries, movements, standings, settled, allAccountants, payLagDays, ...read } =
      await batchQueries(database, (db) => ({
        entries: loadedEntriesOfYear(db, key, request.year),
        movements: listLeaveMovements(db, key),
        standings: listPeriodStatusesOfYear(db, company.id, request.year),
        settled: listSettlements(db, [company.id]),
        allAccountants: accountantRegistry.list(db, actor),
        payLagDays: lastPayLagDays(db, company.id, employee.payFrequency),
        users: listUserNames(db, actor.accountId),
        companyTaxes: companyTaxRegistry.list(db, scope),
        parameters: readLawParameters(db),
        yearToDate: yearToDateTotals(db, key, years),
        elsewhere: readOtherRecordsOfYears(db, key, years),
        incomeTaxYears: incomeTaxYears(db, key, years),
        settledPay: settledPayOfYears(db, key, years),
        broughtForwardUntil: openingBalanceDates(db, key),
        usedConcepts: usedConcepts(db, company.id),
        nextCheque: nextChequeNumber(db, company.id),
        position: logPosition(db, company.id),
      }));
    const statusOf = statusesOf(standings, read.users);
    const withoutWork = new Set(
      settled.flatMap((one) =>
        one.kind === 'no-work' && one.employeeId === employee.id ? one.periodId : [],
      ),
    );
    const periods = sheetPeriods({ year: request.year, ...employee, calendars }, entries);
    return {
      ...read,
      elsewhere: Object.fromEntries(
        Object.entries(read.elsewhere).map(([year, others]) => [year, seenElsewhere(actor, others)]),
      ),
      year: request.year,
      yearsWithoutParameters: years.filter(
        (year) =>
          areParametersDue(year, today()) &&
          PAYROLL_YEARS.includes(year) &&
          lackingParameters(read.parameters, year).length > 0,
      ),
      company,
      certificates,
      employee: {
        ...withLeaveInForce(employee, company, today()),
        companyId: company.id,
        leaveBalances: {
          vacation: remainingLeave(leaveInVisibleYears(actor.access, movements.vacation)),
          sick: remainingLeave(leaveInVisibleYears(actor.access, movements.sick)),
        },
      },
      accountants: allAccountants.map(accountantName),
      companyLines: activeLines(read.companyTaxes),
      leaveOpening: leaveOpeningOf(employee, periods, movements),
      periods: periods.map(([period, ofPeriod]) => ({
        ...period,
        defaultPayDate: paydayOf(period, calendars, {
          lastLagDays: payLagDays ?? 0,
          freeDays: allFreeDays(read.parameters),
        }),
        ...seenOf(actor, ofPeriod),
        ...statusOf(period.id),
        leaveAtEnd: leaveBalancesAt(movements, period.end),
        leavePolicy: leavePolicyInPeriod(employee, company, period),
        isWithoutWork: withoutWork.has(period.id),
      })),
    };
  },
);

// A pay date lies between 31 days before a period and a year after it, so an entry may be paid in the year
// before or after its own.
function taxYearsAround(year: number): number[] {
  return [year - 1, year, year + 1];
}

/**
 * Returns the year's periods of the employee's frequency, and those of another frequency that still have
 * entries, each with its entries.
 */
function sheetPeriods(
  { year, payFrequency, calendars }: { year: number; payFrequency: PayFrequency; calendars: PayCalendars },
  entries: readonly LoadedEntry[],
): [PayPeriod, LoadedEntry[]][] {
  const ofPeriods = new Map<number, [PayPeriod, LoadedEntry[]]>(
    companyPeriods(calendars, year, payFrequency).map((period) => [period.id, [period, []]]),
  );
  for (const entry of entries) {
    const { period } = entry;
    const [, before] = ofPeriods.get(period.id) ?? [period, []];
    ofPeriods.set(period.id, [period, [...before, entry]]);
  }
  return [...ofPeriods.values()];
}

/** Returns the leave before the first of these periods, or the opening of the record if that is later. */
function leaveOpeningOf(
  { leave }: Pick<Employee, 'leave'>,
  periods: readonly (readonly [PayPeriod, ...unknown[]])[],
  movements: LeaveMovements,
): Record<LeaveKind, LeaveOpening> {
  const [first = NO_DAY] = periods.map(([{ start }]) => start).toSorted();
  const asOf = addDays(first, -1);
  const before = leaveBalancesAt(movements, asOf);
  const openingOf = (kind: LeaveKind): LeaveOpening => {
    const { openingMinutes, openingDate } = leave[kind];
    return openingDate > asOf
      ? { minutes: openingMinutes, asOf: openingDate }
      : { minutes: before[kind], asOf };
  };
  return { vacation: openingOf('vacation'), sick: openingOf('sick') };
}

const NO_DAY: CalendarDate = '1900-01-01';

function seenOf(actor: Actor, entries: readonly LoadedEntry[]): SeenEntries {
  const isSeen = ({ payDate }: LoadedEntry) => hasAccessToDays(actor, payDate);
  const leftOut = entries.filter((entry) => !isSeen(entry)).map(({ payDate }) => yearOf(payDate));
  return { entries: entries.filter(isSeen), yearsLeftOut: [...new Set(leftOut)].toSorted((a, b) => a - b) };
}

function accountantName({
  id,
  isActive,
  name,
  firstLastName,
}: SavedRecord<AccountantRecord>): SheetAccountant {
  return { id, isActive, name: `${name} ${firstLastName}` };
}
