import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import {
  amounts,
  anchors,
  cheques,
  commands,
  companies,
  contractorPayments,
  details,
  entries,
  events,
  filedCopies,
  heads,
  leaveAdjustments,
  memos,
  openings,
  paidMarks,
  register,
  streams,
  taxLines,
  ytd,
} from '../schema/index.ts';

/** The tables of the ledger, each with a company in its rows. */
export const LEDGER_TABLES = [
  heads,
  streams,
  commands,
  events,
  amounts,
  details,
  taxLines,
  memos,
  filedCopies,
  anchors,
  ytd,
  entries,
  contractorPayments,
  paidMarks,
  cheques,
  openings,
  leaveAdjustments,
  register,
] as const;

/**
 * A company in the ledger, the number of events in its log, and its account: null if the records have no
 * such company.
 */
export type RecordedCompany = { companyId: number; lastSeq: number; accountId: number | null };

/**
 * Returns every company that has a row in any table of the ledger, by id, even if its row in `heads` was
 * removed.
 */
export async function listRecordedCompanies(db: Database): Promise<RecordedCompany[]> {
  const known = sql.join(
    LEDGER_TABLES.map((table) => sql`select company_id from ${table}`),
    sql` union `,
  );
  return readRows<RecordedCompany>(
    db,
    sql`select c.company_id as "companyId", coalesce(
          (select max(e.seq) from ${events} e where e.company_id = c.company_id), 0) as "lastSeq",
          (select r.account_id from ${companies} r where r.id = c.company_id) as "accountId"
        from (${known}) c order by 1`,
  );
}
