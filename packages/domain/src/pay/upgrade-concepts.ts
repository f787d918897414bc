import { type Amounts, NO_AMOUNTS } from './amounts.ts';
import { byName, conceptsOf } from './concepts.ts';
import { hourlyPay, typedEarnings } from './earnings.ts';
import type { PayStatement } from './pay-statement.ts';
import { NOTHING_TYPED, type PayInputs } from './time-entry.schema.ts';

// Events from before a pay concept existed do not contain it. Its amounts are read as zero.

const NOT_WORKED = byName(conceptsOf('hourly'), () => hourlyPay(0, 0));

/** Returns the inputs of an entry with zeros for the concepts that were added later. */
export function upgradeInputs(inputs: PayInputs): PayInputs {
  const { minutes, earnings, deductions } = NOTHING_TYPED;
  return {
    ...inputs,
    minutes: { ...minutes, ...inputs.minutes },
    earnings: { ...earnings, ...inputs.earnings },
    deductions: { ...deductions, ...inputs.deductions },
  };
}

/** Returns a statement with zeros for the concepts that were added later. */
export function upgradeStatement(statement: PayStatement): PayStatement {
  return {
    ...statement,
    hourly: { ...NOT_WORKED, ...statement.hourly },
    typed: { ...typedEarnings(NOTHING_TYPED.earnings), ...statement.typed },
    deductions: { ...NOTHING_TYPED.deductions, ...statement.deductions },
  };
}

/** Returns amounts with zeros for the concepts that were added later. */
export function upgradeAmounts(amounts: Partial<Amounts>): Amounts {
  return { ...NO_AMOUNTS, ...amounts };
}
