import type { Amounts } from '@garita/domain/pay/amounts';
import type { PeriodStatus } from '@garita/domain/pay/period/period-status';
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import type { CompanyEvent } from '../../events/company-events.ts';
import { isVisibleTo } from '../../registry/company-scope.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { anchors, companies, events, register } from '../../schema/index.ts';

/** The status and the totals of a company's period. */
export type PeriodStatusRow = Pick<Amounts, 'gross' | 'net'> & {
  companyId: number;
  periodId: number;
  status: PeriodStatus;
  /** The last event that the register counts. */
  version: number;
  entryCount: number;
  /** The transition that led to this status; null if something was booked since. */
  lastTransition: PeriodTransitionRow | null;
};

/** The review, closing or reopening of a period by a user. */
export type PeriodTransitionRow = {
  type: Extract<CompanyEvent['type'], `Period${string}`>;
  seq: number;
  by: number;
  at: string;
  reason: string | null;
  /** The company's hash after the transition, and whether an anchor signs it. */
  hash: string;
  isSigned: boolean;
};

// Part of the text, for the index of the events of a period.
const IS_TRANSITION = sql`${events.type} in ('PeriodReviewed', 'PeriodClosed', 'PeriodReopened')`;

const TRANSITION_COLUMNS = {
  type: events.type,
  seq: events.seq,
  by: events.actorId,
  at: isoMoment(events.recordedAt),
  reason: events.reason,
  hash: events.hash,
  isSigned: sql<boolean>`${anchors.seq} is not null`,
};

/**
 * Returns the status of periods, of one company or of all of an account. A period without any event is open
 * and left out.
 */
export async function listPeriodStatuses(
  db: Database,
  of: { companyId: number } | AccountScope,
  periodIds: readonly number[],
): Promise<PeriodStatusRow[]> {
  const rows =
    'companyId' in of
      ? await ofCompany(db, { companyId: of.companyId, periodIds: idList(periodIds) })
      : await ofAccount(db, of, periodIds);
  return rows.map(statusRowOf);
}

/** Returns the status of the periods of a year, of every frequency. */
export async function listPeriodStatusesOfYear(
  db: Database,
  companyId: number,
  year: number,
): Promise<PeriodStatusRow[]> {
  const rows = await ofCompanyInYear(db, { companyId, from: year * 1_000, before: (year + 1) * 1_000 });
  return rows.map(statusRowOf);
}

type Row = Awaited<ReturnType<typeof ofCompany>>[number];

function statusRowOf({ lastTransition, ...row }: Row): PeriodStatusRow {
  // `IS_TRANSITION` leaves only events of these types.
  return { lastTransition: lastTransition?.type ? (lastTransition as PeriodTransitionRow) : null, ...row };
}

const ofCompany = preparedQuery(
  (db, { companyId, periodIds }: Places<{ companyId: number; periodIds: string }>) =>
    statusRows(db, and(eq(register.companyId, companyId), isAnyOf(register.periodId, periodIds))),
);

const ofCompanyInYear = preparedQuery(
  (db, { companyId, from, before }: Places<{ companyId: number; from: number; before: number }>) =>
    statusRows(
      db,
      and(eq(register.companyId, companyId), gte(register.periodId, from), lt(register.periodId, before)),
    ),
);

function ofAccount(db: Database, scope: AccountScope, periodIds: readonly number[]) {
  const seen = db.select({ id: companies.id }).from(companies).where(isVisibleTo(scope));
  return statusRows(db, and(inArray(register.companyId, seen), inArray(register.periodId, [...periodIds])));
}

function statusRows(db: Database, where: SQL | undefined) {
  return (
    db
      .select({
        companyId: register.companyId,
        periodId: register.periodId,
        status: register.status,
        version: register.asOfSeq,
        entryCount: register.entryCount,
        gross: register.gross,
        net: register.net,
        lastTransition: TRANSITION_COLUMNS,
      })
      .from(register)
      // The last event of a reviewed or closed period is its transition.
      .leftJoin(
        events,
        and(eq(events.companyId, register.companyId), eq(events.seq, register.asOfSeq), IS_TRANSITION),
      )
      .leftJoin(anchors, and(eq(anchors.companyId, events.companyId), eq(anchors.seq, events.seq)))
      .where(where)
      .orderBy(asc(register.companyId), asc(register.periodId))
  );
}

/** Returns every transition of a period, in order. */
export async function listPeriodTransitions(
  db: Database,
  companyId: number,
  periodId: number,
): Promise<PeriodTransitionRow[]> {
  const rows = await db
    .select(TRANSITION_COLUMNS)
    .from(events)
    .leftJoin(anchors, and(eq(anchors.companyId, events.companyId), eq(anchors.seq, events.seq)))
    .where(and(eq(events.companyId, companyId), eq(events.periodId, periodId), IS_TRANSITION))
    .orderBy(asc(events.seq));
  return rows as PeriodTransitionRow[]; // as `IS_TRANSITION` says
}
