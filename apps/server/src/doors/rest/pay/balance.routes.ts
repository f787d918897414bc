import { yearOf } from '@garita/domain/time/calendar-date';
import { adjustLeave } from '../../../application/pay/adjust-leave.ts';
import { employeeBalances } from '../../../application/pay/employee-balances.ts';
import { removeOpeningBalance, saveOpeningBalance } from '../../../application/pay/opening-balance.ts';
import { yearPayments } from '../../../application/pay/year-payments.ts';
import { MESSAGES } from '../../../text/messages.es.ts';
import { doneAnswer, foundAnswer } from '../answers.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { listOf } from '../wire/answer-wire.ts';
import { optionalYearWire } from '../wire/period.wire.ts';
import { balancesAnswer, leaveAdjustmentWire, movementAnswer } from './balances.wire.ts';
import { openingBalanceAnswer, openingBalanceBody, openingRemovalWire } from './opening-balance.wire.ts';
import { yearPaymentAnswer } from './year-payments.wire.ts';

/** The routes of an employee's balances and opening balance. */
export const balanceRoutes: RouteGroup = {
  base: '/balances',
  tag: 'payroll',
  writes: 'pay:write',
  routes: [
    route.get(
      '/:id',
      { id: 'employeeBalances', parameters: optionalYearWire, answer: foundAnswer(balancesAnswer) },
      ({ use, ids, parameters: { year }, today }) =>
        use(employeeBalances)({ employeeId: ids.id, year: year ?? yearOf(today) }),
    ),
    route.get(
      '/:id/payments',
      { id: 'yearPayments', parameters: optionalYearWire, answer: foundAnswer(listOf(yearPaymentAnswer)) },
      ({ use, ids, parameters: { year }, today }) =>
        use(yearPayments)({ employeeId: ids.id, year: year ?? yearOf(today) }),
    ),
    route.put(
      '/:id',
      {
        id: 'bringForward',
        body: openingBalanceBody,
        answer: doneAnswer(MESSAGES.updated),
        record: [openingBalanceAnswer],
      },
      ({ use, ids, body, commandId }) => use(saveOpeningBalance)({ employeeId: ids.id, ...body, commandId }),
    ),
    route.delete(
      '/:id',
      { id: 'removeOpening', parameters: openingRemovalWire, answer: doneAnswer(MESSAGES.deleted) },
      ({ use, ids, parameters, commandId }) =>
        use(removeOpeningBalance)({ employeeId: ids.id, ...parameters, commandId }),
    ),
    route.post(
      '/:id/leave',
      {
        id: 'adjustLeave',
        body: leaveAdjustmentWire,
        answer: doneAnswer(MESSAGES.created),
        record: [movementAnswer],
      },
      ({ use, ids, body, commandId }) =>
        use(adjustLeave)({ employeeId: ids.id, adjustment: body, commandId }),
    ),
  ],
};
