import type { Cents } from '@garita/domain/money/cents';
import {
  countSaturdays,
  NO_SATURDAYS,
  saturdayCover,
  saturdaysOfText,
} from '@garita/domain/pay/chauffeur-saturdays';
import { byName } from '@garita/domain/pay/concepts';
import { sumYearToDate } from '@garita/domain/pay/contributions';
import { hoursToRecalculate, recordedDaysOfText } from '@garita/domain/pay/day-hours/recorded-days';
import {
  certificatesToRecalculate,
  certificateTermsOfText,
  INCOME_TAXED_AMOUNTS,
  incomeTaxYear,
} from '@garita/domain/pay/income-tax-year';
import { ENTRY_LIMITS, needsRecalculation } from '@garita/domain/pay/needs-recalculation';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { settlementsToRecalculate } from '@garita/domain/pay/withholding/tips-settlement';
import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allOf } from '../../database/all-of.ts';
import type { Database } from '../../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import type { RecordPair } from '../../registry/records/person-records.ts';
import { details, entries, openings, ytd } from '../../schema/index.ts';
import { employees } from '../../schema/people.tables.ts';
import { groupBy } from '../group-by.ts';
import { recordedIncomeTaxOf } from './income-tax-years.ts';
import { openingIncomeTaxOf, yearToDateOf } from './other-records.ts';
import { CORRECTION_JOIN } from './paid-entries.ts';

// The log of a company tells which entries need recalculation by the pay of their own record. Another record
// of the person may have its pay in another log, so persons with several records are examined when they are
// read.

/** A live entry that needs recalculation, and its employee. */
export type MarkedEntry = {
  companyId: number;
  entryId: number;
  employeeId: number;
  periodId: number;
  payDate: string;
};

/**
 * Adds the entries of persons with several records, which are judged by the pay of all of their records, to
 * the marked entries of the others. Sorted by employee, period and entry.
 */
export async function withPersonMarks(
  db: Database,
  marked: readonly MarkedEntry[],
  pairs: readonly RecordPair[],
): Promise<MarkedEntry[]> {
  if (pairs.length === 0) return [...marked];
  const ofSeveral = new Set(pairs.map(({ employeeId }) => employeeId));
  const all = [
    ...marked.filter(({ employeeId }) => !ofSeveral.has(employeeId)),
    ...(await markedOfPersons(db, pairs)),
  ];
  return all.toSorted(
    (a, b) => a.employeeId - b.employeeId || a.periodId - b.periodId || a.entryId - b.entryId,
  );
}

async function markedOfPersons(db: Database, pairs: readonly RecordPair[]): Promise<MarkedEntry[]> {
  const recordsOf = new Map<number, Set<number>>();
  for (const { employeeId, otherEmployeeId } of pairs) {
    recordsOf.set(employeeId, (recordsOf.get(employeeId) ?? new Set([employeeId])).add(otherEmployeeId));
  }
  const employeeIds = idList([...new Set([...recordsOf.values()].flatMap((ids) => [...ids]))]);
  const { live, totals } = await allOf({
    live: liveEntriesOf(db, { employeeIds }),
    totals: totalsOf(db, { employeeIds }),
  });
  const certificates = certificatesToRecalculateOf(live, totals, recordsOf);
  const hours = hoursToRecalculateOf(live);
  const settlements = settlementsToRecalculateOf(live);
  const inYear = groupBy(live, yearKey);
  const years = new Map(
    totals.map((total) => {
      const paid = inYear.get(yearKey(total)) ?? [];
      const entriesGross = sumOf(paid.map(({ gross }) => gross));
      const additionalMedicareBase = sumOf(paid.map((entry) => entry.additionalMedicareBase ?? 0));
      return [yearKey(total), yearToDateOf({ ...total, entriesGross, additionalMedicareBase })];
    }),
  );
  const insured = groupBy(live, ({ employeeId }) => `${employeeId}`);
  const countsOf = (records: readonly number[]) =>
    countSaturdays(
      records
        .flatMap((employeeId) => insured.get(`${employeeId}`) ?? [])
        .map(({ insuredSaturdays }) => saturdaysOfText(insuredSaturdays)),
    );
  const isMarked = (entry: (typeof live)[number]) => {
    const records = [...(recordsOf.get(entry.employeeId) ?? [])];
    const year = records.flatMap((employeeId) => years.get(yearKey({ ...entry, employeeId })) ?? []);
    const limits = byName(ENTRY_LIMITS, (name) => entry[name]);
    const period = { start: entry.periodStart, end: entry.periodEnd };
    const own = saturdaysOfText(entry.insuredSaturdays);
    const isChauffeur = limits.chauffeurInsuranceUncapped !== null;
    const cover = isChauffeur ? saturdayCover(period, own, countsOf(records)) : NO_SATURDAYS;
    return (
      certificates.has(entry.entryId) ||
      hours.has(entry.entryId) ||
      settlements.has(entry.entryId) ||
      needsRecalculation({ withheld: entry, limits }, sumYearToDate(year), cover)
    );
  };
  return live
    .filter((entry) => recordsOf.has(entry.employeeId) && isMarked(entry))
    .map(({ companyId, entryId, employeeId, periodId, payDate }) => ({
      companyId,
      entryId,
      employeeId,
      periodId,
      payDate,
    }));
}

type LiveRow = Awaited<ReturnType<typeof liveEntriesOf>>[number];
type TotalRow = Awaited<ReturnType<typeof totalsOf>>[number];

// The limits and the bonus bands of income tax by certificate are those of a person.
function certificatesToRecalculateOf(
  live: readonly LiveRow[],
  totals: readonly TotalRow[],
  recordsOf: ReadonlyMap<number, ReadonlySet<number>>,
): Set<number> {
  if (live.every(({ certificateTerms }) => certificateTerms === null)) return new Set();
  const inYear = groupBy(live, yearKey);
  const years = new Map(
    totals.map((total) => {
      const own = (inYear.get(yearKey(total)) ?? []).map((row) => ({
        ...recordedIncomeTaxOf(row),
        terms: certificateTermsOfText(row.certificateTerms),
      }));
      return [yearKey(total), { entries: own, opening: openingIncomeTaxOf(total, own) }];
    }),
  );
  const marked = totals.flatMap(({ employeeId, taxYear }) => {
    const own = years.get(yearKey({ employeeId, taxYear }));
    const otherIds = [...(recordsOf.get(employeeId) ?? [])].filter((id) => id !== employeeId);
    const others = otherIds.flatMap((id) => years.get(yearKey({ employeeId: id, taxYear })) ?? []);
    const otherYears = others.map(({ entries: paid, opening }) => incomeTaxYear(paid, opening));
    return own ? certificatesToRecalculate(own.entries, own.opening, otherYears) : [];
  });
  return new Set(marked);
}

// Only the days of the same record count in a week.
function hoursToRecalculateOf(live: readonly LiveRow[]): Set<number> {
  const byDay = live.flatMap(({ entryId, employeeId, workedDays }) => {
    const recorded = recordedDaysOfText(workedDays);
    return recorded ? [{ entryId, employeeId, recorded }] : [];
  });
  const ofRecords = groupBy(byDay, ({ employeeId }) => `${employeeId}`);
  return new Set([...ofRecords.values()].flatMap(hoursToRecalculate));
}

// Each record collects its own taxes on tips.
function settlementsToRecalculateOf(live: readonly LiveRow[]): Set<number> {
  const paid = live.map(({ corrects, ...entry }) => ({
    ...entry,
    corrects: corrects ?? undefined,
    parts: entry,
  }));
  return new Set([...groupBy(paid, yearKey).values()].flatMap(settlementsToRecalculate));
}

function yearKey({ employeeId, taxYear }: { employeeId: number; taxYear: number }): string {
  return `${employeeId}:${taxYear}`;
}

function sumOf(cents: readonly Cents[]): Cents {
  return cents.reduce((sum, one) => sum + one, 0);
}

const COUNTED = ['gross', ...CONTRIBUTION_CONCEPTS] as const;

const inForce = alias(details, 'in_force');

type OfEmployees = { employeeIds: string };

const liveEntriesOf = preparedQuery((db, { employeeIds }: Places<OfEmployees>) =>
  db
    .select({
      companyId: entries.companyId,
      employeeId: entries.employeeId,
      entryId: entries.entryId,
      taxYear: entries.taxYear,
      periodId: entries.periodId,
      payDate: entries.payDate,
      periodStart: entries.periodStart,
      periodEnd: entries.periodEnd,
      insuredSaturdays: entries.insuredSaturdays,
      workedDays: entries.workedDays,
      ...byName(COUNTED, (name) => entries[name]),
      ...byName(ENTRY_LIMITS, (name) => entries[name]),
      ...byName(INCOME_TAXED_AMOUNTS, (name) => entries[name]),
      corrects: details.corrects,
      certificateTerms: inForce.certificateTerms,
    })
    .from(employees)
    .innerJoin(entries, and(eq(entries.companyId, employees.companyId), eq(entries.employeeId, employees.id)))
    .leftJoin(details, CORRECTION_JOIN)
    .leftJoin(inForce, and(eq(inForce.companyId, entries.companyId), eq(inForce.seq, entries.lastSeq)))
    .where(and(isAnyOf(employees.id, employeeIds), eq(entries.status, 'live')))
    .orderBy(asc(entries.entryId)),
);

const totalsOf = preparedQuery((db, { employeeIds }: Places<OfEmployees>) =>
  db
    .select({
      employeeId: ytd.subjectId,
      taxYear: ytd.taxYear,
      ...byName(COUNTED, (name) => ytd[name]),
      codaPlans: ytd.codaPlans,
      incomeTaxWithheld: ytd.incomeTaxWithheld,
      openingExemptWages: openings.openingExemptWages,
    })
    .from(employees)
    .innerJoin(
      ytd,
      and(
        eq(ytd.companyId, employees.companyId),
        eq(ytd.subjectKind, 'employee'),
        eq(ytd.subjectId, employees.id),
      ),
    )
    .leftJoin(
      openings,
      and(
        eq(openings.companyId, ytd.companyId),
        eq(openings.employeeId, ytd.subjectId),
        eq(openings.taxYear, ytd.taxYear),
      ),
    )
    .where(isAnyOf(employees.id, employeeIds)),
);
