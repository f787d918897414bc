import { WORKBOOK_TYPE } from '@garita/reports/list/render-workbook';
import { loadPayRun } from '../../../application/pay-run/pay-run.ts';
import { previewPayRun } from '../../../application/pay-run/preview-pay-run.ts';
import { getRunDraft, saveRunDraft } from '../../../application/pay-run/run-draft.ts';
import { getPayRun } from '../../../application/pay-run/run-sheet.ts';
import { downloadReport, downloadReportAs } from '../../../application/report/download-report.ts';
import { createdAnswer, foundAnswer, updatedAnswer } from '../answers.ts';
import { file } from '../file-answer.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { payRunBody } from './pay-run.wire.ts';
import { loadedRunAnswer, payRunAnswer, runPreviewAnswer } from './pay-run-answers.wire.ts';
import { draftAnswer, draftBody, draftQuery, savedDraftAnswer } from './run-draft.wire.ts';

/** The routes of a company's pay run of a period. */
export const payRunRoutes: RouteGroup = {
  base: '/runs',
  tag: 'payroll',
  writes: 'pay:write',
  routes: [
    route.get(
      '/:companyId/:periodId',
      { id: 'getPayRun', answer: foundAnswer(payRunAnswer) },
      ({ use, ids }) => use(getPayRun)(ids),
    ),
    route.get(
      '/:companyId/:periodId/draft',
      { id: 'getRunDraft', parameters: draftQuery, answer: foundAnswer(draftAnswer) },
      ({ use, ids, parameters }) => use(getRunDraft)({ ...ids, ...parameters }),
    ),
    route.put(
      '/:companyId/:periodId/draft',
      {
        id: 'saveRunDraft',
        body: draftBody,
        answer: updatedAnswer(savedDraftAnswer),
        record: [draftAnswer, payRunAnswer],
      },
      ({ use, ids, body, commandId }) => use(saveRunDraft)({ ...ids, ...body, commandId }),
    ),
    route.get(
      '/:companyId/:periodId/register.pdf',
      { id: 'payrollRegister', answer: file('application/pdf') },
      ({ use, ids }) => use(downloadReport)({ report: 'payroll-register', ...ids }),
    ),
    route.get(
      '/:companyId/:periodId/register.xlsx',
      { id: 'payrollRegisterSheet', answer: file(WORKBOOK_TYPE) },
      ({ use, ids }) =>
        use(downloadReportAs)({ request: { report: 'payroll-register', ...ids }, format: 'xlsx' }),
    ),
    route.post(
      '/:companyId/:periodId/preview',
      { id: 'previewPayRun', body: payRunBody, answer: foundAnswer(runPreviewAnswer), isUnkeyed: true },
      ({ use, ids, body }) => use(previewPayRun)({ ...ids, ...body }),
    ),
    route.post(
      '/:companyId/:periodId',
      { id: 'loadPayRun', body: payRunBody, answer: createdAnswer(loadedRunAnswer) },
      ({ use, ids, body, commandId }) => use(loadPayRun)({ ...ids, ...body, commandId }),
    ),
  ],
};
