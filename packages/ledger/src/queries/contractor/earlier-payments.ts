import {
  type EarlierContractorPay,
  grossBefore,
  isSubjectPartOutdated,
  type OtherRecordPayment,
  paidElsewhere,
} from '@garita/domain/contractor/contractor-rule';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allOf } from '../../database/all-of.ts';
import type { Database } from '../../database/client.ts';
import { readBy } from '../../database/read-by.ts';
import { companies } from '../../schema/company.tables.ts';
import { contractorPayments, events } from '../../schema/index.ts';
import { contractors } from '../../schema/people.tables.ts';

const own = alias(contractors, 'own');
const ownCompany = alias(companies, 'own_company');

/** A contractor of a company. */
type ContractorKey = { companyId: number; contractorId: number };

/**
 * Returns what the other records of a payee were paid in the year before a payment, in cents. They are the
 * contractors with the same taxpayer number in the companies of the account with the same employer number. A
 * record without pay is left out.
 */
export async function paidByOtherRecords(
  db: Database,
  key: ContractorKey,
  payment: { entryId: number; payDate: CalendarDate },
): Promise<EarlierContractorPay['elsewhere']> {
  return paidElsewhere(await paymentsOfOtherRecords(db, key, yearOf(payment.payDate)), payment);
}

/** Returns the live payments of the payee's other records in a tax year, by record and entry. */
export async function paymentsOfOtherRecords(
  db: Database,
  { companyId, contractorId }: ContractorKey,
  taxYear: number,
): Promise<OtherRecordPayment[]> {
  const isIndividual = (record: typeof own | typeof contractors) =>
    sql`(${record.entityType} = 'individual')`;
  return db
    .select({
      companyId: contractors.companyId,
      contractorId: contractors.id,
      entryId: contractorPayments.entryId,
      payDate: contractorPayments.payDate,
      gross: contractorPayments.gross,
    })
    .from(own)
    .innerJoin(ownCompany, eq(ownCompany.id, own.companyId))
    .innerJoin(
      contractors,
      and(
        eq(contractors.accountId, own.accountId),
        eq(contractors.taxpayerIndex, own.taxpayerIndex),
        // A social security number and an employer number may have the same digits.
        sql`${isIndividual(contractors)} = ${isIndividual(own)}`,
        ne(contractors.id, own.id),
      ),
    )
    .innerJoin(
      companies,
      and(
        eq(companies.id, contractors.companyId),
        eq(companies.employerIdentificationNumber, ownCompany.employerIdentificationNumber),
      ),
    )
    .innerJoin(
      contractorPayments,
      and(
        eq(contractorPayments.companyId, contractors.companyId),
        eq(contractorPayments.contractorId, contractors.id),
        eq(contractorPayments.status, 'live'),
        eq(contractorPayments.taxYear, taxYear),
      ),
    )
    .where(and(eq(own.id, contractorId), eq(own.companyId, companyId)))
    .orderBy(asc(contractors.id), asc(contractorPayments.entryId));
}

/**
 * Returns the live payments of a contractor's year that need recalculation by the law's rule, in the order of
 * the year.
 */
export async function paymentsToRecalculate(
  db: Database,
  key: ContractorKey,
  taxYear: number,
): Promise<Set<number>> {
  const { paid, others } = await allOf({
    paid: paymentsByLaw(db, key, taxYear),
    others: paymentsOfOtherRecords(db, key, taxYear),
  });
  const outdated = paid.filter((payment) => {
    const earlier = { own: grossBefore(paid, payment), elsewhere: paidElsewhere(others, payment) };
    return payment.isByLaw && isSubjectPartOutdated(payment, earlier);
  });
  return new Set(outdated.map(({ entryId }) => entryId));
}

// A company that went back to the rule of the specification recalculates nothing by that of the law.
async function paymentsByLaw(db: Database, { companyId, contractorId }: ContractorKey, taxYear: number) {
  const { entryId, payDate, gross } = contractorPayments;
  return db
    .select({
      entryId,
      payDate,
      gross,
      notSubject: readBy(sql`coalesce((${events.data} -> 'result' ->> 'notSubject')::bigint, 0)`, Number),
      isByLaw: sql<boolean>`${events.data} -> 'facts' -> 'earlierPay' is not null
        and ${companies.contractorRule} = 'law'`,
    })
    .from(contractorPayments)
    .innerJoin(companies, eq(companies.id, contractorPayments.companyId))
    .innerJoin(events, and(eq(events.companyId, companies.id), eq(events.seq, contractorPayments.lastSeq)))
    .where(
      and(
        eq(contractorPayments.companyId, companyId),
        eq(contractorPayments.contractorId, contractorId),
        eq(contractorPayments.status, 'live'),
        eq(contractorPayments.taxYear, taxYear),
      ),
    )
    .orderBy(asc(payDate), asc(entryId));
}
