import type { DocumentFacts } from '@garita/domain/report/document-facts';
import type { ReportName } from '@garita/domain/report/report-request';
import { WHOLE_ACCOUNT_DISCLOSURE } from '@garita/ledger/registry/access/disclosures';
import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import type { UseCaseContext } from '../use-case.ts';

/** A document that somebody takes, of a company or, without one, of the whole account. */
type Export = {
  companyId?: number | undefined;
  document: ReportName | 'package' | 'list';
  about: DocumentFacts;
};

/** Keeps that somebody takes a document. It is called once nothing refuses the document any more, and before its first bytes. */
export async function recordExport(
  { dependencies: { database, now }, actor }: UseCaseContext,
  { companyId = WHOLE_ACCOUNT_DISCLOSURE, document, about }: Export,
): Promise<void> {
  const stamp = { accountId: actor.accountId, actorId: actor.userId, at: now() };
  const shown = { tableName: 'documents', recordId: companyId, field: document, about };
  await database.transaction((tx) => recordDisclosure(tx, stamp, shown));
}
