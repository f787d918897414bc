import type { LeaveBalances, LeaveEntry } from '@garita/domain/employee/leave-balance';
import { leaveBalancesAt } from '@garita/domain/employee/leave-balance';
import { LEAVE_KINDS } from '@garita/domain/employee/leave-policy';
import { byName } from '@garita/domain/pay/concepts';
import { minutesByMonth } from '@garita/domain/pay/day-hours/recorded-days';
import type { PaidSpan } from '@garita/domain/pay/period/paid-days';
import type { EntryToCheck, WarningTerms } from '@garita/domain/pay/warnings/pay-warnings';
import type { LawParameters } from '@garita/domain/tax/parameter-kinds';
import { lackingParameters } from '@garita/domain/tax/year-parameters';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { batchQueries } from '../database/batch-queries.ts';
import type { Database } from '../database/client.ts';
import type { Calculation } from '../events/payroll-events.ts';
import { orNotFound } from '../live-entries/refused-error.ts';
import { groupBy } from '../queries/group-by.ts';
import { leaveRows } from '../queries/leave/leave-balances.ts';
import { employeeLeaveMovements, groupLeaveRows, NO_LEAVE_ROWS } from '../queries/leave/leave-rows.ts';
import { openingBalanceDatesOf } from '../queries/opening-balance/opening-balance-dates.ts';
import { payOfDays } from '../queries/pay/pay-beside.ts';
import { warningTermsOf } from '../registry/records/employee-terms.ts';
import { readLawParameters } from '../registry/records/pay-parameters.ts';

/** The part of a calculated entry that warnings depend on. */
export type CheckedEntry = Pick<Calculation, 'period' | 'inputs'> & { statement: Calculation['result'] };

/** The records and the other pay that warnings compare an entry with. */
export type CheckedAgainst = {
  terms: WarningTerms;
  /** The employee's other pay for any day of the period. */
  beside: EntryToCheck['others'];
  /** The days up to which opening balances count pay of another system, by tax year. */
  openingDates: Record<number, CalendarDate>;
  parameters: LawParameters;
  /** The leave at the end of the period, without the entry and with it. */
  leave: { before: LeaveBalances; after: LeaveBalances };
};

/**
 * Returns what the warnings about an entry depend on: `lacksParameters` is about the parameters of its year,
 * whether they are due or not.
 */
export function entryToCheck(
  { period, inputs: { payDate, minutes, days }, statement }: CheckedEntry,
  { terms, beside, openingDates, parameters, leave }: CheckedAgainst,
): EntryToCheck {
  const openingUntil = openingDates[yearOf(payDate)];
  return {
    period,
    payDate,
    minutes,
    isByDay: days !== undefined,
    statement,
    terms,
    others: beside,
    openingUntil: openingUntil !== undefined && payDate <= openingUntil ? openingUntil : undefined,
    lacksParameters: lackingParameters(parameters, yearOf(payDate)).length > 0,
    minimumWages: parameters.minimumWages,
    leave: byName(LEAVE_KINDS, (kind) => ({
      taken: minutes[kind],
      before: leave.before[kind],
      after: leave.after[kind],
    })),
  };
}

/** A calculated entry of a pay run, recorded or not. */
export type EntryOfRun = { employeeId: number; entryId: number; calculation: Omit<Calculation, 'basis'> };

/** Returns what the warnings about the entries of a pay run depend on, in their order. */
export async function entriesToCheck(
  db: Database,
  companyId: number,
  run: readonly EntryOfRun[],
): Promise<EntryToCheck[]> {
  if (run.length === 0) return [];
  const employees = { companyId, employeeIds: [...new Set(run.map(({ employeeId }) => employeeId))] };
  const periods = run.map(({ calculation }) => calculation.period);
  const [from = ''] = periods.map(({ start }) => start).toSorted();
  const [to = ''] = periods.map(({ end }) => end).toSorted((a, b) => (a < b ? 1 : -1));
  const { leave, paid, openingDates, terms, parameters } = await batchQueries(db, (batch) => ({
    leave: leaveRows(batch, employees),
    paid: payOfDays(batch, { ...employees, from, to }),
    openingDates: openingBalanceDatesOf(batch, employees),
    terms: warningTermsOf(batch, employees),
    parameters: readLawParameters(batch),
  }));
  const ids = new Set(run.map(({ entryId }) => entryId));
  const leaveOf = groupLeaveRows('employeeId', leave);
  const runOf = groupBy(run, ({ employeeId }) => employeeId);
  const paidOf = groupBy(
    paid.filter((row) => !ids.has(row.entryId)),
    ({ employeeId }) => employeeId,
  );
  return run.map(({ employeeId, entryId, calculation }) => {
    const { period, inputs, result: statement } = calculation;
    const ofEmployee = runOf.get(employeeId) ?? [];
    const rows = leaveOf.get(employeeId) ?? NO_LEAVE_ROWS;
    const recorded = { ...rows, entries: rows.entries.filter((row) => !ids.has(row.entryId)) };
    const others = ofEmployee.filter((other) => other.entryId !== entryId);
    const balancesWith = (entries: readonly EntryOfRun[]) =>
      leaveBalancesAt(employeeLeaveMovements(recorded, entries.map(leaveEntryOf)), period.end);
    const beside = [...(paidOf.get(employeeId) ?? []), ...others.map(paidSpanOf)].filter(
      (one) => one.period.start <= period.end && one.period.end >= period.start,
    );
    return entryToCheck(
      { period, inputs, statement },
      {
        terms: orNotFound(terms.get(employeeId)),
        beside,
        openingDates: openingDates.get(employeeId) ?? {},
        parameters,
        leave: { before: balancesWith(others), after: balancesWith(ofEmployee) },
      },
    );
  });
}

function paidSpanOf({
  entryId,
  calculation: { period, inputs, result },
}: EntryOfRun): PaidSpan & { regularMinutes: Minutes } {
  const { payDate, minutes } = inputs;
  return { entryId, period, payDate, net: result.net, regularMinutes: minutes.regular };
}

// An entry of a run counts as the newest of its month, as it will be once it is recorded.
function leaveEntryOf({ entryId, calculation }: EntryOfRun): LeaveEntry {
  const { period, inputs, facts } = calculation;
  const { minutes, days } = inputs;
  const workedMinutes = Object.values(minutes).reduce((sum, ofKind) => sum + ofKind, 0);
  return {
    entryId,
    seq: Number.MAX_SAFE_INTEGER,
    periodId: period.id,
    periodStart: period.start,
    periodEnd: period.end,
    workedMinutes,
    minutesByMonth: days && minutesByMonth({ periodStart: period.start, minutes: workedMinutes, days }),
    taken: { vacation: minutes.vacation, sick: minutes.sick },
    policy: facts.leavePolicy,
  };
}
