import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { companyTaxes as table } from '../../schema/company.tables.ts';
import { COMPANY_OWNED, companyExists, isVisibleTo } from '../company-scope.ts';
import { defineRegistry } from '../define-registry.ts';
import type { AccountScope, CompanyScope } from '../registry.ts';
import { requireColumn } from '../require-column.ts';

/**
 * The registry of a company's own lines, which deduct from or add to its employees' pay, in order of
 * creation.
 */
export const companyTaxRegistry = defineRegistry({
  table,
  scopedBy: COMPANY_OWNED,
  scopeExists: companyExists,
  orderBy: [table.id],

  toColumns: (tax: CompanyTax) => ({ cents: null, rate: null, ...tax }),

  fromRow: ({ basis, cents, rate, ...line }): CompanyTax =>
    basis === 'fixed'
      ? { ...line, basis, cents: requireColumn(cents) }
      : { ...line, basis, rate: requireColumn(rate) },
});

/** Returns the company of a tax line of the account, for calls that name the line alone. */
export async function scopeOfCompanyTax(
  db: Database,
  account: AccountScope,
  taxId: number,
): Promise<CompanyScope | undefined> {
  const [row] = await db
    .select({ accountId: table.accountId, companyId: table.companyId })
    .from(table)
    .where(and(isVisibleTo(account, table), eq(table.id, taxId)));
  return row;
}
