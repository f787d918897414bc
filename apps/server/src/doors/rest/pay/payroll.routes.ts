import { listEmployees } from '../../../application/employee/employees.ts';
import { payrollSheet } from '../../../application/employee/payroll-sheet.ts';
import {
  amendTime,
  correctTime,
  deleteTime,
  loadTime,
  markTimePaid,
} from '../../../application/pay/change-time.ts';
import { previewRecalculation, recalculateTime } from '../../../application/pay/recalculate-time.ts';
import { getTime, listTime, listTimeNeedingRecalculation } from '../../../application/pay/saved-time.ts';
import { timeHistory } from '../../../application/pay/year-payments.ts';
import { entryReach } from '../../../application/report/reach.ts';
import { MESSAGES } from '../../../text/messages.es.ts';
import { createdAnswer, envelopedAnswer, foundAnswer, updatedAnswer, versionedAnswer } from '../answers.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { listOf } from '../wire/answer-wire.ts';
import { payrollYearWire } from '../wire/period.wire.ts';
import { reasonWire } from '../wire/reason.wire.ts';
import { paidMarkBody } from './paid-mark.wire.ts';
import { payChangeBody, reachedDocumentAnswer, versionOf } from './pay-change.wire.ts';
import { ignoredEntryWarnings, secondPaymentWarnings } from './pay-warnings.ts';
import { payrollSheetAnswer } from './payroll-sheet.wire.ts';
import {
  changedTimeAnswer,
  deletedTimeAnswer,
  recalculationAnswer,
  timeEntryAnswer,
  timeNeedingRecalculationAnswer,
  unchangedCorrection,
} from './saved-time.wire.ts';
import { timeChangeBody, timeCorrectionBody } from './time-change.wire.ts';
import { namingEntryFields, timeEntryBody } from './time-entry.wire.ts';
import { timeHistoryAnswer } from './year-payments.wire.ts';

/** The route of an employee's payroll of a year. */
export const payrollSheetRoutes: RouteGroup = {
  base: '/companies',
  tag: 'payroll',
  routes: [
    route.get(
      '/:companyId/employer/:employeeId/year/:year',
      { id: 'payrollSheet', parameters: payrollYearWire, answer: foundAnswer(payrollSheetAnswer) },
      async ({ use, ids: { companyId, employeeId }, parameters: { year } }) => ({
        ...(await use(payrollSheet)({ companyId, employeeId, year })),
        times: await use(listTime)({ companyId, employeeId, year }),
        employees: await use(listEmployees)({ companyId }),
      }),
    ),
    route.get(
      '/:id/stale',
      { id: 'listStaleTime', answer: foundAnswer(listOf(timeNeedingRecalculationAnswer)) },
      ({ use, ids }) => use(listTimeNeedingRecalculation)({ companyId: ids.id }),
    ),
  ],
};

/** The routes that load and change time. An `id` is the entry's, but the employee's where time is loaded. */
export const timeRoutes: RouteGroup = {
  base: '/time',
  tag: 'payroll',
  writes: 'pay:write',
  routes: [
    route.get(
      '/:id',
      { id: 'getTime', answer: versionedAnswer(foundAnswer(timeEntryAnswer)) },
      ({ use, ids }) => use(getTime)({ entryId: ids.id }),
    ),
    route.get('/:id/history', { id: 'timeHistory', answer: foundAnswer(timeHistoryAnswer) }, ({ use, ids }) =>
      use(timeHistory)({ entryId: ids.id }),
    ),
    route.get(
      '/:id/reach',
      { id: 'entryReach', answer: foundAnswer(listOf(reachedDocumentAnswer)) },
      ({ use, ids }) => use(entryReach)({ entryId: ids.id }),
    ),
    route.get(
      '/:id/recalculate',
      { id: 'previewRecalculation', answer: foundAnswer(recalculationAnswer) },
      ({ use, ids }) => use(previewRecalculation)({ entryId: ids.id }),
    ),
    route.post(
      '/:id',
      { id: 'loadTime', body: timeEntryBody, answer: versionedAnswer(createdAnswer(changedTimeAnswer)) },
      async ({ use, ids, body: { entry, typedAmounts, confirmedNet, reason }, commandId }) => {
        const loaded = await use(loadTime)({ employeeId: ids.id, entry, confirmedNet, reason, commandId });
        const otherWarnings = [
          ...secondPaymentWarnings(loaded),
          ...ignoredEntryWarnings(typedAmounts, loaded.statement),
        ];
        return { ...loaded, otherWarnings };
      },
    ),
    route.put(
      '/:id',
      {
        id: 'amendTime',
        body: timeChangeBody,
        answer: versionedAnswer(updatedAnswer(changedTimeAnswer)),
        isVersioned: true,
      },
      async ({ use, ids, body: { correction, ...body }, ifMatch, commandId }) => {
        if (correction) return unchangedCorrection(correction, await use(getTime)({ entryId: ids.id }));
        const version = versionOf(ifMatch, body.version);
        return use(amendTime)({ ...body, version, entryId: ids.id, commandId });
      },
    ),
    route.post(
      '/:id/correction',
      {
        id: 'correctTime',
        body: timeCorrectionBody,
        answer: versionedAnswer(createdAnswer(changedTimeAnswer)),
        isVersioned: true,
      },
      ({ use, ids, body, ifMatch, commandId }) =>
        use(correctTime)({ ...body, version: versionOf(ifMatch, body.version), entryId: ids.id, commandId }),
    ),
    route.put(
      '/:id/recalculate',
      {
        id: 'recalculateTime',
        body: payChangeBody,
        bodyKind: 'optional',
        answer: versionedAnswer(updatedAnswer(changedTimeAnswer)),
        isVersioned: true,
      },
      ({ use, ids, body, ifMatch, commandId }) => {
        const version = versionOf(ifMatch, body.version);
        return namingEntryFields(use(recalculateTime)({ ...body, version, entryId: ids.id, commandId }));
      },
    ),
    route.put(
      '/:id/paid',
      {
        id: 'markTimePaid',
        body: paidMarkBody,
        answer: versionedAnswer(updatedAnswer(changedTimeAnswer)),
        isVersioned: true,
      },
      ({ use, ids, body, ifMatch, commandId }) =>
        use(markTimePaid)({ ...body, entryId: ids.id, version: versionOf(ifMatch), commandId }),
    ),
    route.delete(
      '/:id',
      {
        id: 'deleteTime',
        parameters: reasonWire,
        answer: envelopedAnswer(MESSAGES.deleted, deletedTimeAnswer),
        isVersioned: true,
      },
      ({ use, ids, parameters: { reason }, ifMatch, commandId }) =>
        use(deleteTime)({ entryId: ids.id, version: versionOf(ifMatch), reason, commandId }),
    ),
  ],
};
