import { type HourlyRates, hourlyRatesFrom } from '../employee/hourly-rates.ts';
import { applyRate } from '../money/rate.ts';
import { hourlyEarnings, typedEarnings } from '../pay/earnings.ts';
import { type MinimumWage, ratesAtMinimumWage } from '../pay/minimum-wage.ts';
import type { PayFacts, WithholdingFacts } from '../pay/pay-facts.ts';
import type { PayInputs } from '../pay/time-entry.schema.ts';
import { bracketsOf, type TableRow } from '../pay/withholding/table-rows.schema.ts';
import { versionInForce } from '../pay/withholding/tax-parameters.ts';
import type { Raise, WhatIf } from './what-if.schema.ts';

/** The supposition about each entry, with the dated minimum wages of the law. */
export type Supposition = Pick<WhatIf, 'raise' | 'minimumWage' | 'tableRows'> & {
  minimumWages: readonly MinimumWage[];
};

/** The terms that an entry is computed from. */
export type Terms = { facts: PayFacts; inputs: PayInputs };

/**
 * Returns the supposed terms of an entry. Hours, typed amounts and every other fact stay the same. A raise
 * does not give a rate or a salary to an employee who has none.
 */
export function supposedTerms(
  { facts, inputs }: Terms,
  { raise, minimumWage, tableRows, minimumWages }: Supposition,
  employeeId: number,
): Terms {
  const isRaised = raise.employeeIds.length === 0 || raise.employeeIds.includes(employeeId);
  const rates = isRaised ? raisedRates(facts.rates, raise) : facts.rates;
  const raised = isRaised ? raisedSalary(inputs, raise) : inputs;
  return {
    inputs: raised,
    facts: {
      ...facts,
      rates: minimumWage === 0 ? rates : atLeast(rates, raised, { minimumWage, minimumWages }),
      withholding: byTable(facts.withholding, tableRows),
    },
  };
}

function raisedRates(rates: HourlyRates, { rate, hourly }: Raise): HourlyRates {
  const step = hourlyRatesFrom(hourly);
  const raised = (name: keyof HourlyRates) =>
    rates[name] === 0 ? 0 : rates[name] + applyRate(rates[name], rate) + step[name];
  return { regular: raised('regular'), overtime: raised('overtime'), mealPeriod: raised('mealPeriod') };
}

function raisedSalary(inputs: PayInputs, { rate, salary: step }: Raise): PayInputs {
  const { salary = 0 } = inputs.earnings;
  if (salary === 0) return inputs;
  return { ...inputs, earnings: { ...inputs.earnings, salary: salary + applyRate(salary, rate) + step } };
}

// Raises hourly rates to the supposed minimum wage. The cash minimum of tipped employees stays the one of the
// pay date, up to the supposed minimum.
function atLeast(
  rates: HourlyRates,
  { minutes, earnings, payDate }: PayInputs,
  { minimumWage: hourly, minimumWages }: Pick<Supposition, 'minimumWage' | 'minimumWages'>,
): HourlyRates {
  const inForce = versionInForce(minimumWages, payDate);
  if (!inForce) return rates;
  const paid = { hourly: hourlyEarnings(minutes, rates), typed: typedEarnings(earnings) };
  return ratesAtMinimumWage(rates, paid, {
    ...inForce,
    hourly,
    inCash: Math.min(hourly, inForce.inCash),
  });
}

function byTable(withholding: WithholdingFacts, rows: readonly TableRow[]): WithholdingFacts {
  if (withholding.method !== 'table' || rows.length === 0) return withholding;
  return { method: 'table', table: { ...withholding.table, brackets: bracketsOf(rows) } };
}
