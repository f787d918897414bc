import type { Company } from '../../company/company.schema.ts';
import { type Cents, sumCents } from '../../money/cents.ts';
import { shareInCents, sumShares } from '../../money/exact-share.ts';
import { applyRate, type Rate } from '../../money/rate.ts';
import type { Amounts } from '../../pay/amounts.ts';
import { chauffeurWeeks } from '../../returns/chauffeur-weeks.ts';
import type { EmployerCost, EmployerRates, EmployerTax } from '../../returns/employer-cost.ts';
import type { IncomeTaxedEntry } from '../../returns/exempt-wages.ts';
import { employerShares, type FicaReturn, type TaxablePay } from '../../returns/fica.ts';
import { type Form480, totalPaid, totalWithheld } from '../../returns/form-480.ts';
import type { Form499Lines } from '../../returns/form-499.ts';
import { type FederalUnemployment, openingBalanceFutaShare } from '../../returns/form-940.ts';
import { employerDisability, type Insurance, type InsuranceReturn } from '../../returns/insurance.ts';
import type { OpeningBalancesByEmployee } from '../../returns/opening-balance-of-year.ts';
import type { PaidEntry } from '../../returns/paid-entry.ts';
import { policyRange, QUARTERS, type Quarter, quarterRange, yearRange } from '../../returns/quarter.ts';
import {
  exemptPay,
  NO_BOXES,
  openingBalanceBoxes,
  totalPay,
  type W2pr,
  type W2prBoxes,
} from '../../returns/w2pr.ts';
import { paidWithin } from '../due/company-pay.ts';
import { figuresOfBooks, type SourceFigures } from './reconciliation.ts';

// Extracts the figures to reconcile from each return, certificate and file of a year.

/** Returns the figures of the four 499 R-1Bs. */
export function figuresOfForm499(quarters: readonly Form499Lines[]): SourceFigures {
  const sum = (line: (quarter: Form499Lines) => Cents) => sumCents(quarters.map(line));
  return {
    pay: sum(({ exempt, taxable, tips }) => exempt + taxable + tips),
    exemptWages: sum(({ exempt }) => exempt),
    tips: sum(({ tips }) => tips),
    incomeTax: sum(({ withheld }) => withheld),
  };
}

/**
 * Returns the figures of documents of income tax with what they leave out: the deferrals in CODA plans, which
 * are pay for every other document, and the tips among exempt and deferred pay, which the books have as tips.
 */
export function withUntaxedPay(
  figures: SourceFigures,
  entries: readonly Pick<IncomeTaxedEntry, 'deferred' | 'untaxedTips'>[],
): SourceFigures {
  const { pay, tips } = figures;
  return {
    ...figures,
    ...(pay === undefined ? {} : { pay: pay + sumCents(entries.map(({ deferred }) => deferred)) }),
    ...(tips === undefined ? {} : { tips: tips + sumCents(entries.map((entry) => entry.untaxedTips)) }),
  };
}

/** The figures of non-residents, which the 480.6C has and the documents of wages leave out. */
const OF_NON_RESIDENTS = [
  'pay',
  'tips',
  'incomeTax',
  'reimbursedExpenses',
  'donations',
  'codaPlans',
] as const;

/** Returns the figures of documents of wages with those of non-residents among these entries. */
export function withNonResidents(figures: SourceFigures, entries: readonly PaidEntry[]): SourceFigures {
  const others = figuresOfBooks(
    entries.filter(({ isNonResident }) => isNonResident).map(({ amounts }) => amounts),
  );
  const added = OF_NON_RESIDENTS.flatMap((name) => {
    const cents = figures[name];
    return cents === undefined ? [] : [[name, cents + (others[name] ?? 0)]];
  });
  return { ...figures, ...Object.fromEntries(added) };
}

/** Returns the figures of the four 941s, or of the 943. */
export function figuresOfFicaReturns(returns: readonly FicaReturn[]): SourceFigures {
  const sum = (line: (one: FicaReturn) => Cents) => sumCents(returns.map(line));
  return {
    pay: sum(({ medicare }) => medicare.base),
    socialSecurityWages: sum(({ socialSecurity, tips }) => socialSecurity.base + tips.base),
    medicareWages: sum(({ medicare }) => medicare.base),
    employerFica: sum(({ employer }) => employer),
  };
}

/** Returns the figures of the 940. */
export function figuresOfForm940({ payments, due }: FederalUnemployment): SourceFigures {
  return { pay: payments, federalUnemployment: due };
}

/** Returns the figures of the four PRUI-10s: lines 4A and 5, line 4B, and the employer's part of line 4B. */
export function figuresOfInsuranceReturns(
  quarters: readonly { lines: InsuranceReturn; employerDisability: Cents }[],
): SourceFigures {
  return {
    pay: sumCents(quarters.map(({ lines }) => lines.wages)),
    disabilityInsurance: sumCents(quarters.map(({ lines }) => lines.due.disability)),
    employerUnemployment: sumCents(quarters.map(({ lines }) => lines.due.unemployment)),
    employerDisability: sumCents(quarters.map((quarter) => quarter.employerDisability)),
  };
}

/**
 * Returns the figures of the four chauffeur declarations: both shares of each week, and the employer's share.
 */
export function figuresOfChauffeurReturns(
  weeks: number,
  company: Pick<Company, 'chauffeurWeeklyRate' | 'employeeChauffeurShare'>,
): SourceFigures {
  return {
    chauffeurInsurance: weeks * company.chauffeurWeeklyRate,
    employerChauffeurInsurance: weeks * (company.chauffeurWeeklyRate - company.employeeChauffeurShare),
  };
}

/**
 * Returns the expected totals of the PRUI-10s and chauffeur declarations: the ledger's withholdings plus the
 * employer's share. The returns use the employees' share in the company's record; this does not, so a wrong
 * one shows as a difference.
 *
 * @param withheld the amounts of the entries paid in the quarters
 * @param disabilityRate the rate at which disability insurance is withheld from employees
 */
export function figuresOfWithheldAndShare(
  withheld: readonly Pick<Amounts, 'disabilityInsurance' | 'chauffeurInsurance'>[],
  entriesOfYear: readonly PaidEntry[],
  { before, disabilityRate, company }: Insurance & { disabilityRate: Rate; company: EmployerRates },
  quarters: readonly number[] = QUARTERS,
): SourceFigures {
  const rates = { ...company, disabilityRate };
  const shares = quarters.map((quarter) => employerDisability(entriesOfYear, quarter, { before, rates }));
  const weeks = sumCents(quarters.map((quarter) => chauffeurWeeks(entriesOfYear, quarter)));
  return {
    disabilityInsurance: sumCents(withheld.map((amounts) => amounts.disabilityInsurance)) + sumCents(shares),
    chauffeurInsurance:
      sumCents(withheld.map((amounts) => amounts.chauffeurInsurance)) +
      weeks * (company.chauffeurWeeklyRate - company.employeeChauffeurShare),
  };
}

/** Returns the CFSE premium on a policy's payroll; nothing if the company has no rate. */
export function figuresOfInsuredPayroll(
  payroll: Cents,
  { workersCompensationRate: rate }: Pick<Company, 'workersCompensationRate'>,
): SourceFigures {
  return rate === null ? {} : { premium: applyRate(payroll, rate) };
}

/**
 * Returns the employer contributions of a calendar year, with the premium of the policy that ends on 30 June
 * of that year.
 */
export function figuresOfEmployerCosts(costs: readonly EmployerCost[], year: number): SourceFigures {
  return {
    ...costFigures(paidWithin(costs, yearRange(year))),
    premium: spent(paidWithin(costs, policyRange(year)), 'workersCompensation'),
  };
}

/** Returns the employer's cost of the entries of a quarter. The premium is of a policy's year. */
export function figuresOfQuarterCosts(costs: readonly EmployerCost[], quarter: Quarter): SourceFigures {
  return costFigures(paidWithin(costs, quarterRange(quarter)));
}

function costFigures(costs: readonly EmployerCost[]): SourceFigures {
  return {
    pay: sumCents(costs.map(({ gross }) => gross)),
    employerFica: spent(costs, 'socialSecurity', 'medicare'),
    federalUnemployment: spent(costs, 'federalUnemployment'),
    employerUnemployment: spent(costs, 'unemployment', 'specialContribution'),
    employerDisability: spent(costs, 'disability'),
    employerChauffeurInsurance: spent(costs, 'chauffeurInsurance'),
  };
}

function spent(costs: readonly EmployerCost[], ...taxes: EmployerTax[]): Cents {
  return sumCents(costs.flatMap((cost) => taxes.map((tax) => cost.taxes[tax])));
}

/** Returns the figures of the certificates. */
export function figuresOfCertificates(w2prs: readonly Pick<W2pr, 'boxes'>[]): SourceFigures {
  const sum = (box: (boxes: W2prBoxes) => Cents) => sumCents(w2prs.map(({ boxes }) => box(boxes)));
  return {
    pay: sum((boxes) => totalPay(boxes) + exemptPay(boxes)),
    exemptWages: sum(exemptPay),
    tips: sum((boxes) => boxes.tips),
    incomeTax: sum((boxes) => boxes.incomeTaxWithheld),
    socialSecurityWages: sum((boxes) => boxes.socialSecurityWages + boxes.socialSecurityTips),
    // The books have the taxes as due.
    socialSecurity: sum((boxes) => boxes.socialSecurityWithheld + boxes.uncollectedSocialSecurity),
    medicareWages: sum((boxes) => boxes.medicareWages),
    medicare: sum((boxes) => boxes.medicareWithheld + boxes.uncollectedMedicare),
    reimbursedExpenses: sum((boxes) => boxes.reimbursedExpenses),
    donations: sum((boxes) => boxes.donations),
    codaPlans: sum((boxes) => boxes.codaPlans),
  };
}

/**
 * Returns the figures that opening balances add to the documents of a year: the certificates, the 940 and,
 * for a farm, the 943.
 *
 * @param taxable the opening balances as pay subject to social security and Medicare
 */
export function figuresOfOpeningBalances(
  before: OpeningBalancesByEmployee,
  taxable: readonly TaxablePay[],
  { wageBase, futaReduction }: { wageBase?: Cents | undefined; futaReduction?: Rate | null } = {},
): SourceFigures {
  const bothShares = taxable.map((pay) => employerShares(pay).socialSecurity + employerShares(pay).medicare);
  return {
    ...figuresOfCertificates(
      [...before.values()].map((openingBalance) => ({
        boxes: openingBalanceBoxes(openingBalance, wageBase),
      })),
    ),
    employerFica: shareInCents(sumShares(bothShares)),
    federalUnemployment: shareInCents(openingBalanceFutaShare(before, futaReduction)),
  };
}

/** Returns the figures of the certificates' file for SURI, whose totals have all exempt pay in one sum. */
export function figuresOfSuriFile(totals: Omit<W2prBoxes, 'exemptSeverance'>): SourceFigures {
  return figuresOfCertificates([{ boxes: { ...totals, exemptSeverance: 0 } }]);
}

/**
 * Returns the figures of the certificates' file for the Social Security Administration. It has no state
 * records, so no exempt wages, total pay, donations or reimbursed expenses. Taxes that could not be collected
 * on tips stand in it as one sum, so that the taxes withheld cannot be compared where there are any.
 */
export function figuresOfSsaFile({
  uncollectedTipsTax,
  ...totals
}: Omit<W2prBoxes, StateBox> & { uncollectedTipsTax: Cents }): SourceFigures {
  const found = figuresOfCertificates([{ boxes: { ...NO_BOXES, ...totals } }]);
  const { tips, incomeTax, socialSecurityWages, socialSecurity, medicareWages, medicare } = found;
  const isKnown = uncollectedTipsTax === 0;
  return {
    tips,
    incomeTax,
    socialSecurityWages,
    ...(isKnown ? { socialSecurity } : {}),
    medicareWages,
    ...(isKnown ? { medicare } : {}),
  };
}

/** The boxes of the state records, which only Hacienda receives. */
type StateBox =
  | 'donations'
  | 'reimbursedExpenses'
  | 'codaPlans'
  | 'exemptWages'
  | 'exemptSeverance'
  | 'uncollectedSocialSecurity'
  | 'uncollectedMedicare';

/** Returns the figures of a year's 480.6SP forms. */
export function figuresOfForms480(forms: readonly Pick<Form480, 'items'>[]): SourceFigures {
  return {
    informedServices: sumCents(forms.map(({ items }) => totalPaid(items))),
    servicesWithheld: sumCents(forms.map(({ items }) => totalWithheld(items))),
  };
}

/** Returns the figures of the 480.6SP file. */
export function figuresOfForms480File(total: { totalPaid: Cents; totalWithheld: Cents }): SourceFigures {
  return { informedServices: total.totalPaid, servicesWithheld: total.totalWithheld };
}

/** Returns the figures of the quarterly wages files. */
export function figuresOfWagesFiles(quarters: readonly Cents[]): SourceFigures {
  return quarters.length === 0 ? {} : { pay: sumCents(quarters) };
}
