import { isLineActive } from './company-line.ts';
import type { PayFacts } from './pay-facts.ts';
import type { PayInputs } from './time-entry.schema.ts';

/** The facts with the default percentage and company lines. */
type Defaults = Pick<PayFacts, 'withholding' | 'companyLines'>;

/**
 * Returns true if an amendment changes anything that pay depends on. The accountant and a pay date of the
 * same year do not count.
 */
export function changesPay(before: PayInputs, after: PayInputs, facts: Defaults): boolean {
  return isDifferent(
    payOnly(withDefaultsSpelledOut(before, facts)),
    payOnly(withDefaultsSpelledOut(after, facts)),
  );
}

/** Returns true if an amendment differs from the entry in force. */
export function changesInputs(before: PayInputs, after: PayInputs, facts: Defaults): boolean {
  return isDifferent(withDefaultsSpelledOut(before, facts), withDefaultsSpelledOut(after, facts));
}

/** Returns true if two recorded values differ. */
export function isDifferent(before: object, after: object): boolean {
  return canonical(before) !== canonical(after);
}

function payOnly({ accountantId, payDate, ...inputs }: PayInputs): object {
  return inputs;
}

/**
 * Returns the inputs with every default made explicit, because a program that writes back what it read sends
 * all of them.
 */
export function withDefaultsSpelledOut(
  { earnings, withholdingRate, companyLines, ...inputs }: PayInputs,
  facts: Defaults,
): PayInputs {
  const { withholding } = facts;
  return {
    ...inputs,
    earnings: { ...earnings, salary: earnings.salary ?? 0 },
    withholdingRate: withholding.method === 'flat-rate' ? (withholdingRate ?? withholding.rate) : undefined,
    companyLines: facts.companyLines.map((line) => ({
      taxId: line.taxId,
      isActive: isLineActive(line, companyLines),
      editedCents: companyLines?.find(({ taxId }) => taxId === line.taxId)?.editedCents,
    })),
  };
}

// Recorded events do not keep the order of keys, and have no undefined ones.
function canonical(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
