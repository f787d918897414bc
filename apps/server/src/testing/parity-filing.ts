import { filedAnswer, filedChangesAnswer, filedDocumentAnswer } from '../doors/rest/filing/filing.wire.ts';
import { settlementAnswer } from '../doors/rest/filing/settlement.wire.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { lastYears940 } from './authorization-office.ts';
import { key, keyed } from './parity-office.ts';
import { created, found, type Operation } from './parity-operation.ts';

/** The number of the filing's event, the next one of the company's log. */
const FILED = 16;

/** The numbers of the settlements' events, which follow the withdrawal of the filing. */
const SETTLED = 18;

/** Week 30 of 2026, in which nobody is paid. */
const NO_WORK = 2026130;

/** The operations of filed documents. Their copies are downloads, which one door has. */
export const FILING_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'fileDocument',
    typed: async (client, { companyId }) =>
      created(
        filedAnswer(await client.filing.file.mutate({ ...lastYears940(companyId), commandId: key(70) })),
      ),
    rest: ({ companyId }) => ({
      method: 'POST',
      path: 'filing',
      body: {
        report: 'form-940',
        company_id: companyId,
        year: 2025,
        filed_on: '2026-02-02',
        confirmation: 'A-1001',
      },
      headers: keyed(70),
    }),
  },
  {
    useCase: 'listFiledDocuments',
    typed: async (client, { companyId }) =>
      found((await client.filing.list.query({ companyId })).map(filedDocumentAnswer)),
    rest: ({ companyId }) => ({ path: `filing/${companyId}` }),
  },
  {
    useCase: 'compareFiledDocument',
    typed: async (client, { companyId }) =>
      found(filedChangesAnswer(await client.filing.compare.query({ companyId, filingId: FILED }))),
    rest: ({ companyId }) => ({ path: `filing/${companyId}/${FILED}/changes` }),
  },
  {
    useCase: 'withdrawFiling',
    typed: async (client, { companyId }) => {
      await client.filing.withdraw.mutate({
        companyId,
        filingId: FILED,
        reason: 'Por error',
        commandId: key(71),
      });
      return { ok: true, msg: MESSAGES.deleted, result: null };
    },
    rest: ({ companyId }) => ({
      method: 'DELETE',
      path: `filing/${companyId}/${FILED}?reason=Por%20error`,
      headers: keyed(71),
    }),
  },
  {
    useCase: 'markObligationsSettled',
    typed: async (client, { companyId }) => {
      const obligations = [{ obligation: 'form-941', from: '2026-01-01', to: '2026-03-31' } as const];
      await client.filing.settle.mutate({ companyId, obligations, commandId: key(72) });
      return { ok: true, msg: MESSAGES.created, result: null };
    },
    rest: ({ companyId }) => ({
      method: 'POST',
      path: 'filing/settled',
      body: { company_id: companyId, what: 'form-941', start: '2026-01-01', end: '2026-03-31' },
      headers: keyed(72),
    }),
  },
  {
    useCase: 'markNoWork',
    typed: async (client, { companyId, employeeId }) => {
      const period = { employeeId, periodId: NO_WORK };
      await client.filing.noWork.mutate({ companyId, ...period, commandId: key(73) });
      return { ok: true, msg: MESSAGES.created, result: null };
    },
    rest: ({ companyId, employeeId }) => ({
      method: 'POST',
      path: 'filing/no-work',
      body: { company_id: companyId, employer_id: employeeId, period_id: NO_WORK },
      headers: keyed(73),
    }),
  },
  {
    useCase: 'listCompanySettlements',
    typed: async (client, { companyId }) =>
      found((await client.filing.settlements.query({ companyId })).map(settlementAnswer)),
    rest: ({ companyId }) => ({ path: `filing/settled/${companyId}` }),
  },
  {
    useCase: 'undoSettlement',
    typed: async (client, { companyId }) => {
      const settlement = { companyId, settlementId: SETTLED };
      await client.filing.withdrawSettlement.mutate({ ...settlement, commandId: key(74) });
      return { ok: true, msg: MESSAGES.deleted, result: null };
    },
    rest: ({ companyId }) => ({
      method: 'DELETE',
      path: `filing/settled/${companyId}/${SETTLED}`,
      headers: keyed(74),
    }),
  },
];
