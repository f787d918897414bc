import { isDueIn } from '@garita/domain/schedule/period-progress';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { personOptions } from '../../../pay/person-picker.tsx';
import type { Sheet, SheetPeriod } from './sheet.ts';

/** What is loaded in a period, for each employee of whom anything is. */
export type LoadedPay = inferRouterOutputs<AppRouter>['payroll']['loaded'];

/** How many of those who are paid in a period have pay in it. */
export function periodProgress(
  sheet: Sheet,
  period: SheetPeriod,
  loaded: LoadedPay,
): { done: number; of: number } {
  const waiting = withoutPay(sheet, period, loaded).length;
  const done = loaded.filter(({ hasPay }) => hasPay).length;
  return { done, of: done + waiting };
}

/** The next employee after the one on the screen who has no pay in the period, in the order of the choice; then from its start. */
export function nextWithoutPay(sheet: Sheet, period: SheetPeriod, loaded: LoadedPay): number | undefined {
  const waiting = new Set(withoutPay(sheet, period, loaded));
  waiting.delete(sheet.employee.id);
  const order = personOptions(sheet.employees).map(({ value }) => value);
  const place = order.indexOf(sheet.employee.id);
  return [...order.slice(place + 1), ...order.slice(0, place)].find((id) => waiting.has(id));
}

/** Those who are to be paid in the period and are not. */
function withoutPay({ employees }: Sheet, period: SheetPeriod, loaded: LoadedPay): number[] {
  const paid = new Set(loaded.filter(({ hasPay }) => hasPay).map(({ employeeId }) => employeeId));
  return employees
    .filter((employee) => isDueIn(employee, period) && !paid.has(employee.id))
    .map(({ id }) => id);
}
