import { paydayOf } from '@garita/domain/pay/period/payday';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { allFreeDays } from '@garita/domain/tax/year-parameters';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { companyPeriods, findPeriod } from '@garita/domain/time/company-periods';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import type { Database } from '@garita/ledger/database/client';
import { lastPayLagDays } from '@garita/ledger/queries/period/last-pay-lag';
import { listPayCalendars } from '@garita/ledger/registry/records/pay-calendars';
import { readLawParameters } from '@garita/ledger/registry/records/pay-parameters';
import { orNotFound } from '../../refusal/app-error.ts';
import { requireCompany } from '../access.ts';
import { useCase } from '../use-case.ts';

/** A period of a company and its payday. */
export type CompanyPeriod = PayPeriod & { payDate: CalendarDate };

/**
 * Lists the periods of a company in a year and frequency, by its own calendars, with their paydays. Without a
 * calendar a payday is as many days after the end as that of the company's newest pay. Errors: `not-found`.
 */
export const listCompanyPeriods = useCase(
  'records:read',
  async (
    { dependencies: { database }, actor },
    { companyId, year, frequency }: { companyId: number; year: number; frequency: PayFrequency },
  ): Promise<CompanyPeriod[]> => {
    await requireCompany(database, actor, companyId);
    const { calendars, lag, parameters } = await batchQueries(database, (db) => ({
      calendars: listPayCalendars(db, companyId),
      lag: lastPayLagDays(db, companyId, frequency),
      parameters: readLawParameters(db),
    }));
    const freeDays = allFreeDays(parameters);
    return companyPeriods(calendars, year, frequency).map((period) => ({
      ...period,
      payDate: paydayOf(period, calendars, { lastLagDays: lag ?? 0, freeDays }),
    }));
  },
);

/**
 * Reads a company's calendars and returns the lookup of its periods by id: undefined for an id that neither
 * the company nor the specification has. The caller must have found the company.
 */
export async function companyPeriodLookup(
  db: Database,
  companyId: number,
): Promise<(periodId: number) => PayPeriod | undefined> {
  const calendars = await listPayCalendars(db, companyId);
  return (periodId) => findPeriod(calendars, periodId);
}

/** Returns a period of a company by its id. Errors: `not-found`. The caller must have found the company. */
export async function companyPeriodOf(
  db: Database,
  { companyId, periodId }: { companyId: number; periodId: number },
): Promise<PayPeriod> {
  const periodOf = await companyPeriodLookup(db, companyId);
  return orNotFound(periodOf(periodId));
}
