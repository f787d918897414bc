import type { Cents } from '@garita/domain/money/cents';
import type { Contributions } from '@garita/domain/pay/contributions';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/tax/tax-parameters';
import { type Work, withheldSoFar } from './calculation.ts';

/**
 * Why less was withheld than today: a limit of the year was reached, or another entry had paid the weeks of the period,
 * for each of which the chauffeur insurance is due once.
 */
export type StaleCause = 'limit' | 'weeks';

/** A contribution that other entries kept low when this one was recorded and that would be more by now, in cents. */
export type StaleLine = { concept: keyof Contributions; cause: StaleCause; recorded: Cents; now: Cents };

/** Why a saved entry is stale: what would be withheld today, with the facts that it froze. */
export function staleLines(work: Work): StaleLine[] {
  const { saved } = work;
  if (!saved?.isStale) return [];
  const { facts, inputs, payDate, statement } = saved;
  const before = statement.contributions;
  const today = calculatePayStatement(facts, inputs, withheldSoFar(work, payDate)).contributions;
  return CONTRIBUTION_CONCEPTS.map((concept) => ({
    concept,
    cause: staleCause(before[concept], today[concept]),
    recorded: before[concept].amount,
    now: today[concept].amount,
  })).filter(({ recorded, now }) => now > recorded);
}

type Contribution = Contributions[keyof Contributions];

function staleCause(recorded: Contribution, today: Contribution): StaleCause {
  const isWeekly = recorded.rule === 'weekly' && today.rule === 'weekly';
  return isWeekly && today.withheldInPeriod < recorded.withheldInPeriod ? 'weeks' : 'limit';
}
