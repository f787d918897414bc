import type { Cents } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { cheques, details, events } from '../../schema/index.ts';

/**
 * Returns the number of a company's next cheque. Under the lock of the company's log nobody else gets the
 * same number.
 */
export async function nextChequeNumber(db: Database, companyId: number): Promise<number> {
  const [next] = await nextOf(db, { companyId });
  if (!next) throw new TypeError('ledger_code.next_cheque always answers');
  return next.number;
}

const nextOf = preparedQuery((db, { companyId }: Places<{ companyId: number }>) =>
  db.select({ number: sql<number>`number` }).from(sql`ledger_code.next_cheque(${companyId}) as next(number)`),
);

/** Returns true if a cheque, void or not, ever had this number. */
export async function isChequeNumberTaken(db: Database, companyId: number, number: number): Promise<boolean> {
  const taken = await db
    .select({ number: cheques.number })
    .from(cheques)
    .where(and(eq(cheques.companyId, companyId), eq(cheques.number, number)));
  return taken.length > 0;
}

/** A void cheque: the payee, and the event that made it void. */
export type VoidCheque = {
  number: number;
  amount: Cents;
  issuedOn: CalendarDate;
  payee: { kind: 'employee' | 'contractor'; id: number };
  /** The mark was taken back, or the paid entry was deleted. */
  cause: 'taken-back' | 'deleted';
  reason: string | null;
  voidedAt: string;
  voidedBy: number;
};

/** Returns the void cheques of a company, by number. */
export async function voidChequesOf(db: Database, companyId: number): Promise<VoidCheque[]> {
  const issued = alias(events, 'issued');
  const voiding = alias(events, 'voiding');
  const rows = await db
    .select({
      number: cheques.number,
      amount: cheques.amount,
      issuedOn: sql<CalendarDate>`${details.paidOn}::text`,
      stream: issued.streamId,
      voidedWith: voiding.type,
      reason: voiding.reason,
      voidedAt: isoMoment(voiding.recordedAt),
      voidedBy: voiding.actorId,
    })
    .from(cheques)
    .innerJoin(issued, and(eq(issued.companyId, cheques.companyId), eq(issued.seq, cheques.issuedSeq)))
    .innerJoin(details, and(eq(details.companyId, issued.companyId), eq(details.seq, issued.seq)))
    .innerJoin(voiding, and(eq(voiding.companyId, cheques.companyId), eq(voiding.seq, cheques.voidSeq)))
    .where(eq(cheques.companyId, companyId))
    .orderBy(asc(cheques.number));
  return rows.map(({ stream, voidedWith, ...row }) => ({
    ...row,
    payee: payeeOf(stream),
    cause: voidedWith === 'TimeUnpaid' ? 'taken-back' : 'deleted',
  }));
}

function payeeOf(stream: string): VoidCheque['payee'] {
  const [kind, id] = stream.split(':');
  return { kind: kind === 'ctr' ? 'contractor' : 'employee', id: Number(id) };
}
