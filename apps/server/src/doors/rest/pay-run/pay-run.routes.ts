import { loadPayRun } from '../../../application/pay-run/pay-run.ts';
import { previewPayRun } from '../../../application/pay-run/preview-pay-run.ts';
import { getPayRun } from '../../../application/pay-run/run-sheet.ts';
import { createdAnswer, foundAnswer } from '../answers.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { payRunBody } from './pay-run.wire.ts';
import { loadedRunAnswer, payRunAnswer, runPreviewAnswer } from './pay-run-answers.wire.ts';

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
