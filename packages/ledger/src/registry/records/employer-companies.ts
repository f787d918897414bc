import type { Company } from '@garita/domain/company/company.schema';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { companies } from '../../schema/company.tables.ts';
import type { CompanyScope } from '../registry.ts';
import { ownCompany } from './person-records.ts';

/** A company of an employer number, with the facts that the number's returns take of each of them. */
export type EmployerCompany = { id: number } & Pick<
  Company,
  'name' | 'payer' | 'businessStartDate' | 'businessEndDate' | 'w2ControlRange'
>;

/**
 * Returns the companies of an account that have the employer number of one of them, itself among them, the
 * first record first. A number of zeros is nobody's.
 */
export const listEmployerCompanies = preparedQuery((db, { accountId, companyId }: Places<CompanyScope>) => {
  const number = companies.employerIdentificationNumber;
  return db
    .select({
      id: companies.id,
      name: companies.name,
      payer: companies.payer,
      businessStartDate: companies.businessStartDate,
      businessEndDate: companies.businessEndDate,
      w2ControlRange: { first: companies.w2ControlFirst, last: companies.w2ControlLast },
    })
    .from(ownCompany)
    .innerJoin(
      companies,
      and(
        eq(companies.accountId, ownCompany.accountId),
        eq(number, ownCompany.employerIdentificationNumber),
        or(eq(companies.id, ownCompany.id), sql`${number} ~ '[1-9]'`),
      ),
    )
    .where(and(eq(ownCompany.id, companyId), eq(ownCompany.accountId, accountId)))
    .orderBy(asc(companies.id));
});
