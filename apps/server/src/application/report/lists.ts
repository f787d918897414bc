import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { type LeaveMovement, NO_MOVEMENTS } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { PaidEntry } from '@garita/domain/filing/paid-entry';
import { policyRange } from '@garita/domain/filing/quarter';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { bonusMinutes, christmasBonus as bonusOf, bonusYear } from '@garita/domain/report/christmas-bonus';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { people, type ReportTotal, summed, workedOut } from '@garita/domain/report/report-total';
import { type CalendarDate, monthOf } from '@garita/domain/time/calendar-date';
import type { Database } from '@garita/ledger/database/client';
import { companyLinesPaid } from '@garita/ledger/queries/company-lines-paid';
import { contractorPaymentsBetween, type PaymentLine } from '@garita/ledger/queries/contractor-totals';
import { correctionsPaid } from '@garita/ledger/queries/corrections';
import { leaveMovementsOfCompany } from '@garita/ledger/queries/leave-movements';
import type { PayDates } from '@garita/ledger/queries/paid-entries';
import { periodStandings } from '@garita/ledger/queries/period-standings';
import { companies } from '@garita/ledger/registry/companies';
import { companyTaxes } from '@garita/ledger/registry/company-taxes';
import { contractors } from '@garita/ledger/registry/contractors';
import { employees } from '@garita/ledger/registry/employees';
import type { Registered } from '@garita/ledger/registry/registry';
import {
  christmasBonus,
  contractorPayments,
  contractorYear,
  leave,
  salaries,
  workersCompensation,
} from '@garita/reports/catalogue';
import type { PaidPerson, SalariesData } from '@garita/reports/lists/salaries';
import { companyScope } from '../company-scope.ts';
import { existing } from '../existing.ts';
import { sealOf } from '../pay/period-record.ts';
import type { Context } from '../use-case.ts';
import { booksOf, paidOf, type ReportContext } from './filed-pay.ts';
import { type GatheredReport, gathered } from './gathered-report.ts';

/** What makes each list. */
export const LISTS = {
  salaries: salariesBetween,
  leave: leaveBetween,
  'christmas-bonus': bonusOfYear,
  'workers-compensation': insuredPayroll,
  'contractor-payments': contractorsPaidBetween,
  'contractor-year': contractorsOfYear,
};

/** What everybody, or one employee, was paid between two days. */
async function salariesBetween(
  context: Context,
  { companyId, employeeId, start, end }: ReportRequestOf<'salaries'>,
): Promise<GatheredReport> {
  const paid = await employeesPaid(context, companyId, { from: start, to: end });
  const wanted = paid.filter(({ employee }) => employeeId === null || employee.id === employeeId);
  const all = entriesOf(wanted);
  const { database } = context.dependencies;
  const data = {
    ...(await head(context, companyId)),
    start,
    end,
    seals: await sealsOver(database, companyId, all),
    corrections: await correctionsOf(database, companyId, {
      paid: wanted,
      range: { from: start, to: end },
    }),
    employees: wanted.map(({ employee, entries }) => ({ ...paidPerson(employee), entries })),
    companyLines: await companyLinesOf(context, companyId, {
      paid: wanted.map(({ employee }) => employee),
      range: { from: start, to: end },
    }),
  };
  return gathered(salaries, data, {
    totals: [
      ...grossTotals(all),
      summed('withheld', all, ({ amounts }) => amounts.incomeTaxWithheld),
      summed('net', all, ({ amounts }) => amounts.net),
    ],
  });
}

/** Each of the company's own lines that was in the pay of these people, with what it came to in whose. */
async function companyLinesOf(
  context: Context,
  companyId: number,
  { paid, range }: { paid: readonly Registered<Employee>[]; range: PayDates },
): Promise<SalariesData['companyLines']> {
  const { database } = context.dependencies;
  const lines = await companyLinesPaid(database, companyId, range);
  const taxes = await companyTaxes.list(database, companyScope(context.actor, companyId));
  return withOwn(taxes, lines, ({ taxId }) => taxId).flatMap(([{ name }, ofLine]) => {
    const whose = withOwn(paid, ofLine, ({ employeeId }) => employeeId).map(([employee, amounts]) => ({
      ...paidPerson(employee),
      amounts,
    }));
    return whose.length > 0 ? [{ name, employees: whose }] : [];
  });
}

function paidPerson(employee: Registered<Employee>): PaidPerson {
  return { name: employee, socialSecurityLast4: employee.socialSecurityNumber.slice(-4) };
}

/** The seals of the closed periods that these entries are of. */
async function sealsOver(
  db: Database,
  companyId: number,
  entries: readonly PaidEntry[],
): Promise<SalariesData['seals']> {
  const periods = new Map(entries.map((entry) => [entry.periodId, entry]));
  if (periods.size === 0) return [];
  const standings = await periodStandings(db, { companyId }, [...periods.keys()]);
  return standings.flatMap(({ periodId, status, turned }) => {
    const entry = periods.get(periodId);
    if (status !== 'closed' || !turned || !entry) return [];
    return [{ start: entry.periodStart, end: entry.periodEnd, digits: sealOf(turned).digits }];
  });
}

/** What these people were paid between two days that corrects pay of a closed period. */
async function correctionsOf(
  db: Database,
  companyId: number,
  { paid, range }: { paid: readonly { employee: Registered<Employee> }[]; range: PayDates },
): Promise<SalariesData['corrections']> {
  const names = new Map(paid.map(({ employee }) => [employee.id, employee]));
  const corrections = await correctionsPaid(db, companyId, range);
  return corrections.flatMap(({ employeeId, payDate, periodStart: start, periodEnd: end }) => {
    const name = names.get(employeeId);
    return name ? [{ name, payDate, start, end }] : [];
  });
}

/** Everybody's vacation and sick time between two days; of those switched off nothing. */
async function leaveBetween(
  context: Context,
  { companyId, start, end }: ReportRequestOf<'leave'>,
): Promise<GatheredReport> {
  const { database } = context.dependencies;
  const movements = await leaveMovementsOfCompany(database, { companyId });
  const active = (await employees.list(database, companyScope(context.actor, companyId))).filter(
    ({ isActive }) => isActive,
  );
  const data = {
    ...(await head(context, companyId)),
    start,
    end,
    employees: active.map((employee) => ({
      name: employee,
      payFrequency: employee.payFrequency,
      movements: movements.get(employee.id) ?? NO_MOVEMENTS,
    })),
  };
  const taken = (kind: LeaveKind) =>
    active.flatMap(({ id }) =>
      takenBetween(movements.get(id)?.[kind] ?? [], { from: start, to: end }).map((part) => ({
        ...part,
        employeeId: id,
      })),
    );
  return gathered(leave, data, {
    totals: [
      summed('vacationTaken', taken('vacation'), ({ minutes }) => minutes),
      summed('sickTaken', taken('sick'), ({ minutes }) => minutes),
    ],
  });
}

/** The entries that took leave between two days, with how much. */
function takenBetween(
  movements: readonly LeaveMovement[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
) {
  return movements.flatMap((movement) =>
    movement.cause === 'taken' && movement.date >= from && movement.date <= to
      ? [{ entryId: movement.entryId, payDate: movement.date, minutes: -movement.minutes }]
      : [],
  );
}

/** The Christmas bonus of everybody who was paid in the bonus year. */
async function bonusOfYear(
  context: Context,
  { companyId, year, bonusRule }: ReportRequestOf<'christmas-bonus'>,
): Promise<GatheredReport> {
  const paid = await employeesPaid(context, companyId, bonusYear(year));
  const data = {
    ...(await head(context, companyId)),
    year,
    employees: paid.map(({ employee, entries }) => {
      const quarters = byQuarter(entries, 10);
      const minutes = entries.reduce(
        (sum, { amounts, salariedMinutes }) => sum + bonusMinutes(bonusRule, amounts, salariedMinutes),
        0,
      );
      return {
        name: employee,
        socialSecurityLast4: employee.socialSecurityNumber.slice(-4),
        minutes,
        quarters,
        bonus: bonusOf(bonusRule, { headCount: paid.length, earned: sumCents(quarters), minutes }),
      };
    }),
  };
  const all = entriesOf(paid);
  const [employed, gross] = grossTotals(all);
  const bonus = workedOut('bonus', sumCents(data.employees.map((employee) => employee.bonus)), gross);
  return gathered(christmasBonus, data, { totals: [employed, gross, bonus] });
}

/** What everybody was paid in the year of a policy of the CFSE. */
async function insuredPayroll(
  context: ReportContext,
  { companyId, fiscalYear }: ReportRequestOf<'workers-compensation'>,
): Promise<GatheredReport> {
  const paid = await employeesPaid(context, companyId, policyRange(fiscalYear));
  const data = {
    ...(await head(context, companyId)),
    fiscalYear,
    employees: paid.map(({ employee, entries }) => ({
      name: employee,
      workersCompensationClass: employee.workersCompensationClass,
      quarters: byQuarter(entries, 7),
    })),
  };
  return gathered(workersCompensation, data, { totals: grossTotals(entriesOf(paid)) });
}

/** Every payment of contractors between two days. */
async function contractorsPaidBetween(
  context: Context,
  { companyId, start, end }: ReportRequestOf<'contractor-payments'>,
): Promise<GatheredReport> {
  const { database } = context.dependencies;
  const payments = await contractorPaymentsBetween(database, companyId, { from: start, to: end });
  const all = await contractors.list(database, companyScope(context.actor, companyId));
  const data = {
    ...(await head(context, companyId)),
    start,
    end,
    contractors: withOwn(all, payments, ({ contractorId }) => contractorId).map(([contractor, own]) => ({
      name: fullName(contractor),
      payments: own,
    })),
  };
  return gathered(contractorPayments, data, { totals: contractorTotals(payments) });
}

/** A year's payments of contractors, month by month. */
async function contractorsOfYear(
  context: Context,
  { companyId, year }: ReportRequestOf<'contractor-year'>,
): Promise<GatheredReport> {
  const { database } = context.dependencies;
  const payments = await contractorPaymentsBetween(database, companyId, {
    from: `${year}-01-01`,
    to: `${year}-12-31`,
  });
  const all = await contractors.list(database, companyScope(context.actor, companyId));
  const data = {
    ...(await head(context, companyId)),
    year,
    contractors: withOwn(all, payments, ({ contractorId }) => contractorId).map(([contractor, own]) => ({
      name: fullName(contractor),
      entityType: contractor.entityType,
      taxpayerLast4: contractor.taxpayerNumber.slice(-4),
      payments: own,
    })),
  };
  return gathered(contractorYear, data, { totals: contractorTotals(payments) });
}

function entriesOf(paid: readonly { entries: readonly PaidEntry[] }[]): PaidEntry[] {
  return paid.flatMap(({ entries }) => entries);
}

function grossTotals(entries: readonly PaidEntry[]): [employees: ReportTotal, gross: ReportTotal] {
  const grossOf = ({ amounts }: PaidEntry) => amounts.gross;
  return [people('employees', entries, grossOf), summed('gross', entries, grossOf)];
}

function contractorTotals(payments: readonly PaymentLine[]): ReportTotal[] {
  return [
    people('contractors', payments, ({ gross }) => gross),
    summed('services', payments, ({ gross }) => gross),
    summed('withheld', payments, ({ incomeTaxWithheld }) => incomeTaxWithheld),
    summed('net', payments, ({ net }) => net),
  ];
}

/** What heads each list: the company, and the day on which it is made. */
async function head(context: Context, companyId: number) {
  const { dependencies, actor } = context;
  const company = existing(await companies.find(dependencies.database, actor, companyId));
  return { company, date: dependencies.today() };
}

async function employeesPaid(context: ReportContext, companyId: number, range: PayDates) {
  const { database } = context.dependencies;
  const entries = await paidOf(booksOf(context), companyId, range);
  const all = await employees.list(database, companyScope(context.actor, companyId));
  return withOwn(all, entries, ({ employeeId }) => employeeId).map(([employee, own]) => ({
    employee,
    entries: own,
  }));
}

/** Each record that has any of these, in the order of the records, with its own. */
function withOwn<Owner extends { id: number }, Owned>(
  owners: readonly Owner[],
  owned: readonly Owned[],
  ownerOf: (one: Owned) => number,
): [Owner, Owned[]][] {
  return owners.flatMap((owner): [Owner, Owned[]][] => {
    const own = owned.filter((one) => ownerOf(one) === owner.id);
    return own.length > 0 ? [[owner, own]] : [];
  });
}

/** What was earned in each of the four quarters of a year that begins with a month. */
function byQuarter(entries: readonly PaidEntry[], firstMonth: number): [Cents, Cents, Cents, Cents] {
  const quarters: [Cents, Cents, Cents, Cents] = [0, 0, 0, 0];
  for (const { payDate, amounts } of entries) {
    const quarter = Math.floor(((monthOf(payDate) - firstMonth + 12) % 12) / 3) as 0 | 1 | 2 | 3;
    quarters[quarter] += amounts.gross;
  }
  return quarters;
}
