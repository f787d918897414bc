import { isAllowed } from '@garita/domain/account/permissions';
import { documentFacts } from '@garita/domain/report/document-facts';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportName, ReportRequest } from '@garita/domain/report/report-request';
import { saveBonusRule } from '@garita/ledger/registry/records/bonus-rules';
import { orNotFound } from '../../refusal/app-error.ts';
import type { Download } from '../dependencies.ts';
import { longFile } from '../long-work.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { writeIdempotently } from '../write-idempotently.ts';
import { download } from './download.ts';
import { loadReport, requireReport } from './load-report.ts';
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
  (context, request: ReportRequest): Promise<Download> => recorded(context, { request }),
);

/**
 * Downloads a document in another format. Errors: those of `loadReport`; `not-found` for a format that the
 * document does not have.
 */
export const downloadReportAs = useCase(
  'pay:read',
  (context, asked: { request: ReportRequest; format: OtherFormat }): Promise<Download> =>
    recorded(context, asked),
);

type AskedFile = { request: ReportRequest; format?: OtherFormat };

/** Makes the file of a document, or another format of it. */
export const reportFile = longFile(
  'report-file',
  async (context, { request, format }: AskedFile): Promise<Download> => {
    const { file, workbook, tables } = await loadReport(context, request);
    if (format === undefined) return download(context, await file());
    return download(context, orNotFound(format === 'xlsx' ? await workbook() : tables[format]?.()));
  },
  { refuse: (context, { request }) => requireReport(context, request) },
);

/** Makes a file and records its download; a file whose download is not recorded is given up. */
async function recorded(context: UseCaseContext, { request, format }: AskedFile): Promise<Download> {
  const made = await reportFile(context, { request, ...(format && { format }) });
  try {
    await keepRule(context, request);
    await recordReport(context, request, format);
    return made;
  } catch (error) {
    await made.bytes[Symbol.asyncIterator]().return?.();
    throw error;
  }
}

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
