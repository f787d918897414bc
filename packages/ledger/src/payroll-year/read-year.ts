import { saturdaysOfText } from '@garita/domain/pay/chauffeur-saturdays';
import { byName } from '@garita/domain/pay/concepts';
import { recordedDaysOfText } from '@garita/domain/pay/day-hours/recorded-days';
import { INCOME_TAXED_AMOUNTS } from '@garita/domain/pay/income-tax-year';
import { ENTRY_LIMITS, type EntryLimits, NO_LIMITS } from '@garita/domain/pay/needs-recalculation';
import { periodStartsPaidIn } from '@garita/domain/pay/period/pay-date';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { addDays } from '@garita/domain/time/calendar-date';
import { recordedPeriod } from '@garita/domain/time/period-id';
import { and, asc, eq, gt, gte, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { allOf } from '../database/all-of.ts';
import type { Transaction } from '../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../database/prepared-query.ts';
import { readBy } from '../database/read-by.ts';
import type { SequencedEvent } from '../event-store/event.ts';
import { upcast } from '../event-store/upcast.ts';
import { employeeYearOf, type PayrollYearEvent } from '../events/payroll-events.ts';
import { UPCASTERS } from '../events/upcasters.ts';
import type { StreamKey } from '../live-entries/year-streams.ts';
import { readOtherRecords } from '../queries/pay/other-records.ts';
import { amounts, details, entries, events } from '../schema/index.ts';
import {
  EMPTY_PAYROLL_YEAR,
  type EntryElsewhere,
  evolveByAmounts,
  evolvePayrollYear,
  type PayrollYear,
} from './state.ts';

/**
 * Reads one employee's tax year from its events. Entry events are read from the columns beside them, which
 * hold what counts toward the year's limits; whole payloads are read only for these entries and their
 * corrections. A payload is 5 KB, and a year has 52. All statements are sent before this returns.
 */
export async function loadPayrollYear(
  tx: Transaction,
  key: StreamKey,
  wholeEntries: readonly number[],
): Promise<PayrollYear> {
  const { rows, elsewhere, otherRecords } = await allOf({
    rows: ofStream(tx, { ...key, wholeEntries: idList(wholeEntries) }),
    elsewhere: readElsewhere(tx, key),
    otherRecords: readOtherRecords(tx, { companyId: key.companyId, ...employeeYearOf(key.stream) }),
  });
  return rows.reduce(after, { ...EMPTY_PAYROLL_YEAR, elsewhere, otherRecords });
}

async function readElsewhere(tx: Transaction, { companyId, stream }: StreamKey): Promise<EntryElsewhere[]> {
  const { employeeId, taxYear } = employeeYearOf(stream);
  const { from, to } = periodStartsPaidIn(taxYear);
  const rows = await paidElsewhere(tx, {
    companyId,
    employeeId,
    taxYear,
    from: addDays(from, -BESIDE_PERIOD),
    to,
  });
  return rows.map(({ periodId, periodStart, periodEnd, workedDays, ...entry }) => ({
    ...entry,
    period: recordedPeriod({ periodId, periodStart, periodEnd }),
    recordedDays: recordedDaysOfText(workedDays),
  }));
}

// The days between the starts of two periods that may have days of one week: those of a month and a week.
const BESIDE_PERIOD = 31 + 6;

type Elsewhere = { companyId: number; employeeId: number; taxYear: number; from: string; to: string };

const paidElsewhere = preparedQuery((db, { companyId, employeeId, taxYear, from, to }: Places<Elsewhere>) =>
  db
    .select({
      entryId: entries.entryId,
      taxYear: entries.taxYear,
      periodId: entries.periodId,
      periodStart: entries.periodStart,
      periodEnd: entries.periodEnd,
      saturdays: readBy(sql`coalesce(${entries.insuredSaturdays}, '')`, saturdaysOfText),
      workedDays: entries.workedDays,
    })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, companyId),
        eq(entries.employeeId, employeeId),
        // A correction has the days of the entry that it corrects, and may be booked much later.
        gte(entries.periodStart, sql`${from}::date`),
        ne(entries.taxYear, taxYear),
        eq(entries.status, 'live'),
        or(
          and(
            lte(entries.periodStart, sql`${to}::date`),
            or(ne(entries.chauffeurInsurance, 0), gt(entries.chauffeurInsuranceUncapped, 0)),
          ),
          isNotNull(entries.workedDays),
        ),
      ),
    )
    // An index has this order, whatever statistics the table has.
    .orderBy(asc(entries.periodStart), asc(entries.entryId)),
);

const COUNTED = ['net', ...CONTRIBUTION_CONCEPTS, ...INCOME_TAXED_AMOUNTS] as const;

// One value and not twelve, which take longer to read.
const LIMITS = sql<(number | null)[]>`json_build_array(${sql.join(
  ENTRY_LIMITS.map((name) => details[name]),
  sql`, `,
)})`;

const ofStream = preparedQuery(
  (db, { companyId, stream, wholeEntries }: Places<StreamKey & { wholeEntries: string }>) => {
    const detailsOfEvent = db
      .select({
        corrects: details.corrects,
        periodId: details.periodId,
        periodStart: details.periodStart,
        periodEnd: details.periodEnd,
        limits: LIMITS.as('limits'),
        saturdays: details.insuredSaturdays,
        certificateTerms: details.certificateTerms,
        workedDays: details.workedDays,
      })
      .from(details)
      .where(and(eq(details.companyId, events.companyId), eq(details.seq, events.seq)))
      .limit(1) // a row at a time, whatever the planner thinks of the company
      .as('details_of_event');
    const changed = db
      .select(byName(COUNTED, (name) => amounts[name]))
      .from(amounts)
      .where(and(eq(amounts.companyId, events.companyId), eq(amounts.seq, events.seq)))
      .limit(1)
      .as('changed');
    const isWhole = or(
      sql`${events.type} not in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated')`,
      isAnyOf(events.entryId, wholeEntries),
      isAnyOf(detailsOfEvent.corrects, wholeEntries),
    );
    return db
      .select({
        seq: events.seq,
        version: events.version,
        type: events.type,
        schemaVersion: events.schemaVersion,
        entryId: events.entryId,
        payDate: events.payDate,
        data: sql<object | null>`case when ${isWhole} then ${events.data} end`,
        corrects: detailsOfEvent.corrects,
        periodId: detailsOfEvent.periodId,
        periodStart: detailsOfEvent.periodStart,
        periodEnd: detailsOfEvent.periodEnd,
        limits: detailsOfEvent.limits,
        saturdays: detailsOfEvent.saturdays,
        certificateTerms: detailsOfEvent.certificateTerms,
        workedDays: detailsOfEvent.workedDays,
        ...byName(COUNTED, (name) => changed[name]),
      })
      .from(events)
      .leftJoinLateral(detailsOfEvent, sql`true`)
      .leftJoinLateral(changed, sql`true`)
      .where(and(eq(events.companyId, companyId), eq(events.streamId, stream)))
      .orderBy(asc(events.version));
  },
);

function limitsOf(values: readonly (number | null)[]): EntryLimits {
  const limits = { ...NO_LIMITS };
  for (const [at, name] of ENTRY_LIMITS.entries()) limits[name] = values[at] ?? null;
  return limits;
}

type Row = Awaited<ReturnType<typeof ofStream>>[number];

function after(year: PayrollYear, row: Row): PayrollYear {
  const { seq, version, type, schemaVersion, entryId, payDate, data, corrects } = row;
  const { periodId, periodStart, periodEnd } = row;
  if (data !== null) {
    const whole = { seq, version, type, data: upcast(UPCASTERS, { type, schemaVersion, data }) };
    return evolvePayrollYear(year, {
      ...whole,
      ...(entryId === null ? {} : { entryId }),
    } as SequencedEvent<PayrollYearEvent>); // as appended
  }
  if (!entryId || !periodId || !periodStart || !periodEnd || payDate === null)
    throw new TypeError(`Event ${seq} states no entry`);
  return evolveByAmounts(year, {
    seq,
    version,
    entryId,
    period: recordedPeriod({ periodId, periodStart, periodEnd }),
    payDate,
    isNew: type === 'TimeLoaded',
    delta: byName(COUNTED, (name) => row[name] ?? 0),
    limits: limitsOf(row.limits),
    saturdays: saturdaysOfText(row.saturdays),
    certificateTerms: row.certificateTerms,
    recordedDays: recordedDaysOfText(row.workedDays),
    corrects,
  });
}
