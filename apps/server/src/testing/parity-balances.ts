import type { LeaveAdjustmentInput } from '@garita/domain/employee/leave-adjustment.schema';
import {
  NO_OPENING_BALANCE_BASES,
  type OpeningBalanceInput,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { balancesAnswer, leaveAdjustmentWire } from '../doors/rest/pay/balances.wire.ts';
import { openingBalanceWire } from '../doors/rest/pay/opening-balance.wire.ts';
import { yearPaymentAnswer } from '../doors/rest/pay/year-payments.wire.ts';
import { MESSAGES } from '../text/messages.es.ts';
import { key, keyed } from './parity-office.ts';
import { created, found, type Operation, updated } from './parity-operation.ts';

const opening: OpeningBalanceInput = {
  // Whoever paid somebody in 2025 has a 940 of that year to file.
  asOf: '2025-12-31',
  amounts: {
    gross: 4_000_00,
    tips: 300_00,
    commissions: 200_00,
    concessions: 100_00,
    incomeTaxWithheld: 120_00,
    disabilityInsurance: 12_00,
    medicare: 58_00,
    socialSecurity: 226_30,
    socialSecurityOnTips: 18_60,
    chauffeurInsurance: 0,
    reimbursedExpenses: 50_00,
    donation: 10_00,
    codaPlans: 80_00,
  },
  // No exempt wages: the employee is 35 in that year.
  bases: { ...NO_OPENING_BALANCE_BASES, exemptWages: 0, socialSecurity: 3_650_00 },
};

const adjustment: LeaveAdjustmentInput = {
  kind: 'vacation',
  date: '2026-03-31',
  minutes: -90,
  reason: 'Día de más',
};

/** The operations of opening balances and leave. */
export const BALANCE_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'saveOpeningBalance',
    typed: async (client, { employeeId }) => {
      await client.balances.bringForward.mutate({ employeeId, opening, commandId: key(80) });
      return updated(null);
    },
    rest: ({ employeeId }) => ({
      method: 'PUT',
      path: `balances/${employeeId}`,
      body: openingBalanceWire.encode(opening),
      headers: keyed(80),
    }),
  },
  {
    useCase: 'adjustLeave',
    typed: async (client, { employeeId }) => {
      await client.balances.adjustLeave.mutate({ employeeId, adjustment, commandId: key(81) });
      return created(null);
    },
    rest: ({ employeeId }) => ({
      method: 'POST',
      path: `balances/${employeeId}/leave`,
      body: leaveAdjustmentWire.encode(adjustment),
      headers: keyed(81),
    }),
  },
  {
    useCase: 'employeeBalances',
    typed: async (client, { employeeId }) =>
      found(balancesAnswer(await client.balances.get.query({ employeeId, year: 2025 }))),
    rest: ({ employeeId }) => ({ path: `balances/${employeeId}?year=2025` }),
  },
  {
    useCase: 'yearPayments',
    typed: async (client, { employeeId }) => {
      const payments = await client.balances.payments.query({ employeeId, year: 2026 });
      return found(payments.map(yearPaymentAnswer));
    },
    rest: ({ employeeId }) => ({ path: `balances/${employeeId}/payments?year=2026` }),
  },
];

/** The removal of the opening balance, after everything that is made of it. */
export const OPENING_REMOVAL: Operation = {
  useCase: 'removeOpeningBalance',
  typed: async (client, { employeeId }) => {
    const removal = { employeeId, year: 2025, reason: 'repetido', commandId: key(82) };
    await client.balances.removeOpening.mutate(removal);
    return { ok: true, msg: MESSAGES.deleted, result: null };
  },
  rest: ({ employeeId }) => ({
    method: 'DELETE',
    path: `balances/${employeeId}?year=2025&reason=repetido`,
    headers: keyed(82),
  }),
};
