import type { Cents } from '../../../money/cents.ts';
import { mulDiv } from '../../../money/mul-div.ts';
import { applyRate } from '../../../money/rate.ts';
import type { BonusBands } from './income-tax-law.ts';
import { type AnnualTerms, regularTaxOf } from './regular-tax.ts';

/** The regular tax of some pay and that pay, in cents. Their quotient is the ratio of a bonus. */
export type TaxRatio = { tax: Cents; pay: Cents };

/** The pay of a year before a bonus that is taxed together with it, and its tax, in cents. */
export type AnnualWages = { wages: Cents; withheld: Cents };

/** The rule by which the bonuses of a year are taxed, with its steps. Regulation art. 1062.01. */
export type BonusTaxRule =
  | { rule: 'untaxed'; upTo: Cents }
  | { rule: 'flat'; upTo: Cents; rate: number }
  /** Above the bands: the share that the regular pay of this entry or of an earlier one is taxed with. */
  | ({ rule: 'ratio'; isOfEntry: boolean } & TaxRatio)
  /** Above the bands without any such pay: the year's tax on wages and bonuses less the tax withheld. */
  | ({ rule: 'annual'; annual: Cents; annualTax: Cents } & AnnualWages);

/** The tax on the bonuses of a year and its part of this entry, in cents. */
export type BonusTax = {
  /** The bonus of this entry that is not exempt, and those of earlier entries by certificate. */
  taxed: Cents;
  earlier: Cents;
  earlierTax: Cents;
  by: BonusTaxRule;
  /** The tax on all bonuses of the year, rounded half up once. */
  taxOfYear: Cents;
  tax: Cents;
};

type BonusFacts = {
  taxed: Cents;
  earlier: { taxed: Cents; tax: Cents };
  bands: BonusBands;
  own: TaxRatio;
  latest: TaxRatio | null;
  year: AnnualWages;
  terms: AnnualTerms;
};

/** Calculates the tax of a bonus: the tax on all bonuses of the year less that of the earlier ones. */
export function bonusTaxOf(facts: BonusFacts): BonusTax {
  const { taxed, earlier } = facts;
  const bonuses = earlier.taxed + taxed;
  const by = bonusRuleOf(bonuses, facts);
  const taxOfYear = taxByRule(bonuses, by);
  return {
    taxed,
    earlier: earlier.taxed,
    earlierTax: earlier.tax,
    by,
    taxOfYear,
    tax: taxed > 0 ? Math.max(0, taxOfYear - earlier.tax) : 0,
  };
}

function bonusRuleOf(bonuses: Cents, { bands, own, latest, year, terms }: BonusFacts): BonusTaxRule {
  const { untaxedUpTo, flatUpTo, rate } = bands;
  if (bonuses <= untaxedUpTo) return { rule: 'untaxed', upTo: untaxedUpTo };
  if (bonuses <= flatUpTo) return { rule: 'flat', upTo: flatUpTo, rate };
  if (own.pay > 0) return { rule: 'ratio', isOfEntry: true, ...own };
  if (latest) return { rule: 'ratio', isOfEntry: false, ...latest };
  const { annual, annualTax } = regularTaxOf(year.wages + bonuses, { ...terms, periodsPerYear: 1 });
  return { rule: 'annual', ...year, annual, annualTax };
}

function taxByRule(bonuses: Cents, by: BonusTaxRule): Cents {
  switch (by.rule) {
    case 'untaxed':
      return 0;
    case 'flat':
      return applyRate(bonuses, by.rate);
    case 'ratio':
      return mulDiv(bonuses, by.tax, by.pay);
    case 'annual':
      return Math.max(0, by.annualTax - by.withheld);
  }
}
