import type { Cents } from '@garita/domain/money/cents';
import type { Contributions } from '@garita/domain/pay/contributions';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { type Work, withheldSoFar } from './calculation.ts';

/** A contribution that a limit had cut when the entry was recorded and that has more room by now, in cents. */
export type StaleLine = { concept: keyof Contributions; recorded: Cents; now: Cents };

const CONTRIBUTIONS = [
  'disabilityInsurance',
  'medicare',
  'socialSecurity',
  'socialSecurityOnTips',
  'chauffeurInsurance',
] as const satisfies readonly (keyof Contributions)[];

/** Why a saved entry is stale: what its limits would let through today, with the facts that it froze. */
export function staleLines(work: Work): StaleLine[] {
  const { saved } = work;
  if (!saved?.isStale) return [];
  const { facts, inputs, payDate, statement } = saved;
  const today = calculatePayStatement(facts, inputs, withheldSoFar(work, payDate)).contributions;
  return CONTRIBUTIONS.map((concept) => ({
    concept,
    recorded: statement.contributions[concept].amount,
    now: today[concept].amount,
  })).filter(({ recorded, now }) => now > recorded);
}
