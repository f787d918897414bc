import {
  includesCompany,
  includesEveryYear,
  includesYear,
  WHOLE_ACCOUNT,
} from '@garita/domain/account/access.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import { yearsPaidFor } from '@garita/ledger/queries/pay/paid-entries';
import type { AccountScope, CompanyScope } from '@garita/ledger/registry/registry';
import type { Actor } from '../auth/actor.ts';
import { AppError } from '../refusal/app-error.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * A company of the account as who asks sees it: one that is outside of their access is not there. Errors:
 * `not-found`.
 */
export function companyScope({ accountId, access }: Actor, companyId: number): CompanyScope {
  if (!includesCompany(access, companyId)) throw new AppError('not-found');
  return { accountId, companyId };
}

type YearViewer = Pick<AccountScope, 'access'>;

/** True if every one of these years is within the user's access. */
export function hasAccessToYears({ access = WHOLE_ACCOUNT }: YearViewer, years: readonly number[]): boolean {
  return years.every((year) => includesYear(access, year));
}

/** True if all of these days are in years within the user's access. */
export function hasAccessToDays(viewer: YearViewer, ...days: readonly string[]): boolean {
  return hasAccessToYears(viewer, days.map(yearOf));
}

/** Refuses what is of another year than those that who asks sees. Errors: `year-outside-access`. */
export function requireYearAccess(viewer: YearViewer, years: readonly number[]): void {
  if (!hasAccessToYears(viewer, years)) throw new AppError('year-outside-access', viewer);
}

/** A period of a company; `isOfHistory` counts pay that was deleted, too, of which a history tells. */
type OfPeriod = { companyId: number; periodId: number; isOfHistory?: boolean };

/**
 * The years outside of the access of who asks in which pay of a period is paid. Whatever is told of the
 * period leaves that pay out, and names these years beside its figures.
 */
export async function yearsLeftOut(
  { dependencies: { database }, actor }: { dependencies: Dependencies; actor: Actor },
  { companyId, periodId, isOfHistory = false }: OfPeriod,
): Promise<number[]> {
  if (includesEveryYear(actor.access)) return [];
  const years = await yearsPaidFor(database, { companyId, periodId }, { withDeleted: isOfHistory });
  return years.filter((year) => !hasAccessToYears(actor, [year]));
}
