import { contractorSheet } from '../../../application/contractor/contractor-sheet.ts';
import {
  amendContractorTime,
  contractorTimeHistory,
  deleteContractorTime,
  getContractorTime,
  loadContractorTime,
  markContractorTimePaid,
  recalculateContractorTime,
} from '../../../application/contractor/contractor-time.ts';
import { listContractors } from '../../../application/contractor/contractors.ts';
import { paymentReach } from '../../../application/report/reach.ts';
import { MESSAGES } from '../../../text/messages.es.ts';
import { createdAnswer, envelopedAnswer, foundAnswer, updatedAnswer, versionedAnswer } from '../answers.ts';
import { paidMarkBody } from '../pay/paid-mark.wire.ts';
import { payChangeBody, reachedDocumentAnswer, versionOf } from '../pay/pay-change.wire.ts';
import { ignoredRetainedWarnings, secondPaymentOfDayWarnings } from '../pay/pay-warnings.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { listOf } from '../wire/answer-wire.ts';
import { payrollYearWire } from '../wire/period.wire.ts';
import { reasonWire } from '../wire/reason.wire.ts';
import { contractorChangeBody, contractorTimeBody } from './contractor-time.wire.ts';
import {
  contractorHistoryAnswer,
  contractorSheetAnswer,
  contractorTimeAnswer,
  deletedContractorTimeAnswer,
  savedContractorTimeAnswer,
} from './saved-contractor-time.wire.ts';

/** The routes of a contractor's payments in a year. */
export const contractorSheetRoutes: RouteGroup = {
  base: '/outemployers/time',
  tag: 'contractors',
  routes: [
    route.get(
      '/:companyId/:contractorId/:year',
      { id: 'contractorSheet', parameters: payrollYearWire, answer: foundAnswer(contractorSheetAnswer) },
      async ({ use, ids: { companyId, contractorId }, parameters: { year } }) => ({
        ...(await use(contractorSheet)({ companyId, contractorId, year })),
        contractors: await use(listContractors)({ companyId }),
      }),
    ),
  ],
};

/**
 * The routes that load and change contractors' payments. An `id` is the payment's, but the contractor's where
 * time is loaded.
 */
export const contractorTimeRoutes: RouteGroup = {
  base: '/outtime',
  tag: 'contractors',
  writes: 'pay:write',
  routes: [
    route.get(
      '/:id',
      { id: 'getContractorTime', answer: versionedAnswer(foundAnswer(contractorTimeAnswer)) },
      ({ use, ids }) => use(getContractorTime)({ entryId: ids.id }),
    ),
    route.get(
      '/:id/history',
      { id: 'contractorTimeHistory', answer: foundAnswer(contractorHistoryAnswer) },
      ({ use, ids }) => use(contractorTimeHistory)({ entryId: ids.id }),
    ),
    route.get(
      '/:id/reach',
      { id: 'paymentReach', answer: foundAnswer(listOf(reachedDocumentAnswer)) },
      ({ use, ids }) => use(paymentReach)({ entryId: ids.id }),
    ),
    route.post(
      '/:id',
      {
        id: 'loadContractorTime',
        body: contractorTimeBody,
        answer: versionedAnswer(createdAnswer(savedContractorTimeAnswer)),
      },
      async ({ use, ids, body: { time, submittedRetained, confirmedNet, reason }, commandId }) => {
        const loaded = await use(loadContractorTime)({
          contractorId: ids.id,
          time,
          confirmedNet,
          reason,
          commandId,
        });
        const warnings = [
          ...secondPaymentOfDayWarnings(loaded),
          ...ignoredRetainedWarnings(submittedRetained, loaded.statement),
        ];
        return { ...loaded, warnings };
      },
    ),
    route.put(
      '/:id',
      {
        id: 'amendContractorTime',
        body: contractorChangeBody,
        answer: versionedAnswer(updatedAnswer(savedContractorTimeAnswer)),
        isVersioned: true,
      },
      ({ use, ids, body, ifMatch, commandId }) => {
        const version = versionOf(ifMatch, body.version);
        return use(amendContractorTime)({ ...body, version, entryId: ids.id, commandId });
      },
    ),
    route.put(
      '/:id/recalculate',
      {
        id: 'recalculateContractorTime',
        body: payChangeBody,
        bodyKind: 'optional',
        answer: versionedAnswer(updatedAnswer(savedContractorTimeAnswer)),
        isVersioned: true,
      },
      ({ use, ids, body, ifMatch, commandId }) => {
        const version = versionOf(ifMatch, body.version);
        return use(recalculateContractorTime)({ ...body, version, entryId: ids.id, commandId });
      },
    ),
    route.put(
      '/:id/paid',
      {
        id: 'markContractorTimePaid',
        body: paidMarkBody,
        answer: versionedAnswer(updatedAnswer(savedContractorTimeAnswer)),
        isVersioned: true,
      },
      ({ use, ids, body, ifMatch, commandId }) =>
        use(markContractorTimePaid)({ ...body, entryId: ids.id, version: versionOf(ifMatch), commandId }),
    ),
    route.delete(
      '/:id',
      {
        id: 'deleteContractorTime',
        parameters: reasonWire,
        answer: envelopedAnswer(MESSAGES.deleted, deletedContractorTimeAnswer),
        isVersioned: true,
      },
      ({ use, ids, parameters: { reason }, ifMatch, commandId }) =>
        use(deleteContractorTime)({ entryId: ids.id, version: versionOf(ifMatch), reason, commandId }),
    ),
  ],
};
