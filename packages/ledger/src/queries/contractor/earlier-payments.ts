import {
  type EarlierContractorPay,
  grossBefore,
  isSubjectPartOutdated,
  type OtherRecordPayment,
  paidElsewhere,
} from '@garita/domain/contractor/contractor-rule';
import type { Cents } from '@garita/domain/money/cents';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allOf } from '../../database/all-of.ts';
import type { Database } from '../../database/client.ts';
import { readBy } from '../../database/read-by.ts';
import { companies } from '../../schema/company.tables.ts';
import { contractorPayments, events } from '../../schema/index.ts';
import { contractors } from '../../schema/people.tables.ts';
import { groupBy } from '../group-by.ts';

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
  const ofYear = and(eq(own.companyId, companyId), eq(own.id, contractorId), isOfYear(taxYear));
  const rows = await otherPayments(db, ofYear);
  return rows.map(({ ofContractorId: _, taxYear: __, ...payment }) => payment);
}

/**
 * Returns the live payments of a contractor's year that need recalculation by the law's rule, in the order of
 * the year.
 */
export async function paymentsToRecalculate(
  db: Database,
  { companyId, contractorId }: ContractorKey,
  taxYear: number,
): Promise<Set<number>> {
  const { paid, others } = await allOf({
    paid: ownPayments(
      db,
      and(
        eq(contractorPayments.companyId, companyId),
        eq(contractorPayments.contractorId, contractorId),
        isOfYear(taxYear),
      ),
    ),
    others: otherPayments(db, and(eq(own.companyId, companyId), eq(own.id, contractorId), isOfYear(taxYear))),
  });
  return new Set(outdatedAmong(paid, others).map(({ entryId }) => entryId));
}

/** Returns the contractors of some companies with payments that need recalculation, and their pay dates. */
export async function contractorsToRecalculate(
  db: Database,
  companyIds: readonly number[],
): Promise<{ contractorId: number; payDate: CalendarDate }[]> {
  if (companyIds.length === 0) return [];
  const ids = [...companyIds];
  const { paid, others } = await allOf({
    paid: ownPayments(db, inArray(contractorPayments.companyId, ids)),
    others: otherPayments(db, inArray(own.companyId, ids)),
  });
  return outdatedAmong(paid, others);
}

/** A payment of a year as far as the law's rule counts it. */
type CountedPayment = { entryId: number; payDate: CalendarDate; gross: Cents };

/** The live payments of a payee in a year: those of a contractor's record, and those of the other records. */
export type PayeeYear = { own: CountedPayment[]; elsewhere: OtherRecordPayment[] };

/** Returns the year of each payee of a company by contractor; a payee without payments is left out. */
export async function payeeYears(
  db: Database,
  { companyId, taxYear }: { companyId: number; taxYear: number },
): Promise<Map<number, PayeeYear>> {
  const { paid, others } = await allOf({
    paid: ownPayments(db, and(eq(contractorPayments.companyId, companyId), isOfYear(taxYear))),
    others: otherPayments(db, and(eq(own.companyId, companyId), isOfYear(taxYear))),
  });
  const years = new Map<number, PayeeYear>();
  const yearOfPayee = (contractorId: number) => {
    const year = years.get(contractorId) ?? { own: [], elsewhere: [] };
    years.set(contractorId, year);
    return year;
  };
  for (const { contractorId, entryId, payDate, gross } of paid)
    yearOfPayee(contractorId).own.push({ entryId, payDate, gross });
  for (const { ofContractorId, taxYear: _, ...payment } of others)
    yearOfPayee(ofContractorId).elsewhere.push(payment);
  return years;
}

type OwnPayment = Awaited<ReturnType<typeof ownPayments>>[number];
type OtherPayment = Awaited<ReturnType<typeof otherPayments>>[number];

function outdatedAmong(paid: readonly OwnPayment[], others: readonly OtherPayment[]): OwnPayment[] {
  const keyOf = (contractorId: number, taxYear: number) => `${contractorId}:${taxYear}`;
  const ownOf = groupBy(paid, (payment) => keyOf(payment.contractorId, payment.taxYear));
  const othersOf = groupBy(others, (payment) => keyOf(payment.ofContractorId, payment.taxYear));
  return paid.filter((payment) => {
    if (!payment.isByLaw) return false;
    const key = keyOf(payment.contractorId, payment.taxYear);
    const earlier = {
      own: grossBefore(ownOf.get(key) ?? [], payment),
      elsewhere: paidElsewhere(othersOf.get(key) ?? [], payment),
    };
    return isSubjectPartOutdated(payment, earlier);
  });
}

function isOfYear(taxYear: number): SQL {
  return eq(contractorPayments.taxYear, taxYear);
}

// The live payments of the other records of the payees of `own`.
async function otherPayments(db: Database, where: SQL | undefined) {
  const isIndividual = (record: typeof own | typeof contractors) =>
    sql`(${record.entityType} = 'individual')`;
  return db
    .select({
      ofContractorId: own.id,
      companyId: contractors.companyId,
      contractorId: contractors.id,
      entryId: contractorPayments.entryId,
      taxYear: contractorPayments.taxYear,
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
      ),
    )
    .where(where)
    .orderBy(asc(own.id), asc(contractors.id), asc(contractorPayments.entryId));
}

// The live payments of contractors. A company that went back to the rule of the specification recalculates
// nothing by that of the law.
async function ownPayments(db: Database, where: SQL | undefined) {
  const { entryId, contractorId, taxYear, payDate, gross } = contractorPayments;
  return db
    .select({
      companyId: contractorPayments.companyId,
      contractorId,
      entryId,
      taxYear,
      payDate,
      gross,
      notSubject: readBy(sql`coalesce((${events.data} -> 'result' ->> 'notSubject')::bigint, 0)`, Number),
      isByLaw: sql<boolean>`${events.data} -> 'facts' -> 'earlierPay' is not null
        and ${companies.contractorRule} = 'law'`,
    })
    .from(contractorPayments)
    .innerJoin(companies, eq(companies.id, contractorPayments.companyId))
    .innerJoin(events, and(eq(events.companyId, companies.id), eq(events.seq, contractorPayments.lastSeq)))
    .where(and(where, eq(contractorPayments.status, 'live')))
    .orderBy(asc(payDate), asc(entryId));
}
