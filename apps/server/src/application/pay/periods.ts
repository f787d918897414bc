import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { type PayPeriod, payPeriods } from '@garita/domain/time/pay-period';
import { useCase } from '../use-case.ts';

/** All pay periods of a year and frequency, in order. */
export const listPeriods = useCase(
  'records:read',
  async (_, { year, frequency }: { year: number; frequency: PayFrequency }): Promise<PayPeriod[]> =>
    payPeriods(year, frequency),
);
