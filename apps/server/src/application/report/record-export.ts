import { lineSchema } from '@garita/domain/field/line.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import type { DocumentFacts } from '@garita/domain/report/document-facts';
import type { ReportName } from '@garita/domain/report/report-request';
import { WHOLE_ACCOUNT_DISCLOSURE } from '@garita/ledger/registry/access/disclosures';
import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { z } from 'zod';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';

/** A document that somebody takes, of a company or, without one, of the whole account. */
type Export = {
  companyId?: number | undefined;
  document: ReportName | 'package' | 'list';
  about: DocumentFacts;
};

/**
 * Keeps that somebody takes a document. It is called once nothing refuses the document any more, and before
 * its first bytes.
 */
export async function recordExport(
  { dependencies: { database, now }, actor }: UseCaseContext,
  { companyId = WHOLE_ACCOUNT_DISCLOSURE, document, about }: Export,
): Promise<void> {
  const stamp = { accountId: actor.accountId, actorId: actor.userId, at: now() };
  const shown = { tableName: 'documents', recordId: companyId, field: document, about };
  await database.transaction((tx) => recordDisclosure(tx, stamp, shown));
}

/**
 * A list that somebody saves as a sheet: what its screen calls it, of which company and which of its periods.
 */
export const listExportSchema = z.strictObject({
  list: lineSchema,
  /** Absent of a list of the whole account, such as that of the companies. */
  companyId: recordIdSchema.optional(),
  periodId: recordIdSchema.optional(),
});
type ListExport = z.infer<typeof listExportSchema>;

/**
 * Keeps that somebody saves a list as a sheet. The browser makes the sheet of what it shows already, and asks
 * for this first. Errors: `not-found`.
 */
export const recordListExport = useCase(
  'records:read',
  async (context, { companyId, ...about }: ListExport): Promise<void> => {
    const { dependencies, actor } = context;
    if (companyId !== undefined) {
      companyScope(actor, companyId);
      orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
    }
    await recordExport(context, { companyId, document: 'list', about });
  },
);
