import type { SettledObligation } from '@garita/domain/filing/due/settled';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { employeeYearOf } from '../../events/payroll-events.ts';
import { details, events } from '../../schema/index.ts';
import { isNotWithdrawn } from './not-withdrawn.ts';

/**
 * A mark that settles a period or an obligation of a company outside Garita, with who made it. `seq`
 * names it in the company's log.
 */
export type CompanySettlement = { companyId: number; seq: number; markedAt: string; markedBy: number } & (
  | ({ kind: 'obligation' } & SettledObligation)
  | { kind: 'no-work'; stream: string; employeeId: number; periodId: number }
);

/** Returns what these companies settled outside Garita and did not withdraw, in the order of their logs. */
export async function listSettlements(
  db: Database,
  companyIds: readonly number[],
): Promise<CompanySettlement[]> {
  const rows = await inForceOf(db, { companyIds: idList(companyIds) });
  return rows.map(({ stream, obligation, from, to, periodId, ...marked }) =>
    obligation !== null && from !== null && to !== null
      ? { ...marked, kind: 'obligation', obligation, from, to }
      : {
          ...marked,
          kind: 'no-work',
          stream,
          employeeId: employeeYearOf(stream).employeeId,
          periodId: periodId ?? 0, // `ledger_code.require_settlement` has seen it
        },
  );
}

const inForceOf = preparedQuery((db, { companyIds }: Places<{ companyIds: string }>) => {
  return db
    .select({
      companyId: events.companyId,
      seq: events.seq,
      stream: events.streamId,
      obligation: details.obligation,
      from: details.coveredFrom,
      to: details.coveredTo,
      periodId: details.periodId,
      markedAt: isoMoment(events.recordedAt),
      markedBy: events.actorId,
    })
    .from(events)
    .innerJoin(details, and(eq(details.companyId, events.companyId), eq(details.seq, events.seq)))
    .where(
      and(
        isAnyOf(events.companyId, companyIds),
        sql`${events.type} in ('NoWorkRecorded', 'ObligationSettled')`, // written out, as their index has it
        isNotWithdrawn(db, 'SettlementWithdrawn'),
      ),
    )
    .orderBy(asc(events.companyId), asc(events.seq));
});
