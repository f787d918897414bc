import { paidWithin } from '@garita/domain/filing/due/company-pay';
import {
  BASED_AMOUNTS,
  type BasedReturn,
  type BasePayChange,
  basedPay,
  isBasedReturn,
  movesBase,
} from '@garita/domain/filing/filed/base-pay-change';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import type { Amounts } from '@garita/domain/pay/amounts';
import { isYoung } from '@garita/domain/pay/withholding/young-exemption';
import {
  NO_OPENING_BALANCE,
  type OpeningBalancesByEmployee,
} from '@garita/domain/returns/opening-balance-of-year';
import {
  type FirstRecords,
  openingBalancesByPerson,
  payByPerson,
} from '@garita/domain/returns/pay-by-person';
import { yearRange } from '@garita/domain/returns/quarter';
import { addDays, type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { getEmployerLaw, getWageBase } from '../../registry/records/pay-parameters.ts';
import { listCompanyPersons } from '../../registry/records/person-records.ts';
import { employees } from '../../schema/index.ts';
import { isOfCompanies } from '../of-companies.ts';
import { openingBalancesOfYear } from '../opening-balance/opening-balance.ts';
import { listPaidAmounts } from '../pay/paid-entries.ts';
import type { CompanyFiling } from './filed-documents.ts';
import type { OpeningBalanceChange } from './opening-balance-changes.ts';

/** The change, since a filing, of an employee's pay of one day. */
export type ChangedPaySinceFiling = { subjectId: number; payDate: CalendarDate } & Pick<
  Amounts,
  (typeof BASED_AMOUNTS)[number]
>;

/** A filing with the changes in its year since, and the changes of opening balances. */
export type FilingWithChanges = {
  filing: CompanyFiling;
  changes: readonly ChangedPaySinceFiling[];
  openingBalanceChanges: readonly OpeningBalanceChange[];
};

/**
 * Returns those of these quarterly filings in which the taxable part of somebody's pay changed because the
 * year before the quarter changed. A return of several companies is marked in each of them, and the bases are
 * used up by what a person was paid in all of them.
 */
export async function findFilingsWithMovedBases(
  db: Database,
  filings: readonly FilingWithChanges[],
): Promise<CompanyFiling[]> {
  const moved: CompanyFiling[] = [];
  for (const commandId of new Set(filings.map(({ filing }) => filing.commandId))) {
    const marks = filings.filter((mark) => mark.filing.commandId === commandId);
    const filed = filedReturn(marks);
    if (!filed) continue;
    const changes = marks.flatMap((mark) => mark.changes);
    const openingBalanceChanges = marks.flatMap((mark) => mark.openingBalanceChanges);
    if (openingBalanceChanges.length === 0 && changesBefore(filed, changes, NO_OTHERS).size === 0) continue;
    if (await isMoved(db, filed, { changes, openingBalanceChanges }))
      moved.push(...marks.map((mark) => mark.filing));
  }
  return moved;
}

type FiledReturn = CompanyFiling & { report: BasedReturn; companyIds: readonly number[] };

const NO_OTHERS: FirstRecords = new Map();

/** Returns the return that these marks of one command are of; undefined if it depends on no base. */
function filedReturn(marks: readonly FilingWithChanges[]): FiledReturn | undefined {
  const [mark] = marks;
  if (!mark || !isBasedReturn(mark.filing.report)) return undefined;
  const companyIds = marks.map(({ filing }) => filing.companyId);
  return { ...mark.filing, report: mark.filing.report, companyIds };
}

/** Sums by person the changes before the quarter; persons whose changes cancel out are left out. */
function changesBefore(
  { from, report }: FiledReturn,
  changes: readonly ChangedPaySinceFiling[],
  firstRecords: FirstRecords,
): Map<number, Cents> {
  const sums = new Map<number, Cents>();
  for (const { subjectId, payDate, ...amounts } of changes) {
    if (payDate >= from) continue;
    const person = firstRecords.get(subjectId) ?? subjectId;
    sums.set(person, (sums.get(person) ?? 0) + basedPay(report, amounts));
  }
  return new Map([...sums].filter(([, cents]) => cents !== 0));
}

async function isMoved(
  db: Database,
  filed: FiledReturn,
  { changes, openingBalanceChanges }: Pick<FilingWithChanges, 'changes' | 'openingBalanceChanges'>,
): Promise<boolean> {
  const { companyIds, report, from, to } = filed;
  const year = yearOf(from);
  const { first: firstOf } = await listCompanyPersons(db, companyIds);
  const days = { from: yearRange(year).from, to, names: BASED_AMOUNTS };
  const paid = payByPerson(await listPaidAmounts(db, companyIds, days), firstOf);
  const current = await openingBalancesOfYear(db, companyIds, year);
  const openings = openingBalancesByPerson(current, firstOf);
  const openingsThen = openingBalancesByPerson(asFiled(current, openingBalanceChanges), firstOf);
  const restated = new Set(openingBalanceChanges.map(({ employeeId: id }) => firstOf.get(id) ?? id));
  const bases = { ...(await getEmployerLaw(db, year)), wageBase: await getWageBase(db, year) };
  const earlier = changesBefore(filed, changes, firstOf);
  const ids = [...new Set([...earlier.keys(), ...restated])];
  const young = await youngAmong(db, companyIds, { ids, year });
  return ids.some((employeeId) => {
    const own = paid.filter((entry) => entry.employeeId === employeeId);
    const paidIn = (first: CalendarDate, last: CalendarDate) =>
      sumCents(paidWithin(own, { from: first, to: last }).map(({ amounts }) => basedPay(report, amounts)));
    const pay: BasePayChange = {
      before: paidIn(yearRange(year).from, addDays(from, -1)),
      change: earlier.get(employeeId) ?? 0,
      inQuarter: paidIn(from, to),
      openingBalance: openings.get(employeeId),
      filedOpeningBalance: restated.has(employeeId)
        ? (openingsThen.get(employeeId) ?? NO_OPENING_BALANCE)
        : undefined,
      isYoung: young.has(employeeId),
    };
    return movesBase(report, pay, bases);
  });
}

/** Returns the opening balances of records as they were when a document was filed. */
function asFiled(
  current: OpeningBalancesByEmployee,
  changes: readonly OpeningBalanceChange[],
): OpeningBalancesByEmployee {
  const then = new Map(current);
  for (const { employeeId, before, after } of changes) {
    if (before) then.set(employeeId, { ...after, ...before });
    else then.delete(employeeId);
  }
  return then;
}

async function youngAmong(
  db: Database,
  companyIds: readonly number[],
  { ids, year }: { ids: readonly number[]; year: number },
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: employees.id, birthday: employees.birthday })
    .from(employees)
    .where(and(isOfCompanies(employees.companyId, companyIds), inArray(employees.id, [...ids])));
  return new Set(rows.filter(({ birthday }) => isYoung(birthday, year)).map(({ id }) => id));
}
