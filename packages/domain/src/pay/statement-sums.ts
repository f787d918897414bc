import { sumCents } from '../money/cents.ts';
import { lineTotal, type PayStatement } from './pay-statement.ts';
import type { CappedContribution } from './withholding/capped-contribution.ts';
import { totalOnTips } from './withholding/tips-settlement.ts';

// Rules that hold for every statement. An auditor checks the recorded amounts with them.

/** Returns true if the parts of a statement add up and its net is floored at zero. */
export function addsUp(statement: PayStatement): boolean {
  return partsAddUp(statement) && isFloored(statement.net - statement.uncollected, statement);
}

/**
 * Returns true if gross − withheld − deducted + added = net − uncollected and each is the sum of its lines.
 * Holds for corrections too.
 */
export function partsAddUp(statement: PayStatement): boolean {
  const { hourly, typed, gross, contributions, incomeTax, deductions, companyLines, tips } = statement;
  const { reimbursedExpenses, withheld, deducted, added, net, uncollected } = statement;
  const amountsIn = (lines: Record<string, { amount: number }>) =>
    sumCents(Object.values(lines).map(({ amount }) => amount));
  return (
    gross === amountsIn(hourly) + sumCents(Object.values(typed)) &&
    withheld === amountsIn(contributions) + incomeTax.amount &&
    deducted ===
      sumCents(Object.values(deductions)) +
        lineTotal(companyLines, 'deduction') +
        (tips ? tips.received + totalOnTips(tips.carriedIn) : 0) &&
    typed.tipsReceived === (tips?.received ?? 0) &&
    added === reimbursedExpenses + lineTotal(companyLines, 'addition') &&
    net - uncollected === gross - withheld - deducted + added
  );
}

/** Returns true if a net is the balance of its lines, floored at zero, and `uncollected` is the rest. */
export function isFloored(
  balance: number,
  { net, uncollected }: { net: number; uncollected: number },
): boolean {
  return net === Math.max(0, balance) && uncollected === Math.max(0, -balance);
}

/**
 * Returns true if no contribution of a statement exceeds what was left of its yearly limit. Ignores the
 * additional Medicare, which has no limit.
 */
export function isWithinLimits({ contributions }: PayStatement): boolean {
  const { medicare, ...others } = contributions;
  const limited = { ...medicare, amount: medicare.amount - (medicare.additional?.amount ?? 0) };
  return [limited, ...Object.values(others)].every((line) => line.rule === 'excluded' || keepsLimit(line));
}

function keepsLimit({ amount, yearToDate, limit }: CappedContribution): boolean {
  return limit === undefined || amount <= Math.max(0, limit - yearToDate);
}
