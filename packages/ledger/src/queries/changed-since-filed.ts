import { filedOver } from '@garita/domain/filing/filed-document';
import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import { and, between, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { amounts, details, events } from '../schema/index.ts';
import type { CompanyFiling } from './filed-documents.ts';
import { movedBases } from './moved-bases.ts';

/**
 * Of these filings, those whose pay is another since: what was recorded after them on their days does not come to nothing, or what was
 * recorded on earlier days of the year moves what is taxed on theirs. What was changed and changed back does neither. One query,
 * however many companies they are of, and a few more for each quarter with earlier changes.
 */
export async function changedSinceFiled(
  db: Database,
  filings: readonly CompanyFiling[],
): Promise<CompanyFiling[]> {
  if (filings.length === 0) return [];
  const filed = { companyId: details.companyId, seq: details.seq };
  const { subjectKind: subject, subjectId, payDate } = amounts;
  const gross = sql`sum(${amounts.gross})`.mapWith(Number);
  const changed = await db
    .select({ ...filed, subject, subjectId, payDate, gross })
    .from(details)
    .innerJoin(events, and(eq(events.companyId, details.companyId), eq(events.seq, details.seq)))
    .innerJoin(
      amounts,
      and(
        eq(amounts.companyId, details.companyId),
        gt(amounts.seq, details.seq),
        between(payDate, sql`date_trunc('year', ${details.coveredFrom})::date`, details.coveredTo),
      ),
    )
    .where(
      and(
        inArray(events.companyId, [...new Set(filings.map(({ companyId }) => companyId))]),
        sql`${events.type} = 'DocumentFiled'`, // written out, as the index of these events has it
      ),
    )
    .groupBy(details.companyId, details.seq, subject, subjectId, payDate)
    .having(or(...AMOUNT_NAMES.map((name) => sql`sum(${amounts[name]}) <> 0`)));
  const changesOf = ({ companyId, seq }: CompanyFiling) =>
    changed.filter((change) => change.companyId === companyId && change.seq === seq);
  const isChanged = (one: CompanyFiling) =>
    changesOf(one).some(
      (change) =>
        change.subject !== 'company' && filedOver([one], change.subject, [change.payDate]).length > 0,
    );
  const unchanged = filings
    .filter((one) => !isChanged(one))
    .map((filing) => ({ filing, changes: changesOf(filing).filter(({ subject: of }) => of === 'employee') }));
  const moved = new Set(await movedBases(db, unchanged));
  return filings.filter((one) => isChanged(one) || moved.has(one));
}
