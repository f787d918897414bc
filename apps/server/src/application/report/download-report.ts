import { isAllowed } from '@garita/domain/account/permissions';
import type { BonusRule } from '@garita/domain/company/bonus-rule.schema';
import type { ReportName, ReportRequest } from '@garita/domain/report/report-request';
import { keepBonusRule } from '@garita/ledger/registry/bonus-rules';
import { existing } from '../existing.ts';
import { type Context, useCase } from '../use-case.ts';
import { writeOnce } from '../write-once.ts';
import type { Download } from './download.ts';
import { gatherReport } from './gather-report.ts';
import { builtReports } from './report-makers.ts';

/**
 * The file of a document. The bonus settings that it came with are kept on the company, if the person may write.
 *
 * Errors: those of `gatherReport`.
 */
export const downloadReport = useCase(
  'pay:read',
  async (context, request: ReportRequest): Promise<Download> => {
    const { file } = await gatherReport(context, request);
    if (request.report === 'christmas-bonus') await keepRule(context, request.companyId, request.bonusRule);
    return file();
  },
);

/** A document that is a list as an Excel file. Errors: those of `gatherReport`; `not-found` for one that is no list. */
export const downloadWorkbook = useCase(
  'pay:read',
  async (context, request: ReportRequest): Promise<Download> => {
    const { workbook } = await gatherReport(context, request);
    return existing(workbook());
  },
);

/** The names of the documents that can be downloaded; the others are not built yet. */
export const listReports = useCase('pay:read', async (): Promise<ReportName[]> => builtReports());

async function keepRule(context: Context, companyId: number, rule: BonusRule): Promise<void> {
  const { role, accountId } = context.actor;
  if (!isAllowed(role, 'records:write')) return;
  await writeOnce(context, { operation: 'bonusRules.keep', request: [companyId, rule] }, (tx, stamp) =>
    keepBonusRule(tx, stamp, { accountId, companyId }, rule),
  );
}
