import { lineSchema } from '@garita/domain/field/line.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import type { DocumentFacts } from '@garita/domain/report/document-facts';
import type { ReportName } from '@garita/domain/report/report-request';
import { WHOLE_ACCOUNT_DISCLOSURE } from '@garita/ledger/registry/access/disclosures';
import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import { z } from 'zod';
import { companyScope, requireCompany } from '../access.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';

/** The download of a document, of a company or, without one, of the whole account. */
type Export = {
  companyId?: number | undefined;
  document: ReportName | 'package' | 'list';
  about: DocumentFacts;
};

/**
 * Records that the user downloads a document. It is called after everything that may refuse the document, and
 * before its first byte.
 */
export async function recordExport(
  { dependencies: { database, now }, actor }: UseCaseContext,
  { companyId = WHOLE_ACCOUNT_DISCLOSURE, document, about }: Export,
): Promise<void> {
  const stamp = { accountId: actor.accountId, actorId: actor.userId, at: now() };
  const shown = { tableName: 'documents', recordId: companyId, field: document, about };
  await database.transaction((tx) => recordDisclosure(tx, stamp, shown));
}

/** A list that a user saves as a sheet: its name on the screen, its company, and its period if it has one. */
export const listExportSchema = z.strictObject({
  list: lineSchema,
  /** Absent for a list of the whole account, such as the list of companies. */
  companyId: recordIdSchema.optional(),
  periodId: recordIdSchema.optional(),
});
type ListExport = z.infer<typeof listExportSchema>;

/**
 * Records that the user saves a list as a sheet. The browser makes the sheet from what it shows, and calls
 * this first. Errors: `not-found`.
 */
export const recordListExport = useCase(
  'records:read',
  async (context, { companyId, ...about }: ListExport): Promise<void> => {
    const { dependencies, actor } = context;
    if (companyId !== undefined) {
      companyScope(actor, companyId);
      await requireCompany(dependencies.database, actor, companyId);
    }
    await recordExport(context, { companyId, document: 'list', about });
  },
);
