import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { type PayPeriod, payPeriods } from '@garita/domain/time/pay-period';
import type { ProcessChoice } from './process-choice.ts';

/** The periods that can be chosen: of the employee's own frequency or, for all employees, of the chosen one. */
export function offeredPeriods(
  { year, payFrequency }: Pick<ProcessChoice, 'year' | 'payFrequency'>,
  employee: { payFrequency: PayFrequency } | undefined,
): readonly PayPeriod[] {
  const frequency = employee?.payFrequency ?? payFrequency;
  return frequency === null || year === 0 ? [] : payPeriods(year, frequency);
}
