import { reachesEveryYear } from '@garita/domain/account/access.schema';
import { yearsPaidFor } from '@garita/ledger/queries/pay/paid-entries';
import { seesYears } from './seen-years.ts';
import type { Context } from './use-case.ts';

/** A period of a company; `isOfHistory` counts pay that was deleted, too, of which a history tells. */
type OfPeriod = { companyId: number; periodId: number; isOfHistory?: boolean };

/**
 * The years outside of the access of who asks in which pay of a period is paid. Whatever is told of the period leaves that pay out, and
 * names these years beside its figures.
 */
export async function yearsLeftOut(
  { dependencies: { database }, actor }: Context,
  { companyId, periodId, isOfHistory = false }: OfPeriod,
): Promise<number[]> {
  if (reachesEveryYear(actor.access)) return [];
  const years = await yearsPaidFor(database, { companyId, periodId }, { withDeleted: isOfHistory });
  return years.filter((year) => !seesYears(actor, [year]));
}
