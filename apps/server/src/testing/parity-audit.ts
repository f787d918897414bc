import { historyAnswer } from '../rest/audit/history.wire.ts';
import { registerAsKnownAnswer } from '../rest/audit/register-as-known.wire.ts';
import { verificationAnswer } from '../rest/audit/verification.wire.ts';
import { found, type Operation } from './parity-operation.ts';

const PERIOD = 2026110; // weekly 10 of 2026

/** What an auditor asks. */
export const AUDIT_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'ledgerHistory',
    typed: async (client, { companyId }) =>
      found(historyAnswer(await client.audit.history.query({ companyId, periodId: PERIOD, minimum: 1_00 }))),
    rest: ({ companyId }) => ({ path: `audit/${companyId}/history?period_id=${PERIOD}&minimum=1` }),
  },
  {
    useCase: 'registerAsKnown',
    typed: async (client, { companyId }) =>
      found(
        registerAsKnownAnswer(
          await client.audit.registerAsKnown.query({ companyId, periodId: PERIOD, seq: 3 }),
        ),
      ),
    rest: ({ companyId }) => ({ path: `audit/${companyId}/register/${PERIOD}?seq=3` }),
  },
  {
    useCase: 'verifyBooks',
    typed: async (client, { companyId }) =>
      found(verificationAnswer(await client.audit.verify.query({ companyId }))),
    rest: ({ companyId }) => ({ path: `audit/${companyId}/verify` }),
  },
];
