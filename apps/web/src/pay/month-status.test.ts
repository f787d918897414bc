import { payPeriodById } from '@garita/domain/time/pay-period';
import { expect, it } from 'vitest';
import { aMonth } from './month.builder.ts';
import { canBeClosed, type Month, monthState } from './month-status.tsx';

const NOBODY = { count: 0, gross: 0, net: 0 };
const NOTHING = { employees: NOBODY, contractors: NOBODY, gross: 0, net: 0 };
const openPeriods = [payPeriodById(2026110)].flatMap((period) => period ?? []);

it.each<[Partial<Month>, string, boolean]>([
  [{ isOver: false }, 'running', false],
  [{ isOver: false, openPeriods }, 'running', false],
  [{ openPeriods }, 'waiting', false],
  // Nothing is paid in it, which somebody may close.
  [{ paid: NOTHING }, 'idle', true],
  [{}, 'ready', true],
  [{ status: 'closed' }, 'closed', false],
  [{ status: 'changed' }, 'changed', true],
  [{ status: 'changed', openPeriods }, 'changed', false],
])('of %j is %s, and can be closed: %s', (overrides, state, isReady) => {
  const month = aMonth(overrides);
  expect(monthState(month)).toBe(state);
  expect(canBeClosed(month)).toBe(isReady);
});
