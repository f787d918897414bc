import { lineSchema } from '@garita/domain/field/line.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { z } from 'zod';
import { companyScope } from '../company-scope.ts';
import { orNotFound } from '../or-not-found.ts';
import { useCase } from '../use-case.ts';
import { recordExport } from './record-export.ts';

/** A list that somebody saves as a sheet: what its screen calls it, of which company and which of its periods. */
export const listExportSchema = z.strictObject({
  list: lineSchema,
  /** Absent of a list of the whole account, such as that of the companies. */
  companyId: recordIdSchema.optional(),
  periodId: recordIdSchema.optional(),
});
type ListExport = z.infer<typeof listExportSchema>;

/**
 * Keeps that somebody saves a list as a sheet. The browser makes the sheet of what it shows already, and asks for this first.
 * Errors: `not-found`.
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
