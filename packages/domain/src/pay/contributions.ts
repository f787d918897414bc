import type { Cents } from '../money/cents.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import { type Capped, capAtLimit } from '../tax/capped-contribution.ts';
import {
  ADDITIONAL_MEDICARE,
  CONTRIBUTION_CONCEPTS,
  type PercentageTax,
  type WeeklyTax,
} from '../tax/tax-parameters.ts';
import { byName, type ConceptName } from './concepts.ts';
import type { PayFacts } from './pay-facts.ts';

const YEAR_TO_DATE = ['gross', ...CONTRIBUTION_CONCEPTS] as const satisfies readonly ConceptName[];
type YearToDateName = (typeof YEAR_TO_DATE)[number];

/** What an employee's other live entries of the tax year, and the year's opening balance, add up to, in cents. */
export type YearToDate = Record<YearToDateName, Cents>;

/** One value for each amount that the year's limits are held against. */
export function mapYearToDate(value: (name: YearToDateName) => Cents): YearToDate {
  return byName(YEAR_TO_DATE, value);
}

/** The first entry of a year without an opening balance. */
export const NO_YEAR_TO_DATE: YearToDate = mapYearToDate(() => 0);

/** What was withheld before an entry: in its tax year, and of the chauffeur insurance in its very period. */
export type WithheldSoFar = { yearToDate: YearToDate; chauffeurInPeriod: Cents };

/** A contribution that is a share of pay, with everything needed to explain it. */
export type PercentageContribution = Capped & {
  rule: 'percentage';
  base: Cents;
  rate: Rate;
  version: number;
  effectiveFrom: string;
};

/** Medicare with the 0.9 % above the yearly threshold, which is rounded by itself and has no limit. */
export type AdditionalMedicare = {
  threshold: Cents;
  grossYearToDate: Cents;
  base: Cents;
  rate: Rate;
  amount: Cents;
  effectiveFrom: string;
};

/** The chauffeur insurance: an amount per week of the period, less what the period already withheld. */
export type WeeklyContribution = Capped & {
  rule: 'weekly';
  weeklyAmount: Cents;
  weeks: number;
  withheldInPeriod: Cents;
  version: number;
  effectiveFrom: string;
};

/** A contribution that does not apply: disability and chauffeur insurance exclude each other by law. */
export type ExcludedContribution = { rule: 'excluded'; amount: 0 };

export type Contributions = {
  disabilityInsurance: PercentageContribution | ExcludedContribution;
  medicare: PercentageContribution & { additional?: AdditionalMedicare };
  socialSecurity: PercentageContribution;
  socialSecurityOnTips: PercentageContribution;
  chauffeurInsurance: WeeklyContribution | ExcludedContribution;
};

/** The five payroll taxes of an entry with this gross and these tips. */
export function contributionsOf(
  facts: PayFacts,
  pay: { gross: Cents; tips: Cents },
  { yearToDate, chauffeurInPeriod }: WithheldSoFar,
): Contributions {
  const { disabilityInsurance, medicare, chauffeurInsurance } = facts.contributions;
  return {
    disabilityInsurance: facts.isChauffeur
      ? { rule: 'excluded', amount: 0 }
      : percentage(disabilityInsurance, pay.gross, yearToDate.disabilityInsurance),
    medicare: withAdditional(
      percentage(medicare, pay.gross, yearToDate.medicare),
      pay.gross,
      yearToDate.gross,
    ),
    ...socialSecurity(facts, pay, yearToDate),
    chauffeurInsurance: facts.isChauffeur
      ? weekly(chauffeurInsurance, facts.chauffeurWeeks, {
          withheldInPeriod: chauffeurInPeriod,
          yearToDate: yearToDate.chauffeurInsurance,
        })
      : { rule: 'excluded', amount: 0 },
  };
}

function percentage(tax: PercentageTax, base: Cents, yearToDate: Cents): PercentageContribution {
  const { version, effectiveFrom, rate, limit } = tax;
  return {
    rule: 'percentage',
    base,
    rate,
    version,
    effectiveFrom,
    ...capAtLimit(applyRate(base, rate), yearToDate, limit),
  };
}

// Wages and tips share one wage base by law (26 U.S.C. § 3121(a)(1)), so both are held to the limit of social security
// and tips are cut second; a lower limit of their own would bind them too.
function socialSecurity(
  facts: PayFacts,
  { gross, tips }: { gross: Cents; tips: Cents },
  yearToDate: YearToDate,
): Pick<Contributions, 'socialSecurity' | 'socialSecurityOnTips'> {
  const both = yearToDate.socialSecurity + yearToDate.socialSecurityOnTips;
  const onWages = percentage(facts.contributions.socialSecurity, gross - tips, both);
  const onTips = percentage(facts.contributions.socialSecurityOnTips, tips, yearToDate.socialSecurityOnTips);
  const shared = capAtLimit(onTips.uncapped, both + onWages.amount, onWages.limit);
  return {
    socialSecurity: onWages,
    socialSecurityOnTips: shared.amount < onTips.amount ? { ...onTips, ...shared } : onTips,
  };
}

function withAdditional(
  medicare: PercentageContribution,
  gross: Cents,
  grossYearToDate: Cents,
): Contributions['medicare'] {
  const { threshold, rate, effectiveFrom } = ADDITIONAL_MEDICARE;
  const above = (total: Cents) => Math.max(0, total - threshold);
  const base = above(grossYearToDate + gross) - above(grossYearToDate);
  if (base === 0) return medicare;
  const amount = applyRate(base, rate);
  return {
    ...medicare,
    amount: medicare.amount + amount,
    additional: { threshold, grossYearToDate, base, rate, amount, effectiveFrom },
  };
}

function weekly(
  { weeklyAmount, version, effectiveFrom, limit }: WeeklyTax,
  weeks: number,
  { withheldInPeriod, yearToDate }: { withheldInPeriod: Cents; yearToDate: Cents },
): WeeklyContribution {
  const due = weeklyAmount * weeks;
  const capped = capAtLimit(Math.max(0, due - withheldInPeriod), yearToDate, limit);
  return {
    rule: 'weekly',
    weeklyAmount,
    weeks,
    withheldInPeriod,
    version,
    effectiveFrom,
    ...capped,
    uncapped: due,
  };
}
