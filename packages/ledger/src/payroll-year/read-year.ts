import { byName } from '@garita/domain/pay/concepts';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/tax/tax-parameters';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../database/prepared-query.ts';
import type { SequencedEvent } from '../event-store/event.ts';
import { upcast } from '../event-store/upcast.ts';
import type { StreamKey } from '../live-entries/year-streams.ts';
import { amounts, details, events } from '../schema/index.ts';
import type { PayrollYearEvent } from './events.ts';
import { EMPTY_PAYROLL_YEAR, evolveByAmounts, evolvePayrollYear, type PayrollYear } from './state.ts';
import { UPCASTERS } from './upcasters.ts';

/**
 * One employee's tax year from its events. Those that state an entry are read by the columns beside them, which say what counts toward
 * the year's limits; as a whole only where they are of one of these entries or correct it. A payload is 5 KB, and a year has 52.
 */
export async function loadPayrollYear(
  tx: Transaction,
  key: StreamKey,
  wholeEntries: readonly number[],
): Promise<PayrollYear> {
  const rows = await ofStream(tx, { ...key, wholeEntries: idList(wholeEntries) });
  return rows.reduce(after, EMPTY_PAYROLL_YEAR);
}

const COUNTED = ['gross', 'net', ...CONTRIBUTION_CONCEPTS] as const;

const ofStream = preparedQuery(
  (db, { companyId, stream, wholeEntries }: Places<StreamKey & { wholeEntries: string }>) => {
    const said = db
      .select({ corrects: details.corrects, additionalMedicareBase: details.additionalMedicareBase })
      .from(details)
      .where(and(eq(details.companyId, events.companyId), eq(details.seq, events.seq)))
      .limit(1) // a row at a time, whatever the planner thinks of the company
      .as('said');
    const changed = db
      .select(byName(COUNTED, (name) => amounts[name]))
      .from(amounts)
      .where(and(eq(amounts.companyId, events.companyId), eq(amounts.seq, events.seq)))
      .limit(1)
      .as('changed');
    const isWhole = or(
      sql`${events.type} not in ('TimeLoaded', 'TimeAmended', 'TimeRecalculated')`,
      isAnyOf(events.entryId, wholeEntries),
      isAnyOf(said.corrects, wholeEntries),
    );
    return db
      .select({
        seq: events.seq,
        version: events.version,
        type: events.type,
        schemaVersion: events.schemaVersion,
        entryId: events.entryId,
        payDate: events.payDate,
        data: sql<object | null>`case when ${isWhole} then ${events.data} end`.mapWith(events.data),
        corrects: said.corrects,
        additionalMedicareBase: said.additionalMedicareBase,
        ...byName(COUNTED, (name) => changed[name]),
      })
      .from(events)
      .leftJoinLateral(said, sql`true`)
      .leftJoinLateral(changed, sql`true`)
      .where(and(eq(events.companyId, companyId), eq(events.streamId, stream)))
      .orderBy(asc(events.version));
  },
);

type Row = Awaited<ReturnType<typeof ofStream>>[number];

function after(year: PayrollYear, row: Row): PayrollYear {
  const { seq, version, type, schemaVersion, entryId, payDate, data, corrects } = row;
  if (data !== null) {
    const whole = { seq, version, type, data: upcast(UPCASTERS, { type, schemaVersion, data }) };
    return evolvePayrollYear(year, {
      ...whole,
      ...(entryId === null ? {} : { entryId }),
    } as SequencedEvent<PayrollYearEvent>); // as appended
  }
  if (entryId === null || payDate === null) throw new TypeError(`Event ${seq} states no entry`);
  return evolveByAmounts(year, {
    seq,
    version,
    entryId,
    payDate,
    isNew: type === 'TimeLoaded',
    delta: byName(COUNTED, (name) => row[name] ?? 0),
    additionalMedicareBase: row.additionalMedicareBase ?? 0,
    corrects,
  });
}
