import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isVisibleTo } from '../../registry/company-scope.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { companies, ytd } from '../../schema/index.ts';

/** A person whom a company paid in a tax year, here or in another system. */
export type PayeeOfYear = { companyId: number; kind: 'employee' | 'contractor'; id: number };

/** Returns everybody whom the companies of an account paid in a tax year. */
export async function listPayeesOfYear(
  db: Database,
  scope: AccountScope,
  taxYear: number,
): Promise<PayeeOfYear[]> {
  const rows = await db
    .select({ companyId: ytd.companyId, kind: ytd.subjectKind, id: ytd.subjectId })
    .from(ytd)
    .innerJoin(companies, eq(companies.id, ytd.companyId))
    .where(
      and(isVisibleTo(scope), eq(ytd.taxYear, taxYear), gt(ytd.gross, 0), ne(ytd.subjectKind, 'company')),
    );
  return rows.flatMap(({ kind, ...row }) => (kind === 'company' ? [] : [{ ...row, kind }]));
}
