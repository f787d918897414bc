import type { LeavePolicy } from '@garita/domain/employee/leave-policy';
import type { Cents } from '@garita/domain/money/cents';
import { saturdaysOfText } from '@garita/domain/pay/chauffeur-saturdays';
import { byName, TIME_KINDS } from '@garita/domain/pay/concepts';
import { mapYearToDate, type YearToDate } from '@garita/domain/pay/contributions';
import type { WorkedMinutes } from '@garita/domain/pay/time-entry.schema';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type PayPeriod, recordedPeriod } from '@garita/domain/time/period-id';
import { and, asc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { details, entries } from '../../schema/index.ts';
import { groupBy } from '../group-by.ts';
import { LEAVE_COLUMNS } from '../leave/leave-balances.ts';
import { leavePolicyOf } from '../leave/leave-rows.ts';
import { CORRECTION_JOIN } from './paid-entries.ts';
import type { EmployeeKey, EmployeesOfCompany } from './year-to-date.ts';

/** A live entry in a list: its totals and what counts toward the limits, without its inputs. */
export type LoadedEntry = {
  entryId: number;
  /** The number of the event in force. */
  version: number;
  payDate: CalendarDate;
  period: PayPeriod;
  minutes: WorkedMinutes;
  leavePolicy: LeavePolicy;
  net: Cents;
  /** The amounts that it adds to its tax year, in cents. */
  added: YearToDate;
  /** The Saturdays that a chauffeur's entry withholds for. */
  saturdays: CalendarDate[];
  /** The entry of a closed period that it corrects; null if it is no correction. */
  corrects: { entryId: number; period: PayPeriod } | null;
};

/**
 * Returns the live entries of an employee in the periods of one year, by period and then in order of
 * loading. It reads columns only and opens no event.
 */
export async function loadedEntriesOfYear(
  db: Database,
  employee: EmployeeKey,
  periodYear: number,
): Promise<LoadedEntry[]> {
  const rows = await inPeriodsOf(db, {
    ...employee,
    from: periodYear * 1000,
    before: (periodYear + 1) * 1000,
  });
  return rows.map(loadedEntryOf);
}

/**
 * Returns the live entries of several employees in the periods that start between two days, by employee, then
 * by period and in order of loading.
 */
export async function loadedEntriesBetween(
  db: Database,
  { companyId, employeeIds, from, to }: EmployeesOfCompany & { from: CalendarDate; to: CalendarDate },
): Promise<Map<number, LoadedEntry[]>> {
  const rows = await startingBetween(db, { companyId, employeeIds: idList(employeeIds), from, to });
  return new Map(
    [...groupBy(rows, ({ employeeId }) => employeeId)].map(([id, found]) => [id, found.map(loadedEntryOf)]),
  );
}

type Row = Awaited<ReturnType<typeof inPeriodsOf>>[number];

function loadedEntryOf(row: Row): LoadedEntry {
  return {
    entryId: row.entryId,
    version: row.lastSeq,
    payDate: row.payDate,
    period: recordedPeriod(row),
    minutes: byName(TIME_KINDS, (kind) => row[`${kind}Minutes`]),
    leavePolicy: leavePolicyOf(row),
    net: row.net,
    added: mapYearToDate((name) => row[name] ?? 0),
    saturdays: saturdaysOfText(row.insuredSaturdays),
    corrects: row.correctedId === null ? null : { entryId: row.correctedId, period: correctedPeriod(row) },
  };
}

const corrected = alias(entries, 'corrected');

const COLUMNS = {
  ...LEAVE_COLUMNS,
  payDate: entries.payDate,
  net: entries.net,
  gross: entries.gross,
  ...byName(CONTRIBUTION_CONCEPTS, (name) => entries[name]),
  additionalMedicareBase: entries.additionalMedicareBase,
  insuredSaturdays: entries.insuredSaturdays,
  correctedId: corrected.entryId,
  correctedPeriodId: corrected.periodId,
  correctedStart: corrected.periodStart,
  correctedEnd: corrected.periodEnd,
};

const inPeriodsOf = preparedQuery((db, of: Places<EmployeeKey & { from: number; before: number }>) =>
  loadedRows(
    db,
    and(
      eq(entries.companyId, of.companyId),
      eq(entries.employeeId, of.employeeId),
      gte(entries.periodId, of.from),
      lt(entries.periodId, of.before),
    ),
  ),
);

type StartingBetween = { companyId: number; employeeIds: string; from: string; to: string };

const startingBetween = preparedQuery((db, of: Places<StartingBetween>) =>
  loadedRows(
    db,
    and(
      eq(entries.companyId, of.companyId),
      isAnyOf(entries.employeeId, of.employeeIds),
      gte(entries.periodStart, sql`${of.from}::date`),
      lte(entries.periodStart, sql`${of.to}::date`),
    ),
  ),
);

function loadedRows(db: Database, where: SQL | undefined) {
  return db
    .select(COLUMNS)
    .from(entries)
    .leftJoin(details, CORRECTION_JOIN)
    .leftJoin(
      corrected,
      and(eq(corrected.companyId, entries.companyId), eq(corrected.entryId, details.corrects)),
    )
    .where(and(where, eq(entries.status, 'live')))
    .orderBy(asc(entries.periodId), asc(entries.entryId));
}

type CorrectedColumns = Record<'correctedStart' | 'correctedEnd', CalendarDate | null> & {
  correctedPeriodId: number | null;
};

/** Returns the period of the corrected entry, whose columns are null together if there is none. */
function correctedPeriod(row: CorrectedColumns): PayPeriod {
  return recordedPeriod({
    periodId: row.correctedPeriodId ?? 0,
    periodStart: row.correctedStart ?? '',
    periodEnd: row.correctedEnd ?? '',
  });
}
