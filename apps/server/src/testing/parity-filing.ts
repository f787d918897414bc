import { filedAnswer, filedChangesAnswer, filedDocumentAnswer } from '../doors/rest/filing/filing.wire.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { lastYears940 } from './authorization-office.ts';
import { key, keyed } from './parity-office.ts';
import { created, found, type Operation } from './parity-operation.ts';

/** The event of the filing: the next one of the company's log. */
const FILED = 15;

/** The operations of filed documents; their copies travel over one door only. */
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
];
