import {
  includesCompany,
  includesEveryYear,
  includesYear,
  WHOLE_ACCOUNT,
} from '@garita/domain/account/access.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { Database } from '@garita/ledger/database/client';
import { yearsPaidFor } from '@garita/ledger/queries/pay/paid-entries';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import type { AccountScope, CompanyScope } from '@garita/ledger/registry/registry';
import type { Actor } from '../auth/actor.ts';
import { AppError, orNotFound } from '../refusal/app-error.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Returns a company of the account as the user sees it: a company outside the user's access does not exist.
 * Errors: `not-found`.
 */
export function companyScope({ accountId, access }: Actor, companyId: number): CompanyScope {
  if (!includesCompany(access, companyId)) throw new AppError('not-found');
  return { accountId, companyId };
}

/**
 * Refuses a company that the user does not see: one of another account, or outside the user's access. Errors:
 * `not-found`.
 */
export async function requireCompany(database: Database, actor: Actor, companyId: number): Promise<void> {
  orNotFound(await companyRegistry.find(database, actor, companyId));
}

type YearViewer = Pick<AccountScope, 'access'>;

/** Returns true if every one of these years is within the user's access. */
export function hasAccessToYears({ access = WHOLE_ACCOUNT }: YearViewer, years: readonly number[]): boolean {
  return years.every((year) => includesYear(access, year));
}

/** Returns true if all of these days are in years within the user's access. */
export function hasAccessToDays(viewer: YearViewer, ...days: readonly string[]): boolean {
  return hasAccessToYears(viewer, days.map(yearOf));
}

/** Refuses a year outside the user's access. Errors: `year-outside-access`. */
export function requireYearAccess(viewer: YearViewer, years: readonly number[]): void {
  if (!hasAccessToYears(viewer, years)) throw new AppError('year-outside-access', viewer);
}

/** A period of a company. `isOfHistory` also counts deleted pay, because a history shows it. */
type OfPeriod = { companyId: number; periodId: number; isOfHistory?: boolean };

/**
 * Returns the years outside the user's access in which pay of a period is paid. Everything that is answered
 * about the period leaves that pay out and names these years beside its figures.
 */
export async function yearsLeftOut(
  { dependencies: { database }, actor }: { dependencies: Dependencies; actor: Actor },
  { companyId, periodId, isOfHistory = false }: OfPeriod,
): Promise<number[]> {
  if (includesEveryYear(actor.access)) return [];
  const years = await yearsPaidFor(database, { companyId, periodId }, { withDeleted: isOfHistory });
  return years.filter((year) => !hasAccessToYears(actor, [year]));
}
