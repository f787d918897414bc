import { comparePaid, type RecordedMark } from '@garita/domain/pay/paid-difference';
import { yearOf } from '@garita/domain/time/calendar-date';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { upcast } from '../../event-store/upcast.ts';
import type { ContractorCalculation } from '../../events/contractor-events.ts';
import { UPCASTERS } from '../../events/upcasters.ts';
import { contractorPayments, events } from '../../schema/index.ts';
import { correctionsBefore, paidColumn } from '../pay/entry-state.ts';
import type { ContractorPaymentView } from './contractor-payment-view.ts';
import { paymentsToRecalculate } from './earlier-payments.ts';

/** The condition that a payment is live and the event is the one in force. */
export const inForce = and(eq(contractorPayments.status, 'live'), eq(events.seq, contractorPayments.lastSeq));

/** Reads the payments that meet a condition, with their marks as paid at `asOfSeq` or now. */
export async function paymentViews(
  db: Database,
  where: SQL | undefined,
  asOfSeq?: number,
): Promise<ContractorPaymentView[]> {
  const created = alias(events, 'created');
  const rows = await db
    .select({
      entryId: contractorPayments.entryId,
      companyId: contractorPayments.companyId,
      contractorId: contractorPayments.contractorId,
      version: events.seq,
      eventType: events.type,
      recordedBy: events.actorId,
      recordedAt: isoMoment(events.recordedAt),
      createdAt: isoMoment(created.recordedAt),
      corrections: correctionsBefore(db),
      mark: paidColumn(asOfSeq),
      schemaVersion: events.schemaVersion,
      data: events.data,
    })
    .from(contractorPayments)
    .innerJoin(
      events,
      and(eq(events.companyId, contractorPayments.companyId), eq(events.entryId, contractorPayments.entryId)),
    )
    .innerJoin(
      created,
      and(
        eq(created.companyId, contractorPayments.companyId),
        eq(created.seq, contractorPayments.createdSeq),
      ),
    )
    .where(where)
    .orderBy(asc(contractorPayments.payDate), asc(contractorPayments.entryId));
  const views = rows.map(viewOf);
  const stale = await needingRecalculationAmong(db, views);
  return views.map((view) => ({ ...view, isStale: stale.has(view.entryId) }));
}

type Row = { eventType: string; schemaVersion: number; data: object; mark: RecordedMark | null } & Omit<
  ContractorPaymentView,
  'eventType' | 'taxYear' | 'payDate' | 'paid' | 'inputs' | 'facts' | 'statement' | 'isStale'
>;

// Payments by the rule of the specification do not depend on others, and cost no statement.
async function needingRecalculationAmong(db: Database, views: readonly View[]): Promise<Set<number>> {
  const byLaw = views.filter(({ facts }) => facts.earlierPay);
  const years = new Map(byLaw.map((view) => [`${view.contractorId}:${view.taxYear}`, view]));
  const stale = await Promise.all(
    [...years.values()].map((view) => paymentsToRecalculate(db, view, view.taxYear)),
  );
  return new Set(stale.flatMap((entryIds) => [...entryIds]));
}

type View = Omit<ContractorPaymentView, 'isStale'>;

function viewOf({ eventType, schemaVersion, data, mark, ...row }: Row): View {
  const calculation = upcast(UPCASTERS, { type: eventType, schemaVersion, data });
  const { inputs, facts, result } = calculation as ContractorCalculation; // what the events named below hold
  return {
    ...row,
    // A deletion is never in force, and never the answer of a change.
    eventType: eventType as ContractorPaymentView['eventType'],
    taxYear: yearOf(inputs.payDate),
    payDate: inputs.payDate,
    paid: mark && comparePaid(mark, result.net),
    inputs,
    facts,
    statement: result,
  };
}
