import type { EarlierContractorPay } from '@garita/domain/contractor/contractor-rule';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { readBy } from '../../database/read-by.ts';
import { companies } from '../../schema/company.tables.ts';
import { contractorPayments } from '../../schema/index.ts';
import { contractors } from '../../schema/people.tables.ts';

const own = alias(contractors, 'own');
const ownCompany = alias(companies, 'own_company');

/**
 * Returns what the other records of a payee were paid in the year before a payment, in cents. They are the
 * contractors with the same taxpayer number in the companies of the account with the same employer number. A
 * record without pay is left out.
 */
export async function paidByOtherRecords(
  db: Database,
  { companyId, contractorId }: { companyId: number; contractorId: number },
  { entryId, payDate }: { entryId: number; payDate: CalendarDate },
): Promise<EarlierContractorPay['elsewhere']> {
  const gross = sql`sum(${contractorPayments.gross})`;
  const isIndividual = (record: typeof own | typeof contractors) =>
    sql`(${record.entityType} = 'individual')`;
  return db
    .select({ companyId: contractors.companyId, contractorId: contractors.id, gross: readBy(gross, Number) })
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
        eq(contractorPayments.taxYear, yearOf(payDate)),
        or(
          lt(contractorPayments.payDate, payDate),
          and(eq(contractorPayments.payDate, payDate), lt(contractorPayments.entryId, entryId)),
        ),
      ),
    )
    .where(and(eq(own.id, contractorId), eq(own.companyId, companyId)))
    .groupBy(contractors.companyId, contractors.id)
    .having(gt(gross, 0))
    .orderBy(asc(contractors.id));
}
