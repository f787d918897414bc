import { isAllowed } from '@garita/domain/account/permissions';
import { documentFacts } from '@garita/domain/report/document-facts';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportName, ReportRequest } from '@garita/domain/report/report-request';
import { saveBonusRule } from '@garita/ledger/registry/records/bonus-rules';
import { orNotFound } from '../../refusal/app-error.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { writeIdempotently } from '../write-idempotently.ts';
import { type Download, download } from './download.ts';
import { loadReport } from './load-report.ts';
import { recordExport } from './record-export.ts';
import { reportNames } from './report-makers.ts';

/**
 * Downloads the file of a document. Bonus settings of the request are saved for the company if the user may
 * write; the download is recorded.
 *
 * Errors: those of `loadReport`.
 */
export const downloadReport = useCase(
  'pay:read',
  async (context, request: ReportRequest): Promise<Download> => {
    const { file } = await loadReport(context, request);
    await keepRule(context, request);
    const planned = await file();
    await recordReport(context, request);
    return download(context, planned);
  },
);

/**
 * Downloads a document in another format. Errors: those of `loadReport`; `not-found` for a format that the
 * document does not have.
 */
export const downloadReportAs = useCase(
  'pay:read',
  async (
    context,
    { request, format }: { request: ReportRequest; format: OtherFormat },
  ): Promise<Download> => {
    const { workbook, tables } = await loadReport(context, request);
    const planned = orNotFound(format === 'xlsx' ? await workbook() : tables[format]?.());
    await keepRule(context, request);
    await recordReport(context, request, format);
    return download(context, planned);
  },
);

/** Lists the names of the documents that can be downloaded. */
export const listReports = useCase('pay:read', async (): Promise<ReportName[]> => reportNames());

function recordReport(context: UseCaseContext, request: ReportRequest, format?: OtherFormat): Promise<void> {
  const about = { ...documentFacts(request), ...(format && { format }) };
  return recordExport(context, { companyId: request.companyId, document: request.report, about });
}

async function keepRule(context: UseCaseContext, request: ReportRequest): Promise<void> {
  const { role, accountId } = context.actor;
  if (request.report !== 'christmas-bonus' || !isAllowed(role, 'records:write')) return;
  const { companyId, bonusRule: rule } = request;
  await writeIdempotently(
    context,
    { operation: 'bonusRules.keep', request: [companyId, rule] },
    (tx, stamp) => saveBonusRule(tx, stamp, { accountId, companyId }, rule),
  );
}
