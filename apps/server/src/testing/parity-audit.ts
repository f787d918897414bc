import { disclosuresAnswer } from '../doors/rest/audit/disclosures.wire.ts';
import { historyAnswer } from '../doors/rest/audit/history.wire.ts';
import { registerAsKnownAnswer } from '../doors/rest/audit/register-as-known.wire.ts';
import { verificationAnswer, verificationsAnswer } from '../doors/rest/audit/verification.wire.ts';
import { whatIfAnswer } from '../doors/rest/audit/what-if.wire.ts';
import { found, type Operation } from './parity-operation.ts';

const DATES = { start: '2026-01-01', end: '2026-12-31' };
const PERIOD = 2026110; // weekly 10 of 2026

/** The operations that auditors use. */
export const AUDIT_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'ledgerHistory',
    typed: async (client, { companyId }) =>
      found(historyAnswer(await client.audit.history.query({ companyId, periodId: PERIOD, minimum: 1_00 }))),
    rest: ({ companyId }) => ({ path: `audit/${companyId}/history?period_id=${PERIOD}&minimum=1` }),
  },
  {
    useCase: 'disclosures',
    typed: async (client, { companyId, employeeId }) =>
      found(disclosuresAnswer(await client.audit.disclosures.query({ companyId, kind: 'look', employeeId }))),
    rest: ({ companyId, employeeId }) => ({
      path: `audit/${companyId}/disclosures?kind=look&employer_id=${employeeId}`,
    }),
  },
  {
    useCase: 'registerAsKnown',
    typed: async (client, { companyId }) =>
      found(
        registerAsKnownAnswer(
          await client.audit.registerAsKnown.query({ companyId, periodId: PERIOD, seq: 3, otherSeq: 1 }),
        ),
      ),
    rest: ({ companyId }) => ({ path: `audit/${companyId}/register/${PERIOD}?seq=3&other_seq=1` }),
  },
  {
    useCase: 'verifyBooks',
    typed: async (client, { companyId }) =>
      found(verificationAnswer(await client.audit.verify.query({ companyId }))),
    rest: ({ companyId }) => ({ path: `audit/${companyId}/verify` }),
  },
  {
    useCase: 'verifications',
    typed: async (client, { companyId }) =>
      found(verificationsAnswer(await client.audit.verifications.query({ companyId }))),
    rest: ({ companyId }) => ({ path: `audit/${companyId}/verifications` }),
  },
  {
    useCase: 'whatIf',
    typed: async (client, { companyId, employeeId }) =>
      found(
        whatIfAnswer(
          await client.audit.whatIf.query({
            companyId,
            whatIf: {
              ...DATES,
              raise: { employeeIds: [employeeId], rate: 50_000, hourly: 25, salary: 100_00 },
              minimumWage: 11_50,
              tableRows: [
                { over: 0, rate: 0, plus: 0 },
                { over: 9_000_00, rate: 70_000, plus: 0 },
              ],
              newEmployee: { payFrequency: 'weekly', hourlyRate: 12_00, minutes: 2_400, salary: 0 },
            },
          }),
        ),
      ),
    rest: ({ companyId, employeeId }) => ({
      method: 'POST',
      path: `audit/${companyId}/what-if`,
      body: {
        ...DATES,
        employers: [employeeId],
        raise_percent: '5%',
        raise_hourly: 0.25,
        raise_salary: 100,
        minimum_wage: 11.5,
        table: [
          { over: 0, rate: '0%', plus: 0 },
          { over: 9000, rate: '7%', plus: 0 },
        ],
        period_norma: 1,
        regular_pay: 12,
        regular_time: '40:00',
      },
    }),
  },
];
