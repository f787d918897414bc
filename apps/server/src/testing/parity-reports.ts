import { dueAnswer } from '../doors/rest/filing/due.wire.ts';
import { reconciliationAnswer } from '../doors/rest/filing/reconciliation.wire.ts';
import { previewAnswer } from '../doors/rest/report/preview.wire.ts';
import { reportAnswer } from '../doors/rest/report/report.wire.ts';
import { bonusRuleAnswer } from '../doors/rest/report/report-request.wire.ts';
import { found, type Operation } from './parity-operation.ts';

/** The operations of the screen of documents. The documents are downloads, which one door has. */
export const REPORT_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'listReports',
    typed: async (client) => found((await client.reports.available.query()).map(reportAnswer)),
    rest: () => ({ path: 'reports/available' }),
  },
  {
    useCase: 'previewReport',
    typed: async (client, { companyId }) =>
      found(previewAnswer(await client.reports.preview.query({ report: 'form-940', companyId, year: 2026 }))),
    rest: ({ companyId }) => ({
      method: 'POST',
      path: 'reports/preview',
      body: { report: 'form-940', company_id: companyId, year: 2026 },
    }),
  },
  {
    useCase: 'listDue',
    typed: async (client) => found((await client.filing.due.query()).map(dueAnswer)),
    rest: () => ({ path: 'filing/due' }),
  },
  {
    useCase: 'reconciliationOf',
    typed: async (client, { companyId }) =>
      found(reconciliationAnswer(await client.filing.reconciliation.query({ companyId, year: 2026 }))),
    rest: ({ companyId }) => ({ path: `filing/reconciliation/${companyId}/2026` }),
  },
  {
    useCase: 'lastBonusRule',
    typed: async (client, { companyId }) =>
      found(bonusRuleAnswer(await client.reports.lastBonusRule.query({ companyId }))),
    rest: ({ companyId }) => ({ path: `reports/bonus/${companyId}` }),
  },
];
