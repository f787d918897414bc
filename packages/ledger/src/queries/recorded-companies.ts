import { asc } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { heads } from '../schema/index.ts';

/** A company that has a log, of whatever account, and how many events are in it. */
export type RecordedCompany = { companyId: number; lastSeq: number };

/** Every company that anything was ever recorded for, by id. */
export async function listRecordedCompanies(db: Database): Promise<RecordedCompany[]> {
  return db
    .select({ companyId: heads.companyId, lastSeq: heads.lastSeq })
    .from(heads)
    .orderBy(asc(heads.companyId));
}
