import { includesEveryYear } from '@garita/domain/account/access.schema';
import { yearsPaidFor } from '@garita/ledger/queries/pay/paid-entries';
import type { UseCaseContext } from './use-case.ts';
import { hasAccessToYears } from './year-access.ts';

/** A period of a company; `isOfHistory` counts pay that was deleted, too, of which a history tells. */
type OfPeriod = { companyId: number; periodId: number; isOfHistory?: boolean };

/**
 * The years outside of the access of who asks in which pay of a period is paid. Whatever is told of the period leaves that pay out, and
 * names these years beside its figures.
 */
export async function yearsLeftOut(
  { dependencies: { database }, actor }: UseCaseContext,
  { companyId, periodId, isOfHistory = false }: OfPeriod,
): Promise<number[]> {
  if (includesEveryYear(actor.access)) return [];
  const years = await yearsPaidFor(database, { companyId, periodId }, { withDeleted: isOfHistory });
  return years.filter((year) => !hasAccessToYears(actor, [year]));
}
