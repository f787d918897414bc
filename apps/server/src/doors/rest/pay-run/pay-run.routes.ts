import { loadPayRun } from '../../../application/pay-run/pay-run.ts';
import { previewPayRun } from '../../../application/pay-run/preview-pay-run.ts';
import { createdAnswer, foundAnswer } from '../answers.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { loadedRunAnswer, payRunBody, runPreviewAnswer } from './pay-run.wire.ts';

/** The routes of a company's pay run of a period. */
export const payRunRoutes: RouteGroup = {
  base: '/runs',
  tag: 'payroll',
  writes: 'pay:write',
  routes: [
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
