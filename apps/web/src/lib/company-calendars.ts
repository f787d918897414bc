import type { PayCalendars } from '@garita/domain/time/company-periods';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useMemo } from 'react';
import { trpc } from './trpc.ts';

type AccountCalendars = inferRouterOutputs<AppRouter>['companies']['accountCalendars'];

/** The calendars of a company, by the company's id; none for a company without its own periods. */
export type CalendarsByCompany = (companyId: number | null | undefined) => PayCalendars;

const NONE: PayCalendars = [];

/**
 * Returns the calendars with periods of their own of every company that the user sees. One answer serves all
 * screens; until it has come, companies have the specification's periods.
 */
export function useCalendars(): CalendarsByCompany {
  const { data } = trpc.companies.accountCalendars.useQuery();
  return useMemo(() => calendarsByCompany(data ?? []), [data]);
}

/** Returns the calendars with periods of their own of one company. */
export function useCompanyCalendars(companyId: number | null | undefined): PayCalendars {
  return useCalendars()(companyId);
}

function calendarsByCompany(all: AccountCalendars): CalendarsByCompany {
  const known = new Map(all.map(({ companyId, calendars }) => [companyId, withPeriods(calendars)]));
  return (companyId) => known.get(companyId ?? 0) ?? NONE;
}

/** Returns the calendars that have periods of their own; paydays alone change no period. */
export function withPeriods(calendars: Readonly<AccountCalendars[number]['calendars']>): PayCalendars {
  return calendars.flatMap(({ effectiveFrom, ...calendar }) =>
    effectiveFrom === null ? [] : { ...calendar, effectiveFrom },
  );
}
