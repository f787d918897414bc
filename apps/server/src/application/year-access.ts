import { includesYear, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { AccountScope } from '@garita/ledger/registry/registry';
import { AppError } from './app-error.ts';

type Seeing = Pick<AccountScope, 'access'>;

/** Whether all of these years are within the access of who asks. */
export function hasAccessToYears({ access = WHOLE_ACCOUNT }: Seeing, years: readonly number[]): boolean {
  return years.every((year) => includesYear(access, year));
}

/** Whether all of these days are in years within the access of who asks. */
export function hasAccessToDays(seeing: Seeing, ...days: readonly string[]): boolean {
  return hasAccessToYears(seeing, days.map(yearOf));
}

/** Refuses what is of another year than those that who asks sees. Errors: `year-outside-access`. */
export function requireYearAccess(seeing: Seeing, years: readonly number[]): void {
  if (!hasAccessToYears(seeing, years)) throw new AppError('year-outside-access', seeing);
}
