import { filedOver } from '@garita/domain/filing/filed-document';
import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import { and, between, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { amounts, details, events } from '../schema/index.ts';
import type { CompanyFiling } from './filed-documents.ts';

/**
 * Of these filings, those whose pay is another since: what was recorded after them on their days does not come to nothing. What was
 * changed and changed back does. One query, however many companies they are of.
 */
export async function changedSinceFiled(
  db: Database,
  filings: readonly CompanyFiling[],
): Promise<CompanyFiling[]> {
  if (filings.length === 0) return [];
  const filing = { companyId: details.companyId, seq: details.seq };
  const paid = { subject: amounts.subjectKind, payDate: amounts.payDate };
  const changed = await db
    .select({ ...filing, ...paid })
    .from(details)
    .innerJoin(events, and(eq(events.companyId, details.companyId), eq(events.seq, details.seq)))
    .innerJoin(
      amounts,
      and(
        eq(amounts.companyId, details.companyId),
        gt(amounts.seq, details.seq),
        between(amounts.payDate, details.coveredFrom, details.coveredTo),
      ),
    )
    .where(
      and(
        inArray(events.companyId, [...new Set(filings.map(({ companyId }) => companyId))]),
        sql`${events.type} = 'DocumentFiled'`, // written out, as the index of these events has it
      ),
    )
    .groupBy(details.companyId, details.seq, amounts.subjectKind, amounts.subjectId, amounts.payDate)
    .having(or(...AMOUNT_NAMES.map((name) => sql`sum(${amounts[name]}) <> 0`)));
  return filings.filter((one) =>
    changed.some(
      ({ companyId, seq, subject, payDate }) =>
        companyId === one.companyId &&
        seq === one.seq &&
        subject !== 'company' &&
        filedOver([one], subject, [payDate]).length > 0,
    ),
  );
}
