import { type CalendarDate } from '@garita/domain/time/calendar-date';
import { type PayPeriod, payPeriodById } from '@garita/domain/time/pay-period';
import { countEntriesPaidBetween } from '@garita/ledger/queries/pay/entries-paid-between';
import { listFixedTaxes } from '@garita/ledger/registry/records/pay-parameters';
import { orNotFound } from '../../refusal/app-error.ts';
import { hasAccessToYears } from '../access.ts';
import { useCase } from '../use-case.ts';
import { conceptWithId } from './fixed-taxes.ts';

/** The effect of a version of a fixed tax, if the account's pay were calculated again. */
export type FixedTaxEffect = {
  /** The first pay date of the version after it; absent where none is later. */
  until?: CalendarDate | undefined;
  /** The number of live entries that are paid while the version is in force. */
  entryCount: number;
  /** Their periods, in the order of their ids. */
  periods: { period: PayPeriod; entryCount: number }[];
};

/**
 * The pay of the account that a version from this date on would reach. Nothing is stored. Errors:
 * `not-found`.
 */
export const fixedTaxEffect = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { fixedTaxId, effectiveFrom }: { fixedTaxId: number; effectiveFrom: CalendarDate },
  ): Promise<FixedTaxEffect> => {
    const concept = conceptWithId(fixedTaxId);
    const versions = (await listFixedTaxes(database)).filter((version) => version.concept === concept);
    const until = nextDate(
      versions.map((version) => version.effectiveFrom),
      effectiveFrom,
    );
    const counts = await countEntriesPaidBetween(database, actor, { from: effectiveFrom, before: until });
    const periods = counts
      .map(({ periodId, entries }) => ({ period: orNotFound(payPeriodById(periodId)), entryCount: entries }))
      .filter(({ period }) => hasAccessToYears(actor, [period.year]));
    return { until, entryCount: periods.reduce((sum, { entryCount }) => sum + entryCount, 0), periods };
  },
);

function nextDate(dates: readonly CalendarDate[], after: CalendarDate): CalendarDate | undefined {
  return dates.filter((date) => date > after).toSorted()[0];
}
