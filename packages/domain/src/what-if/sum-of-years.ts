import { sumCents } from '../money/cents.ts';
import { byName } from '../pay/concepts.ts';
import { byEmployee } from '../returns/paid-entry.ts';
import {
  PAY_AGENCIES,
  type PayComparison,
  type PayFigures,
  type RealAndSupposed,
} from './what-if-comparison.ts';

/** Returns the sum of the years of a range, by employee in the order of their ids, and by agency. */
export function sumOfYears(years: readonly PayComparison[]): PayComparison {
  const ofYears = years.flatMap(({ employees }) => employees);
  return {
    employees: byEmployee(ofYears).map(([employeeId, own]) => ({
      employeeId,
      ...summed(own, PAY_FIGURES),
    })),
    agencies: PAY_AGENCIES.map((agency) => ({
      agency,
      ...summed(
        years.flatMap(({ agencies }) => agencies.filter((one) => one.agency === agency)),
        ['withheld', 'employer'],
      ),
    })),
    total: summed(
      years.map(({ total }) => total),
      PAY_FIGURES,
    ),
  };
}

const PAY_FIGURES = ['gross', 'withheld', 'net', 'employer'] as const satisfies (keyof PayFigures)[];

function summed<Name extends string>(
  all: readonly RealAndSupposed<Record<Name, number>>[],
  names: readonly Name[],
): RealAndSupposed<Record<Name, number>> {
  const side = (name: 'real' | 'supposed') =>
    byName(names, (figure) => sumCents(all.map((one) => one[name][figure])));
  return { real: side('real'), supposed: side('supposed') };
}
