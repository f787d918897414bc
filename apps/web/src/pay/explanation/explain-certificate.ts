import type { Cents } from '@garita/domain/money/cents';
import { FULL_RATE } from '@garita/domain/money/rate';
import type { CertificateWithholding } from '@garita/domain/pay/withholding/certificate/certificate-withholding';
import { annualTaxInMillionths } from '@garita/domain/pay/withholding/income-tax-withholding';
import { certificateText } from '../../text/pay/certificate-explanations.es.ts';
import { explanationText } from '../../text/pay/payroll-explanations.es.ts';
import { dollarsText, percentText } from '../../ui/amount.tsx';
import { type Explanation, exactDollars, type Part, type Step } from './explanation.ts';

const { rules, titles, steps, sources, notes, exemptions, bonusRules } = certificateText;
const { steps: shared } = explanationText;

/** Explains income tax by certificate: the regular pay, the bonus and the additional withholding. */
export function explainCertificate(
  computed: CertificateWithholding,
  edit: readonly string[],
): Omit<Explanation, 'amount'> {
  const { bonus, additional, hasCertificate, young, isUntaxed } = computed;
  return {
    rule: isUntaxed ? rules.untaxed : rules.certificate,
    parts: [
      regularPart(computed),
      ...(bonus ? [bonusPart(bonus)] : []),
      ...(additional.asked > 0 ? [additionalPart(additional)] : []),
    ],
    notes: [
      ...(hasCertificate ? [] : [notes.noCertificate]),
      ...(young ? [notes.young(dollarsText(young.limit), dollarsText(young.yearToDate))] : []),
      ...edit,
    ],
  };
}

function regularPart(computed: CertificateWithholding): Part {
  const { base, coda, young, taxed, earlierInPeriod, periodsPerYear, version, effectiveFrom } = computed;
  const { annual, bracket, annualTax, periodTax, regularTax } = computed;
  const isOfSeveral = earlierInPeriod.taxed > 0;
  const exact = exactDollars(
    annualTaxInMillionths(annual, bracket),
    BigInt(FULL_RATE) * BigInt(periodsPerYear),
  );
  return {
    title: titles.regular,
    steps: [
      cents(steps.regularPay, base),
      ...unlessZero(steps.coda, '−', coda.amount),
      ...unlessZero(steps.exempt, '−', young?.regular ?? 0),
      cents(steps.taxed, taxed, '='),
      ...(isOfSeveral ? [cents(steps.earlierInPeriod, earlierInPeriod.taxed, '+')] : []),
      { label: shared.periods, sign: '×', value: { count: periodsPerYear } },
      ...exemptionSteps(computed),
      cents(steps.annual, annual, '='),
      { label: steps.excess(dollarsText(bracket.over)), value: { cents: annual - bracket.over } },
      { label: shared.rate, sign: '×', value: { rate: bracket.rate } },
      cents(steps.plus, bracket.plus, '+'),
      cents(shared.annualTax, annualTax, '='),
      { label: shared.periods, sign: '÷', value: { count: periodsPerYear } },
      { label: shared.exact, value: { dollars: exact } },
      cents(shared.rounded, periodTax, '='),
      ...(isOfSeveral
        ? [
            cents(steps.withheldInPeriod, earlierInPeriod.regularTax, '−'),
            cents(steps.ofThis, regularTax, '='),
          ]
        : []),
    ],
    source: { origin: sources.brackets, version, effectiveFrom },
  };
}

function exemptionSteps({ exemptions: amounts }: CertificateWithholding): Step[] {
  const names = ['personal', 'veteran', 'dependents', 'sharedDependents', 'allowances'] as const;
  return names.flatMap((name) => unlessZero(exemptions[name], '−', amounts[name]));
}

function bonusPart(bonus: NonNullable<CertificateWithholding['bonus']>): Part {
  const { taxed, earlier, earlierTax, by, taxOfYear, tax } = bonus;
  return {
    title: titles.bonus,
    rule: bonusRuleText(by),
    steps: [
      cents(steps.bonus, taxed),
      ...unlessZero(steps.earlierBonus, '+', earlier),
      ...(by.rule === 'ratio'
        ? [cents(steps.ratioTax, by.tax, '×'), cents(steps.ratioPay, by.pay, '÷')]
        : []),
      ...(by.rule === 'annual'
        ? [
            cents(steps.wages, by.wages, '+'),
            cents(steps.annual, by.annual),
            cents(shared.annualTax, by.annualTax),
            cents(steps.withheldInYear, by.withheld, '−'),
          ]
        : []),
      cents(steps.bonusTaxOfYear, taxOfYear, '='),
      ...unlessZero(steps.earlierBonusTax, '−', earlierTax),
      cents(steps.ofThis, tax, '='),
    ],
    source: { origin: sources.bonus },
  };
}

function bonusRuleText(by: NonNullable<CertificateWithholding['bonus']>['by']): string {
  switch (by.rule) {
    case 'untaxed':
      return bonusRules.untaxed(dollarsText(by.upTo));
    case 'flat':
      return bonusRules.flat(percentText(by.rate), dollarsText(by.upTo));
    case 'ratio':
      return by.isOfEntry ? bonusRules.ratio : bonusRules.earlierRatio;
    case 'annual':
      return bonusRules.annual;
  }
}

function additionalPart({ asked, earlierInPeriod, amount }: CertificateWithholding['additional']): Part {
  return {
    title: titles.additional,
    steps: [
      cents(steps.asked, asked),
      ...unlessZero(steps.earlierAdditional, '−', earlierInPeriod),
      cents(steps.ofThis, amount, '='),
    ],
    source: { origin: sources.additional },
  };
}

function cents(label: string, amount: Cents, sign?: Step['sign']): Step {
  return { label, ...(sign ? { sign } : {}), value: { cents: amount } };
}

function unlessZero(label: string, sign: NonNullable<Step['sign']>, amount: Cents): Step[] {
  return amount === 0 ? [] : [cents(label, amount, sign)];
}
