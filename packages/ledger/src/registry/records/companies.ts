import type { Company } from '@garita/domain/company/company.schema';
import type { CompanyOrder } from '@garita/domain/company/company-page.schema';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { companies as table } from '../../schema/company.tables.ts';
import { isOfVisibleCompany, isVisibleTo } from '../company-scope.ts';
import { contains } from '../contains.ts';
import { defineRegistry } from '../define-registry.ts';
import { nesting } from '../nested-columns.ts';
import type { AccountScope, Registry } from '../registry.ts';
import type { ListDefinition, RowOf } from '../registry-table.ts';

/** The registry of an account's companies, by name. */
export const companyRegistry: Registry<Company, AccountScope, CompanyOrder> = defineRegistry({
  table,
  scopedBy: ['accountId'],
  visibleTo: isOfVisibleCompany,
  orderBy: [table.name, table.id],
  listing: {
    nameOrder: table.nameOrder,
    orders: {
      name: table.nameOrder,
      contact: sql`registry.spanish_order(${table.contact}) collate "C"`,
      phone: table.phoneNumber,
      active: table.isActive,
    } satisfies ListDefinition<CompanyOrder>['orders'],
    finds: (word) => contains(table.searchText, word),
  },

  ...nesting<Company, RowOf<typeof table>>({
    postalAddress: {
      street: 'postalStreet',
      municipalityId: 'postalMunicipalityId',
      state: 'postalState',
      zip: 'postalZip',
    },
    physicalAddress: {
      street: 'physicalStreet',
      municipalityId: 'physicalMunicipalityId',
      state: 'physicalState',
      zip: 'physicalZip',
    },
    w2ControlRange: { first: 'w2ControlFirst', last: 'w2ControlLast' },
    form480ControlRange: { first: 'form480ControlFirst', last: 'form480ControlLast' },
    leavePolicy: {
      vacationMinutesPerMonth: 'vacationMinutesPerMonth',
      vacationThresholdMinutes: 'vacationThresholdMinutes',
      sickMinutesPerMonth: 'sickMinutesPerMonth',
      sickThresholdMinutes: 'sickThresholdMinutes',
    },
  }),
});

/** Counts the companies of the account, including inactive ones. */
export async function countCompanies(db: Database, scope: AccountScope): Promise<number> {
  const [row] = await db.select({ companies: count() }).from(table).where(isVisibleTo(scope));
  return row?.companies ?? 0;
}

/** Returns true if a company of the account names this accountant. */
export async function isNamedByCompany(
  db: Database,
  { accountId }: AccountScope,
  accountantId: number,
): Promise<boolean> {
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.accountId, accountId), eq(table.accountantId, accountantId)))
    .limit(1);
  return found.length > 0;
}
