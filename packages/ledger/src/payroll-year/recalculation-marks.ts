import type { Cents } from '@garita/domain/money/cents';
import { needsRecalculation } from '@garita/domain/pay/needs-recalculation';
import type { RecalculationMark } from '../event-store/append.ts';
import type { ChangedYears } from '../live-entries/year-streams.ts';
import type { LiveEntry, PayrollYear } from './state.ts';
import { yearToDateBefore } from './year-to-date.ts';

/** Tax years of one employee. */
type Years = ReadonlyMap<number, PayrollYear>;

/**
 * Returns the marks that change with the events of a command about one employee. An entry that an event
 * changes has no mark before. The chauffeur insurance of a period is due once, so the other years in which
 * such a period is paid are read too.
 */
export async function changedMarks({
  before,
  after,
  read,
}: ChangedYears<PayrollYear>): Promise<RecalculationMark[]> {
  const others = await readAll(otherYearsOf(before, after), read);
  const [yearsBefore, yearsAfter] = [new Map([...before, ...others]), new Map([...after, ...others])];
  const marked = entriesToRecalculate(yearsBefore);
  const needed = entriesToRecalculate(yearsAfter);
  return [...yearsAfter].flatMap(([taxYear, { live }]) =>
    [...live.values()].flatMap(({ entryId, seq }) => {
      const isUnchanged = yearsBefore.get(taxYear)?.live.get(entryId)?.seq === seq;
      const wasNeeded = isUnchanged && marked.has(entryId);
      const isNeeded = needed.has(entryId);
      return isNeeded === wasNeeded ? [] : [{ entryId, needsRecalculation: isNeeded }];
    }),
  );
}

/** Returns the ids of the live entries of some tax years that need recalculation. */
export function entriesToRecalculate(years: Years): Set<number> {
  const inPeriods = chauffeurInsuranceByPeriod(years);
  return new Set([...years.values()].flatMap((year) => entriesOfYear(year, inPeriods)));
}

function entriesOfYear(year: PayrollYear, inPeriods: ReadonlyMap<number, Cents>): number[] {
  const sums = yearToDateBefore(year);
  const isNeeded = ({ added: withheld, limits, periodId }: LiveEntry) =>
    needsRecalculation({ withheld, limits }, sums, inPeriods.get(periodId) ?? 0);
  return [...year.live.values()].filter(isNeeded).map(({ entryId }) => entryId);
}

// The other tax years in which periods are paid whose chauffeur insurance changes.
function otherYearsOf(before: Years, after: Years): number[] {
  const [was, is] = [chauffeurInsuranceByPeriod(before), chauffeurInsuranceByPeriod(after)];
  const changed = elsewhere(after).filter(({ periodId }) => was.get(periodId) !== is.get(periodId));
  return [...new Set(changed.map(({ taxYear }) => taxYear))];
}

async function readAll(
  taxYears: readonly number[],
  read: (taxYear: number) => Promise<PayrollYear>,
): Promise<[number, PayrollYear][]> {
  return Promise.all(taxYears.map(async (taxYear) => [taxYear, await read(taxYear)]));
}

function chauffeurInsuranceByPeriod(years: Years): Map<number, Cents> {
  const sums = new Map<number, Cents>();
  const add = (periodId: number, cents: Cents) => sums.set(periodId, (sums.get(periodId) ?? 0) + cents);
  for (const { live } of years.values())
    for (const { periodId, added } of live.values()) add(periodId, added.chauffeurInsurance);
  for (const { periodId, chauffeurInsurance } of elsewhere(years)) add(periodId, chauffeurInsurance);
  return sums;
}

// Each once, where several of the years say it, and none of these years, whose entries are known.
function elsewhere(years: Years) {
  const entries = [...years.values()].flatMap((year) => year.elsewhere);
  const others = entries.filter(({ taxYear }) => !years.has(taxYear));
  return [...new Map(others.map((entry) => [entry.entryId, entry])).values()];
}
