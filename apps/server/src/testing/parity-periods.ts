import { periodStatusAnswer } from '../rest/pay/period-status.wire.ts';
import { key, keyed } from './parity-office.ts';
import { found, type Operation, updated } from './parity-operation.ts';

/** A week in which nothing is booked. */
const PERIOD_ID = 2026150;
/** The event of the review: the next one of the company's log. */
const REVIEWED = 17;

/** What is done with a whole period, each on the version that was answered before. */
export const PERIOD_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'reviewPeriod',
    typed: async (client, { companyId }) =>
      updated(
        periodStatusAnswer(
          await client.periods.review.mutate({
            companyId,
            periodId: PERIOD_ID,
            version: 0,
            commandId: key(180),
          }),
        ),
      ),
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/periods/${PERIOD_ID}/review`,
      headers: { ...keyed(180), 'If-Match': '"0"' },
    }),
  },
  {
    useCase: 'closePeriod',
    typed: async (client, { companyId }) => {
      const period = { companyId, periodId: PERIOD_ID, version: REVIEWED, commandId: key(181) };
      return updated(periodStatusAnswer(await client.periods.close.mutate(period)));
    },
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/periods/${PERIOD_ID}/close`,
      headers: { ...keyed(181), 'If-Match': `"${REVIEWED}"` },
    }),
  },
  {
    useCase: 'getPeriod',
    typed: async (client, { companyId }) =>
      found(periodStatusAnswer(await client.periods.get.query({ companyId, periodId: PERIOD_ID }))),
    rest: ({ companyId }) => ({ path: `companies/${companyId}/periods/${PERIOD_ID}` }),
  },
  {
    useCase: 'reopenPeriod',
    typed: async (client, { companyId }) => {
      const period = { companyId, periodId: PERIOD_ID, version: REVIEWED + 1, commandId: key(182) };
      const opened = await client.periods.reopen.mutate({ ...period, reason: 'Faltaban horas' });
      return updated(periodStatusAnswer(opened));
    },
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/periods/${PERIOD_ID}/reopen`,
      body: { reason: 'Faltaban horas' },
      headers: { ...keyed(182), 'If-Match': `"${REVIEWED + 1}"` },
    }),
  },
];
