import { boxSourceSchema } from '@garita/domain/report/box-source';
import { reportRequestSchema } from '@garita/domain/report/report-request';
import { reportTotalNameSchema } from '@garita/domain/report/report-total';
import { z } from 'zod';
import { lastBonusRule } from '../../application/company/companies.ts';
import { listReports } from '../../application/report/download-report.ts';
import { previewReport } from '../../application/report/preview-report.ts';
import { listExportSchema, recordListExport } from '../../application/report/record-export.ts';
import { reportSources } from '../../application/report/report-sources.ts';
import { companyInput } from './inputs.ts';
import { router, run, signedIn } from './trpc.ts';

const figureSchema = z.union([
  z.strictObject({ total: reportTotalNameSchema }),
  z.strictObject({ box: boxSourceSchema }),
]);

/** The procedures of the screens of documents. The documents are downloaded over HTTP. */
export const reportsRouter = router({
  available: signedIn.query(run(listReports)),
  preview: signedIn.input(reportRequestSchema).query(run(previewReport)),
  sources: signedIn
    .input(z.strictObject({ request: reportRequestSchema, figure: figureSchema }))
    .query(run(reportSources)),
  recordList: signedIn.input(listExportSchema).mutation(run(recordListExport)),
  lastBonusRule: signedIn.input(companyInput).query(run(lastBonusRule)),
});
