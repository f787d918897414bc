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
  sumOfMovements,
} from '@garita/domain/employee/leave-balance';
import { type FrozenLeavePolicy, LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import { leavePolicyInPeriod, withLeaveInForce } from '@garita/domain/employee/leave-terms';
import type { CompanyLine } from '@garita/domain/pay/company-line';
import { byName, type LineConcept } from '@garita/domain/pay/concepts';
import type { OtherRecord, YearToDate } from '@garita/domain/pay/contributions';
import { paydayOf } from '@garita/domain/pay/period/payday';
import type { SettledPay } from '@garita/domain/pay/withholding/tips-settlement';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import type { LawParameters } from '@garita/domain/tax/parameter-kinds';
import { allFreeDays, areParametersDue, lackingParameters } from '@garita/domain/tax/year-parameters';
import { addDays, type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { PayCalendars } from '@garita/domain/time/company-periods';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Database } from '@garita/ledger/database/client';
import { listSettlements } from '@garita/ledger/queries/filing/settlements';
import { nextChequeNumber } from '@garita/ledger/queries/pay/cheques';
import type { RecordedTaxYear } from '@garita/ledger/queries/pay/income-tax-years';
import type { LoadedEntry } from '@garita/ledger/queries/pay/loaded-entries';
import { logPosition } from '@garita/ledger/queries/pay/pay-beside';
import { usedConcepts } from '@garita/ledger/queries/pay/used-concepts';
import { lastPayLagDays } from '@garita/ledger/queries/period/last-pay-lag';
import { activeLines } from '@garita/ledger/record-pay/pay-subject';
import { listUserNames } from '@garita/ledger/registry/access/user-names';
import { accountantRegistry } from '@garita/ledger/registry/records/accountants';
import { companyTaxRegistry } from '@garita/ledger/registry/records/company-taxes';
import { readLawParameters } from '@garita/ledger/registry/records/pay-parameters';
import type { CompanyScope, SavedRecord } from '@garita/ledger/registry/registry';
import type { Actor } from '../../auth/actor.ts';
import { hasAccessToDays, hasAccessToYears } from '../access.ts';
import type { ShownStatus, statusesOf } from '../pay/period-closing.ts';
import { seenElsewhere } from '../pay/seen-elsewhere.ts';
import type { CompanyTaxRecord } from '../tax/company-taxes.ts';
import type { UseCaseContext } from '../use-case.ts';
import type { EmployeeRecord } from './employees.ts';

// The parts of which the payroll sheet of one employee and that of a pay run are made.

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

/** The facts of a company on which the calculation of its pay depends. */
export type CompanyOnSheet = {
  company: SavedRecord<Company>;
  accountants: SheetAccountant[];
  /** The names of the account's users, to tell who recorded an entry. */
  users: { id: number; name: string }[];
  /** The company's saved tax lines, and those that a new entry would freeze. */
  companyTaxes: CompanyTaxRecord[];
  companyLines: CompanyLine[];
  parameters: LawParameters;
  /** The tax years whose parameters are due and were not entered. */
  yearsWithoutParameters: number[];
  /** The lines of pay that the company has ever used; the others need not be shown. */
  usedConcepts: LineConcept[];
  /** The number of the company's next cheque. */
  nextCheque: number;
  /** The end of the company's log; pay that was loaded after it is not on the sheet. */
  position: number;
};

/** The facts of an employee on which the calculation of their pay depends. */
export type PersonOnSheet = {
  employee: EmployeeRecord;
  /** The employee's withholding certificates, by date. */
  certificates: WithholdingCertificate[];
  /** The year-to-date totals of every tax year in which an entry of these periods may be paid. */
  yearToDate: Record<number, YearToDate>;
  /** The pay of the person's other records at the employer, by tax year. */
  elsewhere: Record<number, OtherRecord[]>;
  /** The pay of these tax years as income tax by certificate counts it; empty without that method. */
  incomeTaxYears: Record<number, RecordedTaxYear>;
  /** The pay of these tax years with the taxes on tips that it carried; empty for years without any. */
  settledPay: Record<number, SettledPay[]>;
  periods: SheetPeriod[];
  /** The leave with which the entries of the sheet start: that of the record, or what was left before. */
  leaveOpening: Record<LeaveKind, LeaveOpening>;
  /** The day up to which the opening balance of a tax year counts pay of another system, by tax year. */
  broughtForwardUntil: Record<number, CalendarDate>;
};

/**
 * Returns the years within the user's access in which pay of a period of this year may be paid. A pay date
 * lies between 31 days before a period and a year after it.
 */
export function taxYearsAround(actor: Actor, year: number): number[] {
  return [year - 1, year, year + 1].filter((one) => hasAccessToYears(actor, [one]));
}

/** Starts the reads of a company's part of a sheet, to be sent together with those of its employees. */
export function readCompany(
  db: Database,
  { actor, scope, payFrequency }: { actor: Actor; scope: CompanyScope; payFrequency: PayFrequency },
) {
  return {
    settled: listSettlements(db, [scope.companyId]),
    allAccountants: accountantRegistry.list(db, actor),
    payLagDays: lastPayLagDays(db, scope.companyId, payFrequency),
    users: listUserNames(db, actor.accountId),
    companyTaxes: companyTaxRegistry.list(db, scope),
    parameters: readLawParameters(db),
    usedConcepts: usedConcepts(db, scope.companyId),
    nextCheque: nextChequeNumber(db, scope.companyId),
    position: logPosition(db, scope.companyId),
  };
}

/** The answers of these reads. */
export type CompanyRead = {
  [Name in keyof ReturnType<typeof readCompany>]: Awaited<ReturnType<typeof readCompany>[Name]>;
};

/** Returns a company's part of a sheet. */
export function companyOnSheet(
  { dependencies }: UseCaseContext,
  company: SavedRecord<Company>,
  { read, years }: { read: CompanyRead; years: readonly number[] },
): CompanyOnSheet {
  const { users, companyTaxes, parameters, nextCheque, position } = read;
  const today = dependencies.today();
  return {
    company,
    users,
    companyTaxes,
    parameters,
    usedConcepts: read.usedConcepts,
    nextCheque,
    position,
    accountants: read.allAccountants.map(accountantName),
    companyLines: activeLines(companyTaxes),
    yearsWithoutParameters: years.filter(
      (year) =>
        areParametersDue(year, today) &&
        PAYROLL_YEARS.includes(year) &&
        lackingParameters(parameters, year).length > 0,
    ),
  };
}

/** An employee with the company and its calendars, and the pay that was read. */
export type PersonRead = {
  company: SavedRecord<Company>;
  employee: SavedRecord<Employee>;
  certificates: WithholdingCertificate[];
  calendars: PayCalendars;
  /** The periods of the sheet, and the live entries of these and of others among their days. */
  periods: readonly PayPeriod[];
  entries: readonly LoadedEntry[];
  movements: LeaveMovements;
} & Pick<PersonOnSheet, 'yearToDate' | 'elsewhere' | 'incomeTaxYears' | 'settledPay' | 'broughtForwardUntil'>;

/** Returns an employee's part of a sheet, without pay of years outside the user's access. */
export function personOnSheet(
  { dependencies, actor }: UseCaseContext,
  person: PersonRead,
  { read, statusOf }: { read: CompanyRead; statusOf: ReturnType<typeof statusesOf> },
): PersonOnSheet {
  const { company, employee, calendars, certificates, movements } = person;
  const withoutWork = new Set(
    read.settled.flatMap((one) =>
      one.kind === 'no-work' && one.employeeId === employee.id ? one.periodId : [],
    ),
  );
  const payday = { lastLagDays: read.payLagDays ?? 0, freeDays: allFreeDays(read.parameters) };
  const periods = withEntries(person.periods, person.entries);
  return {
    certificates,
    yearToDate: person.yearToDate,
    incomeTaxYears: person.incomeTaxYears,
    settledPay: person.settledPay,
    broughtForwardUntil: person.broughtForwardUntil,
    elsewhere: Object.fromEntries(
      Object.entries(person.elsewhere).map(([year, others]) => [year, seenElsewhere(actor, others)]),
    ),
    employee: {
      ...withLeaveInForce(employee, company, dependencies.today()),
      companyId: company.id,
      leaveBalances: byName(LEAVE_KINDS, (kind) =>
        sumOfMovements(leaveInVisibleYears(actor.access, movements[kind])),
      ),
    },
    leaveOpening: leaveOpeningOf(employee, periods, movements),
    periods: periods.map(([period, ofPeriod]) => ({
      ...period,
      defaultPayDate: paydayOf(period, calendars, payday),
      ...seenOf(actor, ofPeriod),
      ...statusOf(period.id),
      leaveAtEnd: leaveBalancesAt(movements, period.end),
      leavePolicy: leavePolicyInPeriod(employee, company, period),
      isWithoutWork: withoutWork.has(period.id),
    })),
  };
}

/** Returns these periods, and those of others that have entries, each with its entries. */
function withEntries(
  periods: readonly PayPeriod[],
  entries: readonly LoadedEntry[],
): [PayPeriod, LoadedEntry[]][] {
  const ofPeriods = new Map<number, [PayPeriod, LoadedEntry[]]>(
    periods.map((period) => [period.id, [period, []]]),
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
