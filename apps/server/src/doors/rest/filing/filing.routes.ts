import { listDue } from '../../../application/filing/due.ts';
import { fileDocument } from '../../../application/filing/file-document.ts';
import {
  compareFiledDocument,
  listFiledDocuments,
  withdrawFiling,
} from '../../../application/filing/filed-documents.ts';
import {
  listCompanySettlements,
  markNoWork,
  markObligationsSettled,
  undoSettlement,
} from '../../../application/filing/settlements.ts';
import { reconciliationOf } from '../../../application/report/reconciliation/reconciliation.ts';
import { MESSAGES } from '../../../text/messages.es.ts';
import { createdAnswer, doneAnswer, foundAnswer } from '../answers.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { listOf } from '../wire/answer-wire.ts';
import { payrollYearWire } from '../wire/period.wire.ts';
import { dueAnswer } from './due.wire.ts';
import {
  filedAnswer,
  filedChangesAnswer,
  filedDocumentAnswer,
  filingWire,
  withdrawalWire,
} from './filing.wire.ts';
import { reconciliationAnswer } from './reconciliation.wire.ts';
import { noWorkWire, settledObligationWire, settlementAnswer } from './settlement.wire.ts';

/** The routes of obligations to agencies, and of filed documents. */
export const filingRoutes: RouteGroup = {
  base: '/filing',
  tag: 'filing',
  writes: 'pay:write',
  routes: [
    route.get('/due', { id: 'listDue', answer: foundAnswer(listOf(dueAnswer)) }, ({ use }) => use(listDue)()),
    route.get(
      '/:companyId',
      { id: 'listFiledDocuments', answer: foundAnswer(listOf(filedDocumentAnswer)) },
      ({ use, ids }) => use(listFiledDocuments)(ids),
    ),
    route.get(
      '/:companyId/:filingId/changes',
      { id: 'compareFiledDocument', answer: foundAnswer(filedChangesAnswer) },
      ({ use, ids }) => use(compareFiledDocument)(ids),
    ),
    route.post(
      '/',
      {
        id: 'fileDocument',
        body: filingWire,
        answer: createdAnswer(filedAnswer),
        record: [filedDocumentAnswer],
      },
      ({ use, body, commandId }) => use(fileDocument)({ ...body, commandId }),
    ),
    route.delete(
      '/:companyId/:filingId',
      { id: 'withdrawFiling', parameters: withdrawalWire, answer: doneAnswer(MESSAGES.deleted) },
      ({ use, ids, parameters: { reason }, commandId }) => use(withdrawFiling)({ ...ids, reason, commandId }),
    ),
    route.get(
      '/settled/:companyId',
      { id: 'listSettlements', answer: foundAnswer(listOf(settlementAnswer)) },
      ({ use, ids }) => use(listCompanySettlements)(ids),
    ),
    route.post(
      '/settled',
      { id: 'settleObligation', body: settledObligationWire, answer: doneAnswer(MESSAGES.created) },
      ({ use, body: { companyId, ...obligation }, commandId }) =>
        use(markObligationsSettled)({ companyId, obligations: [obligation], commandId }),
    ),
    route.post(
      '/no-work',
      { id: 'recordNoWork', body: noWorkWire, answer: doneAnswer(MESSAGES.created) },
      ({ use, body, commandId }) => use(markNoWork)({ ...body, commandId }),
    ),
    route.delete(
      '/settled/:companyId/:settlementId',
      { id: 'withdrawSettlement', answer: doneAnswer(MESSAGES.deleted) },
      ({ use, ids, commandId }) => use(undoSettlement)({ ...ids, commandId }),
    ),
    route.get(
      '/reconciliation/:companyId/:year',
      { id: 'reconcileYear', parameters: payrollYearWire, answer: foundAnswer(reconciliationAnswer) },
      ({ use, ids: { companyId }, parameters: { year } }) => use(reconciliationOf)({ companyId, year }),
    ),
  ],
};
