import type { Cents } from '@garita/domain/money/cents';
import type { Contributions } from '@garita/domain/pay/contributions';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/tax/tax-parameters';
import { type EntryWork, withheldSoFar } from './calculation.ts';

/**
 * Why something else was withheld than today: a limit of the year was reached and has room again, or was passed since; another
 * entry had paid the weeks of the period, for each of which the chauffeur insurance is due once; or the year's pay comes to
 * another part above the threshold of the additional Medicare.
 */
export type RecalculationCause = 'limit' | 'passed' | 'weeks' | 'threshold';

/** A contribution that the year's other amounts made what it was when this entry was recorded, and that would differ by now. */
export type RecalculationLine = {
  concept: keyof Contributions;
  cause: RecalculationCause;
  recorded: Cents;
  now: Cents;
};

/** Why a saved entry is stale: what would be withheld today, with the facts that it froze. */
export function recalculationLines(work: EntryWork): RecalculationLine[] {
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
  })).filter(({ recorded, now }) => now !== recorded);
}

type Contribution = Contributions[keyof Contributions];

function staleCause(recorded: Contribution, today: Contribution): RecalculationCause {
  const isWeekly = recorded.rule === 'weekly' && today.rule === 'weekly';
  if (isWeekly && today.withheldInPeriod !== recorded.withheldInPeriod) return 'weeks';
  if (additionalBase(recorded) !== additionalBase(today)) return 'threshold';
  return today.amount < recorded.amount ? 'passed' : 'limit';
}

function additionalBase(contribution: Contribution): Cents {
  return 'additional' in contribution ? (contribution.additional?.base ?? 0) : 0;
}
