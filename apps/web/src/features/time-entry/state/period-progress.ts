import { isToBePaidIn } from '@garita/domain/schedule/period-progress';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { personOptions } from '../../../pay/person-picker.tsx';
import type { PayrollSheet, SheetPeriod } from './sheet.ts';

/** The company's employees as far as it takes to choose among them and tell who is to be paid. */
export type Payees = inferRouterOutputs<AppRouter>['employees']['payees'];
/** Whose pay the screen shows, among everybody's. */
type Shown = Pick<PayrollSheet, 'employee'> & { payees: Payees };

/** What is loaded in a period, for each employee of whom anything is. */
export type LoadedPay = inferRouterOutputs<AppRouter>['payroll']['loaded'];

/** How many of those who are paid in a period have pay in it. */
export function periodProgress(
  { payees }: Pick<Shown, 'payees'>,
  period: SheetPeriod,
  loaded: LoadedPay,
): { done: number; of: number } {
  const waiting = withoutPay(payees, period, loaded).length;
  const done = loaded.filter(({ hasPay }) => hasPay).length;
  return { done, of: done + waiting };
}

/** The next employee after the one on the screen who has no pay in the period, in the order of the choice; then from its start. */
export function nextWithoutPay(
  { employee, payees }: Shown,
  period: SheetPeriod,
  loaded: LoadedPay,
): number | undefined {
  const waiting = new Set(withoutPay(payees, period, loaded));
  waiting.delete(employee.id);
  const order = personOptions(payees).map(({ value }) => value);
  const place = order.indexOf(employee.id);
  return [...order.slice(place + 1), ...order.slice(0, place)].find((id) => waiting.has(id));
}

/** Those who are to be paid in the period and are not. */
function withoutPay(payees: Payees, period: SheetPeriod, loaded: LoadedPay): number[] {
  const paid = new Set(loaded.filter(({ hasPay }) => hasPay).map(({ employeeId }) => employeeId));
  return payees.filter((payee) => isToBePaidIn(payee, period) && !paid.has(payee.id)).map(({ id }) => id);
}
