import type { Cents } from '@garita/domain/money/cents';
import type { Contributions } from '@garita/domain/pay/contributions';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { type EntryWork, recalculated } from '../../../pay/entry/calculation.ts';

/** A warning about the employee, the company or the saved entry, which stands before anything is typed. */
export type SubjectWarning =
  | { code: 'company-inactive' | 'employee-inactive' }
  | { code: 'stale'; cause: RecalculationCause; lines: RecalculationLine[] };

/** Returns the warnings that stand before anything is typed. */
export function subjectWarnings(work: EntryWork): SubjectWarning[] {
  const { sheet, saved } = work;
  const warnings: SubjectWarning[] = [];
  if (!saved && !sheet.company.isActive) warnings.push({ code: 'company-inactive' });
  if (!saved && !sheet.employee.isActive) warnings.push({ code: 'employee-inactive' });
  return saved?.isStale ? [...warnings, ...recalculationWarnings(work)] : warnings;
}

/**
 * Returns one warning for each cause, with its lines. Without changed lines, the room of a limit is the known
 * cause.
 */
function recalculationWarnings(work: EntryWork): SubjectWarning[] {
  const lines = recalculationLines(work);
  const causes = new Set<RecalculationCause>(
    lines.length === 0 ? ['limit'] : lines.map(({ cause }) => cause),
  );
  return [...causes].map((cause) => ({
    code: 'stale',
    cause,
    lines: lines.filter((line) => line.cause === cause),
  }));
}

/**
 * The reason why the withheld amount differs from today's: a limit of the year was reached and has room
 * again, or was passed since; another entry had paid the weeks of the period, for each of which the chauffeur
 * insurance is due once; another part of the year's pay is above the threshold of the additional Medicare; or
 * the pay before it, which income tax by certificate counts, has changed.
 */
type RecalculationCause = 'limit' | 'passed' | 'weeks' | 'threshold' | 'income-tax';

/** A line withheld whose amount would differ today because other amounts of the year have changed. */
export type RecalculationLine = {
  concept: keyof Contributions | 'incomeTaxWithheld';
  cause: RecalculationCause;
  recorded: Cents;
  now: Cents;
};

/** Returns the lines of a stale entry that would differ today, computed with its frozen facts. */
export function recalculationLines(work: EntryWork): RecalculationLine[] {
  const { saved } = work;
  if (!saved?.isStale) return [];
  const { contributions: before, incomeTax } = saved.statement;
  const { contributions: today, incomeTax: taxToday } = recalculated(work, saved);
  const contributions = CONTRIBUTION_CONCEPTS.map((concept) => ({
    concept,
    cause: recalculationCause(before[concept], today[concept]),
    recorded: before[concept].amount,
    now: today[concept].amount,
  }));
  const tax = {
    concept: 'incomeTaxWithheld' as const,
    cause: 'income-tax' as const,
    recorded: incomeTax.amount,
    now: taxToday.amount,
  };
  return [...contributions, tax].filter(({ recorded, now }) => now !== recorded);
}

type Contribution = Contributions[keyof Contributions];

function recalculationCause(recorded: Contribution, today: Contribution): RecalculationCause {
  const isWeekly = recorded.rule === 'weekly' && today.rule === 'weekly';
  if (isWeekly && today.withheldInPeriod !== recorded.withheldInPeriod) return 'weeks';
  if (additionalBase(recorded) !== additionalBase(today)) return 'threshold';
  return today.amount < recorded.amount ? 'passed' : 'limit';
}

function additionalBase(contribution: Contribution): Cents {
  return 'additional' in contribution ? (contribution.additional?.base ?? 0) : 0;
}
