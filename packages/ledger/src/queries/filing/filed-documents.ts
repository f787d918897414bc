import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { readEvents } from '../../event-store/read-stream.ts';
import type { DocumentFiled } from '../../events/company-events.ts';
import { UPCASTERS } from '../../events/upcasters.ts';
import type { FilingKey } from '../../registry/encrypted/filed-copy.ts';
import { details, events } from '../../schema/index.ts';
import { isNotWithdrawn } from './not-withdrawn.ts';

/** A filed document of a company, with the user who marked it. `seq` names the filing. */
export type CompanyFiling = FiledDocument &
  FilingKey & {
    markedAt: string;
    markedBy: number;
    /** The command that marked it, in every company that the document is of. */
    commandId: string;
  };

/**
 * Returns the filings of these companies that are not withdrawn, in the order in which they were marked. A
 * document that was filed again has two.
 */
export async function listFilings(db: Database, companyIds: readonly number[]): Promise<CompanyFiling[]> {
  const rows = await inForceOf(db, { companyIds: idList(companyIds) });
  return rows as CompanyFiling[]; // what a filing has in `details`, `ledger_code.require_filing` has seen
}

const inForceOf = preparedQuery((db, { companyIds }: Places<{ companyIds: string }>) => {
  return db
    .select({
      companyId: events.companyId,
      seq: events.seq,
      report: details.filedReport,
      from: details.coveredFrom,
      to: details.coveredTo,
      filedOn: details.filedOn,
      confirmation: details.confirmation,
      markedAt: isoMoment(events.recordedAt),
      markedBy: events.actorId,
      commandId: events.commandId,
    })
    .from(events)
    .innerJoin(details, and(eq(details.companyId, events.companyId), eq(details.seq, events.seq)))
    .where(
      and(
        isAnyOf(events.companyId, companyIds),
        sql`${events.type} = 'DocumentFiled'`, // written out, as the index of these events has it
        isNotWithdrawn(db, 'FilingWithdrawn'),
      ),
    )
    .orderBy(asc(events.companyId), asc(events.seq));
});

/** Returns a filing as it was recorded, even if it was withdrawn since; undefined if there is none. */
export async function findFiling(
  db: Database,
  { companyId, seq }: FilingKey,
): Promise<DocumentFiled['data'] | undefined> {
  const ofFiling = and(
    eq(events.companyId, companyId),
    eq(events.seq, seq),
    eq(events.type, 'DocumentFiled'),
  );
  const [filing] = await readEvents<DocumentFiled>(db, ofFiling, UPCASTERS);
  return filing?.data;
}
