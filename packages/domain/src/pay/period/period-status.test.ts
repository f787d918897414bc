import { expect, it } from 'vitest';
import { PERIOD_STATUSES, transitionRefusal } from './period-status.ts';

it.each([
  ['review', [undefined, 'period-reviewed', 'period-closed']],
  ['close', ['period-not-reviewed', undefined, 'period-closed']],
  ['reopen', ['period-not-closed', 'period-not-closed', undefined]],
] as const)('%s: refusals for an open, a reviewed and a closed period', (transition, refusals) => {
  expect(PERIOD_STATUSES.map((status) => transitionRefusal(status, transition))).toEqual(refusals);
});
