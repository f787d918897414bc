import type { Cents } from '../../money/cents.ts';
import { applyRate, type Rate } from '../../money/rate.ts';
import type { WithholdingMethod } from '../../reference/enumerations.ts';

/**
 * The rates of income tax on the pay of non-residents for services in Puerto Rico, without exemptions: 20 %
 * of a citizen of the United States, 29 % of an alien. Puerto Rico Internal Revenue Code of 2011, sec.
 * 1062.08, in force in 2026. Such pay is no wages (sec. 1062.01(a)(1)(E)): it goes on the 480.6C, and into
 * the boxes of social security and Medicare of the W-2PR alone.
 */
export const NON_RESIDENT_RATES = {
  'non-resident-citizen': 200_000,
  'non-resident-alien': 290_000,
} as const satisfies Partial<Record<WithholdingMethod, Rate>>;

export type NonResidentMethod = keyof typeof NON_RESIDENT_RATES;

/** A withholding of the rate of non-residents from the period's pay. */
export type NonResidentWithholding = {
  rule: NonResidentMethod;
  base: Cents;
  rate: Rate;
  amount: Cents;
  /** True if the company withholds no income tax; absent otherwise. */
  isUntaxed?: true;
};

/** Returns true if a method is one of non-residents. */
export function isNonResident(method: WithholdingMethod): method is NonResidentMethod {
  return method in NON_RESIDENT_RATES;
}

/** Calculates the income tax of a non-resident on `gross` cents. */
export function withholdOfNonResident(
  gross: Cents,
  { method, rate }: { method: NonResidentMethod; rate: Rate },
): NonResidentWithholding {
  return { rule: method, base: gross, rate, amount: applyRate(gross, rate) };
}
