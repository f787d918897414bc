import type { Cents } from '../../../money/cents.ts';
import type { Rate } from '../../../money/rate.ts';
import type { CalendarDate } from '../../../time/calendar-date.ts';
import type { WithholdingBracket } from '../tax-parameters.ts';

/** The amounts that the exemptions of the certificate 499 R-4 take off the annual pay, in cents. */
export type ExemptionAmounts = {
  /** The personal exemption by the choice on the certificate. */
  personal: Record<'individual' | 'joint' | 'none' | 'half', Cents>;
  veteran: Cents;
  dependent: Cents;
  /** A dependent whose custody is shared, and any dependent under the optional computation. */
  sharedDependent: Cents;
  allowance: Cents;
};

/**
 * The bands of a year's bonuses, in cents: nothing is withheld up to `untaxedUpTo`, and `rate` of the whole
 * bonus up to `flatUpTo`. Above, a bonus is taxed like the regular pay.
 */
export type BonusBands = { untaxedUpTo: Cents; flatUpTo: Cents; rate: Rate };

/** One dated version of the income tax of Puerto Rico, as the withholding by certificate uses it. */
export type IncomeTaxLaw = {
  version: number;
  effectiveFrom: CalendarDate;
  brackets: WithholdingBracket[];
  exemptions: ExemptionAmounts;
  bonus: BonusBands;
  /** The first pay of a year on which the young pay no tax, in cents. */
  youngExemption: Cents;
};

/**
 * The income tax that a new installation starts with, in force 2024 to 2026.
 *
 * - Brackets: Puerto Rico Internal Revenue Code of 2011, sec. 1021.01, as sec. 1062.01 withholds by them,
 *   since 2013. They are continuous at every border.
 * - Exemptions: 3,500 individual, 7,000 married, 3,500 half of it, 1,500 for a veteran, 2,500 for a
 *   dependent, 1,250 for one of shared custody, 500 for an allowance. Code sec. 1033.18; form 499 R-4,
 *   revision of 13 Dec 2016.
 * - Bonus: nothing up to 600, and 7 % of the whole bonus up to 1,500. Hacienda's rule for the Christmas
 *   bonus, published for 2015, 2016 and 2020; of medium confidence for 2026. The ratio above it is one of the
 *   methods of regulation art. 1062.01, and its choice is of low confidence.
 * - Exemption of the young: Code sec. 1031.02(a)(36). The regulation does not say how the period that
 *   crosses the limit is annualised; that only its taxed part counts is of low confidence.
 */
export const SEED_INCOME_TAX_LAWS: readonly IncomeTaxLaw[] = [
  {
    version: 1,
    effectiveFrom: '2024-01-01',
    brackets: [
      { over: 0, upTo: 9_000_00, rate: 0, plus: 0 },
      { over: 9_000_00, upTo: 25_000_00, rate: 70_000, plus: 0 },
      { over: 25_000_00, upTo: 41_500_00, rate: 140_000, plus: 1_120_00 },
      { over: 41_500_00, upTo: 61_500_00, rate: 250_000, plus: 3_430_00 },
      { over: 61_500_00, rate: 330_000, plus: 8_430_00 },
    ],
    exemptions: {
      personal: { individual: 3_500_00, joint: 7_000_00, none: 0, half: 3_500_00 },
      veteran: 1_500_00,
      dependent: 2_500_00,
      sharedDependent: 1_250_00,
      allowance: 500_00,
    },
    bonus: { untaxedUpTo: 600_00, flatUpTo: 1_500_00, rate: 70_000 },
    youngExemption: 40_000_00,
  },
];
