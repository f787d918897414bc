import type { DocumentFacts } from '@garita/domain/report/document-facts';
import type { ReportName } from '@garita/domain/report/report-request';
import { recordShown } from '@garita/ledger/registry/record-changes';
import type { Context } from '../use-case.ts';

/** A document that somebody takes, of a company. */
type Export = { companyId: number; document: ReportName | 'package'; about: DocumentFacts };

/** Keeps that somebody takes a document. It is called once nothing refuses the document any more, and before its first bytes. */
export async function recordExport(
  { dependencies: { database, now }, actor }: Context,
  { companyId, document, about }: Export,
): Promise<void> {
  const stamp = { accountId: actor.accountId, actorId: actor.userId, at: now() };
  const shown = { tableName: 'documents', recordId: companyId, field: document, about };
  await database.transaction((tx) => recordShown(tx, stamp, shown));
}
