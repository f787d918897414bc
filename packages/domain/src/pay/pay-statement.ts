import { type Cents, sumCents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import { PERIODS_PER_YEAR } from '../time/pay-period.ts';
import { type CompanyLineAmount, companyLineAmounts } from './company-line.ts';
import { type Contributions, contributionsOf, type WithheldSoFar } from './contributions.ts';
import { type HourlyEarnings, hourlyEarnings, type TypedEarnings, typedEarnings } from './earnings.ts';
import type { PayFacts } from './pay-facts.ts';
import type { PayInputs, TypedDeductions } from './time-entry.schema.ts';
import { CERTIFICATE_METHOD, type CertificateMethod } from './withholding/certificate/certificate-method.ts';
import type { CertificateWithholding } from './withholding/certificate/certificate-withholding.ts';
import {
  type FlatWithholding,
  type TableWithholding,
  withholdByTable,
  withholdFlat,
} from './withholding/income-tax-withholding.ts';
import {
  isNonResident,
  type NonResidentWithholding,
  withholdOfNonResident,
} from './withholding/non-resident-withholding.ts';
import { type SeveranceExemption, severanceExemption } from './withholding/severance-exemption.ts';
import {
  NO_TAXES_ON_TIPS,
  settlesTips,
  settleTips,
  type TipsSettlement,
  totalOnTips,
} from './withholding/tips-settlement.ts';

/**
 * The version of this calculation. Each event stores it, so that an auditor knows which code computed an
 * amount.
 */
export const ENGINE_VERSION = '1';

/** The income tax of an entry: the amount withheld, and its computation even if the amount was edited. */
export type IncomeTaxWithheld = {
  amount: Cents;
  isEdited: boolean;
  computed: FlatWithholding | TableWithholding | CertificateWithholding | NonResidentWithholding;
};

/**
 * A pay statement in integer cents. Each line is rounded once and has the facts that it was computed from.
 * net − uncollected = gross − contributions − income tax − deductions + reimbursed expenses ± company lines −
 * tips received − taxes on tips carried in.
 */
export type PayStatement = {
  hourly: HourlyEarnings;
  typed: TypedEarnings;
  gross: Cents;
  contributions: Contributions;
  incomeTax: IncomeTaxWithheld;
  deductions: TypedDeductions;
  reimbursedExpenses: Cents;
  companyLines: CompanyLineAmount[];
  /** The exempt part of the severance; absent for an entry without severance. */
  severance?: SeveranceExemption;
  /** Contributions and income tax together. */
  withheld: Cents;
  /** The settlement of an entry with tips that the employee already has, or taxes carried in; else absent. */
  tips?: TipsSettlement;
  /** Typed deductions, company lines deducted from pay, tips received, and taxes on tips carried in. */
  deducted: Cents;
  /** Reimbursed expenses, and company lines added to pay. */
  added: Cents;
  net: Cents;
  /**
   * The part of the withholdings and deductions that pay does not cover, because the net is never below zero.
   */
  uncollected: Cents;
};

/**
 * Calculates a pay statement. The browser calls it for live amounts and the server for the saved ones; no
 * other code computes them. `soFar` must not include the entry itself.
 */
export function calculatePayStatement(
  facts: PayFacts,
  inputs: PayInputs,
  soFar: WithheldSoFar,
): PayStatement {
  return calculateStatementWith({ facts, inputs, soFar }, CERTIFICATE_METHOD);
}

type Calculated = { facts: PayFacts; inputs: PayInputs; soFar: WithheldSoFar };

/**
 * Calculates as `calculatePayStatement` does, for a program that loads the method of certificates only when
 * it is needed.
 *
 * @throws RangeError for an entry by certificate without that method
 */
export function calculateStatementWith(
  { facts, inputs, soFar }: Calculated,
  certificates: CertificateMethod | undefined,
): PayStatement {
  const hourly = hourlyEarnings(inputs.minutes, facts.rates);
  const typed = typedEarnings(inputs.earnings);
  const gross = sumCents([...Object.values(hourly).map(({ amount }) => amount), ...Object.values(typed)]);
  const tips = typed.tips + typed.tipsReceived;
  const contributions = contributionsOf(facts, { gross, tips }, soFar);
  const severance = severanceExemption({
    severance: typed.severance,
    edited: inputs.editedSeveranceExempt,
    facts: facts.severance,
    isNonResident: isNonResident(facts.withholding.method),
  });
  const taxable = gross - (severance?.exempt ?? 0);
  const incomeTax = incomeTaxOf(facts, inputs, { gross: taxable, soFar, certificates });
  const companyLines = companyLineAmounts(facts.companyLines, inputs.companyLines, gross);
  const { deductions, reimbursedExpenses } = inputs;
  const withheld = contributionsTotal(contributions) + incomeTax.amount;
  const carriedIn = soFar.carriedIn ?? NO_TAXES_ON_TIPS;
  const deducted =
    sumCents(Object.values(deductions)) +
    lineTotal(companyLines, 'deduction') +
    typed.tipsReceived +
    totalOnTips(carriedIn);
  const added = reimbursedExpenses + lineTotal(companyLines, 'addition');
  const balance = gross - withheld - deducted + added;
  const uncollected = Math.max(0, -balance);
  const settlement = () => {
    const wages = contributionsOf(facts, { gross: gross - tips, tips: 0 }, soFar);
    const tax = incomeTaxOf(facts, inputs, { gross: taxable - tips, soFar, certificates });
    return settleTips({
      received: typed.tipsReceived,
      cash: gross - typed.tipsReceived,
      onWages: contributionsTotal(wages) + Math.min(tax.amount, incomeTax.amount),
      onTips: {
        socialSecurity: contributions.socialSecurityOnTips.amount,
        medicare: contributions.medicare.amount - wages.medicare.amount,
      },
      carriedIn,
      uncollected,
    });
  };
  return {
    hourly,
    typed,
    gross,
    contributions,
    incomeTax,
    deductions,
    reimbursedExpenses,
    companyLines,
    ...(severance ? { severance } : {}),
    ...(settlesTips(typed.tipsReceived, carriedIn) ? { tips: settlement() } : {}),
    withheld,
    deducted,
    added,
    net: Math.max(0, balance),
    uncollected,
  };
}

function contributionsTotal(contributions: Contributions): Cents {
  return sumCents(Object.values(contributions).map(({ amount }) => amount));
}

/** Returns the sum of the company lines of one direction, in cents. */
export function lineTotal(
  lines: readonly CompanyLineAmount[],
  direction: CompanyLineAmount['direction'],
): Cents {
  return sumCents(lines.filter((line) => line.direction === direction).map(({ amount }) => amount));
}

/** Returns the percentage that labels the withholding: the flat rate, or that of the table row or bracket. */
export function withholdingLabelRate({ computed }: IncomeTaxWithheld): Rate {
  return 'bracket' in computed ? computed.bracket.rate : computed.rate;
}

/** Returns the method and percentage of the income tax withheld; null if a person typed the amount. */
export function withholdingOf(
  incomeTax: IncomeTaxWithheld,
): { rule: IncomeTaxWithheld['computed']['rule']; rate: Rate } | null {
  if (incomeTax.isEdited) return null;
  return { rule: incomeTax.computed.rule, rate: withholdingLabelRate(incomeTax) };
}

/** The pay of an entry that income tax counts: the gross without exempt severance. */
type PayOfEntry = { gross: Cents; soFar: WithheldSoFar; certificates: CertificateMethod | undefined };

function incomeTaxOf(facts: PayFacts, inputs: PayInputs, pay: PayOfEntry): IncomeTaxWithheld {
  const computed = computedTax(facts, inputs, pay);
  const edited = inputs.editedIncomeTax;
  return { amount: edited ?? computed.amount, isEdited: edited !== undefined, computed };
}

function computedTax(
  { withholding, payFrequency, isUntaxed }: PayFacts,
  { withholdingRate, earnings, deductions }: PayInputs,
  { gross, soFar, certificates }: PayOfEntry,
): IncomeTaxWithheld['computed'] {
  const periodsPerYear = PERIODS_PER_YEAR[payFrequency];
  switch (withholding.method) {
    case 'flat-rate': {
      const computed = withholdFlat(gross, withholdingRate ?? withholding.rate);
      return isUntaxed ? { ...computed, amount: 0, isUntaxed } : computed;
    }
    case 'table': {
      const computed = withholdByTable(gross, withholding.table, periodsPerYear);
      return isUntaxed ? { ...computed, amount: 0, isUntaxed } : computed;
    }
    case 'non-resident-citizen':
    case 'non-resident-alien': {
      const computed = withholdOfNonResident(gross, withholding);
      return isUntaxed ? { ...computed, amount: 0, isUntaxed } : computed;
    }
    case 'certificate': {
      if (!certificates) throw new RangeError('The method of certificates is not loaded');
      const pay = { gross, bonus: earnings.bonus, codaPlans: deductions.codaPlans };
      return certificates.withhold(pay, withholding, {
        periodsPerYear,
        isUntaxed: isUntaxed ?? false,
        soFar: soFar.certificate,
      });
    }
  }
}
