import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { contractorPayments, events, users } from '../../schema/index.ts';
import { type EntryMoment, lastEventAt, STATING_EVENT_TYPES } from '../pay/entry-state.ts';
import type { PaymentBeside } from '../pay/pay-beside.ts';
import { inForce, paymentViews } from './contractor-payment-rows.ts';
import type { ContractorPaymentView } from './contractor-payment-view.ts';

type ContractorKey = { companyId: number; contractorId: number };

/** Returns the live payment with this id, of any company: the caller checks whose it is. */
export async function findContractorPayment(
  db: Database,
  entryId: number,
): Promise<ContractorPaymentView | undefined> {
  const [payment] = await paymentViews(db, and(inForce, eq(contractorPayments.entryId, entryId)));
  return payment;
}

/** Returns a payment as it was at an earlier event, to answer a repeated request. */
export async function contractorPaymentAt(
  db: Database,
  moment: EntryMoment,
): Promise<ContractorPaymentView | undefined> {
  const [payment] = await paymentViews(db, lastEventAt(db, moment), moment.seq);
  return payment;
}

/** Returns the live payments of a contractor in a tax year, by pay date and then in order of loading. */
export async function contractorPaymentsOfYear(
  db: Database,
  { companyId, contractorId }: ContractorKey,
  taxYear: number,
): Promise<ContractorPaymentView[]> {
  const ofYear = and(
    eq(contractorPayments.companyId, companyId),
    eq(contractorPayments.contractorId, contractorId),
    eq(contractorPayments.taxYear, taxYear),
  );
  return paymentViews(db, and(inForce, ofYear));
}

/** Returns every version of a payment, oldest first, deleted or not. Marks as paid are no versions. */
export async function contractorPaymentVersions(
  db: Database,
  { companyId, entryId }: { companyId: number; entryId: number },
): Promise<ContractorPaymentView[]> {
  const ofPayment = and(eq(contractorPayments.companyId, companyId), eq(contractorPayments.entryId, entryId));
  const versions = await paymentViews(db, and(ofPayment, inArray(events.type, STATING_EVENT_TYPES)));
  return versions.toSorted((a, b) => a.version - b.version);
}

/**
 * Returns the contractor of a payment and the payment's state; undefined if the id is no contractor's
 * payment.
 */
export async function findPaymentOwner(db: Database, entryId: number) {
  const { companyId, contractorId, taxYear, status } = contractorPayments;
  const [owner] = await db
    .select({ companyId, contractorId, taxYear, status })
    .from(contractorPayments)
    .where(eq(contractorPayments.entryId, entryId));
  return owner;
}

/**
 * Returns the live payments of a contractor that were loaded between two events, or are paid on one day, in
 * order of loading.
 */
export async function contractorPaymentsBeside(
  db: Database,
  { companyId, contractorId }: ContractorKey,
  { after = 0, until, payDate, exceptEntryId }: PaymentsBeside,
): Promise<PaymentBeside[]> {
  const { entryId, net, createdSeq } = contractorPayments;
  return db
    .select({
      entryId,
      payDate: contractorPayments.payDate,
      net,
      recordedBy: sql<string | null>`trim(${users.name} || ' ' || ${users.lastName})`,
      recordedAt: isoMoment(events.recordedAt),
    })
    .from(contractorPayments)
    .innerJoin(
      events,
      and(eq(events.companyId, contractorPayments.companyId), eq(events.seq, contractorPayments.createdSeq)),
    )
    .leftJoin(users, eq(users.id, events.actorId))
    .where(
      and(
        eq(contractorPayments.companyId, companyId),
        eq(contractorPayments.contractorId, contractorId),
        eq(contractorPayments.status, 'live'),
        gt(createdSeq, after),
        until === undefined ? undefined : lte(createdSeq, until),
        payDate === undefined ? undefined : eq(contractorPayments.payDate, payDate),
        exceptEntryId === undefined ? undefined : ne(entryId, exceptEntryId),
      ),
    )
    .orderBy(asc(createdSeq));
}

/** The payments of a contractor to read; `after` and `until` are numbers of events. */
type PaymentsBeside = {
  after?: number;
  until?: number;
  payDate?: CalendarDate;
  exceptEntryId?: number;
};
