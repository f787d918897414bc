import { type Cents, sumCents } from '../money/cents.ts';
import { wagesOf } from '../pay/amounts.ts';
import { byName } from '../pay/concepts.ts';
import { NO_TAXES_ON_TIPS } from '../pay/withholding/tips-settlement.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { type IncomeTaxedEntry, incomeTaxedEntries } from './exempt-wages.ts';
import { type TaxableEntry, taxableEntries } from './fica.ts';
import {
  type OpeningBalanceOfYear,
  type OpeningBalancesByEmployee,
  openingBalanceBases,
} from './opening-balance-of-year.ts';
import { byEmployee, type PaidEntry } from './paid-entry.ts';

/**
 * The boxes of the 499R-2/W-2PR that follow from pay, by number, in the order of the form. Source: form
 * 499R-2/W-2PR with the boxes of its revisions since 06.21, tax years 2024 to 2026.
 */
const BOXES = {
  /** Charitable contributions deducted from pay. */
  donations: 6,
  /** All pay that is not in the next three boxes, not exempt, and not deferred from pay by certificate. */
  wages: 7,
  commissions: 8,
  concessions: 9,
  tips: 10,
  /** Reimbursed expenses, which are not pay. */
  reimbursedExpenses: 12,
  incomeTaxWithheld: 13,
  /** Deferred under sec. 1081.01(d) of the Internal Revenue Code of Puerto Rico. */
  codaPlans: 15,
  /** Wages of the young, code E: sec. 1031.02(a)(36). */
  exemptWages: 16,
  /**
   * Severance within Act 80: sec. 1031.01(b)(11). It stands in the first of the boxes 16 to 18 that is free.
   */
  exemptSeverance: 17,
  /**
   * Wages without tips, including those exempt from income tax. Together with box 24 at most the wage base of
   * the year.
   */
  socialSecurityWages: 20,
  /** Social security withheld on wages and on tips, without what could not be collected. */
  socialSecurityWithheld: 21,
  /** Wages and tips together, without limit. */
  medicareWages: 22,
  /** Medicare withheld, including additional Medicare, without what could not be collected. */
  medicareWithheld: 23,
  socialSecurityTips: 24,
  /** The taxes on tips that the year could not collect: Internal Revenue Code, sec. 6051(a). */
  uncollectedSocialSecurity: 25,
  uncollectedMedicare: 26,
} as const;

/** The code of the exempt wages of the young in boxes 16 to 18. Source: Hacienda Pub. 17-04. */
const YOUNG_CODE = 'E';

type BoxName = keyof typeof BOXES;
/** The boxes 20 to 26, of social security and Medicare. */
type FederalBox = Extract<BoxName, `socialSecurity${string}` | `medicare${string}` | `uncollected${string}`>;
export const BOX_NAMES = Object.keys(BOXES) as BoxName[]; // Object.keys returns string[]

/** The amounts of the boxes, in cents. */
export type W2prBoxes = Record<BoxName, Cents>;

/**
 * The code of exempt severance in boxes 16 to 18. Hacienda's codes run to J, and the meaning of H to J was
 * not found, so the box is left without one.
 */
const SEVERANCE_CODE = '';

/** One of the boxes 16 to 18: exempt pay with its code. */
export type ExemptBox = { name: 'exemptWages' | 'exemptSeverance'; cents: Cents; code: string };

/** Returns the boxes 16 to 18 that have an amount, in order. */
export function exemptBoxes({ exemptWages, exemptSeverance }: W2prBoxes): ExemptBox[] {
  const boxes: ExemptBox[] = [
    { name: 'exemptWages', cents: exemptWages, code: YOUNG_CODE },
    { name: 'exemptSeverance', cents: exemptSeverance, code: SEVERANCE_CODE },
  ];
  return boxes.filter(({ cents }) => cents !== 0);
}

/** Returns all exempt pay of the boxes 16 to 18, in cents. */
export function exemptPay({
  exemptWages,
  exemptSeverance,
}: Pick<W2prBoxes, 'exemptWages' | 'exemptSeverance'>): Cents {
  return exemptWages + exemptSeverance;
}

/** Returns box 11, in cents: 7 + 8 + 9 + 10. */
export function totalPay({ wages, commissions, concessions, tips }: W2prBoxes): Cents {
  return wages + commissions + concessions + tips;
}

export const NO_BOXES: W2prBoxes = byName(BOX_NAMES, () => 0);

/** Adds two certificates, box by box. */
export function addBoxes(a: W2prBoxes, b: W2prBoxes): W2prBoxes {
  return byName(BOX_NAMES, (name) => a[name] + b[name]);
}

/** An employee's certificate for a year. */
export type W2pr = { employeeId: number; boxes: W2prBoxes };

/** The part of the boxes from one entry or, if `entryId` is null, from an opening balance. */
export type W2prPart = W2pr & { entryId: number | null; payDate: CalendarDate };

/**
 * The rules of a year's certificates. `wageBase` is the wage base of social security in cents, absent if the
 * year has none.
 */
type W2prRules = {
  before: OpeningBalancesByEmployee;
  isExempt: (employeeId: number) => boolean;
  wageBase?: Cents;
};

/**
 * Returns the certificates of a year in the order of the employees' ids, including opening balances. Omits
 * employees with only reimbursed expenses, which are not pay: the Social Security Administration would refuse
 * a certificate of zeros.
 */
export function w2prsOfYear(entries: readonly PaidEntry[], rules: W2prRules): W2pr[] {
  return byEmployee(w2prParts(entries, rules))
    .map(([employeeId, parts]) => ({
      employeeId,
      boxes: byName(BOX_NAMES, (name) => sumCents(parts.map(({ boxes }) => boxes[name]))),
    }))
    .filter(({ boxes }) => BOX_NAMES.some((name) => name !== 'reimbursedExpenses' && boxes[name] !== 0));
}

/** Returns the parts of the boxes from each entry of a year and from the opening balances. */
export function w2prParts(
  entries: readonly PaidEntry[],
  { before, isExempt, wageBase }: W2prRules,
): W2prPart[] {
  const limits = wageBase === undefined ? {} : { wageBase };
  const taxed = byEntry(incomeTaxedEntries(entries, { before, isExempt }));
  const contributed = byEntry(taxableEntries(entries, { before, ...limits }));
  const ofOpeningBalances = [...before].map(([employeeId, openingBalance]) => ({
    employeeId,
    entryId: null,
    payDate: openingBalance.asOf,
    boxes: openingBalanceBoxes(openingBalance, wageBase),
  }));
  const paid = entries.flatMap((entry) => {
    const { employeeId, entryId, payDate } = entry;
    const federal = contributed.get(entryId);
    if (!federal) return [];
    const boxes = { ...localBoxes(entry, taxed.get(entryId)), ...federalBoxes(entry, federal) };
    return { employeeId, entryId, payDate, boxes };
  });
  return [...ofOpeningBalances, ...paid];
}

function byEntry<Part extends { entryId: number }>(parts: readonly Part[]): Map<number, Part> {
  return new Map(parts.map((part) => [part.entryId, part]));
}

/** Returns the boxes of Puerto Rico: 0 for pay of a non-resident, which is on the 480.6C. */
function localBoxes(
  { amounts }: PaidEntry,
  taxed: IncomeTaxedEntry | undefined,
): Omit<W2prBoxes, FederalBox> {
  if (!taxed) return NO_BOXES;
  return {
    donations: amounts.donation,
    wages: taxed.wages,
    commissions: taxed.commissions,
    concessions: taxed.concessions,
    tips: taxed.tips,
    reimbursedExpenses: amounts.reimbursedExpenses,
    incomeTaxWithheld: taxed.withheld,
    codaPlans: amounts.codaPlans,
    exemptWages: taxed.exempt,
    exemptSeverance: taxed.exemptSeverance,
  };
}

function federalBoxes(
  { amounts, uncollectedTips }: PaidEntry,
  contributed: TaxableEntry,
): Pick<W2prBoxes, FederalBox> {
  const uncollected = uncollectedTips ?? NO_TAXES_ON_TIPS;
  return {
    socialSecurityWages: contributed.socialSecurityWages,
    socialSecurityWithheld:
      amounts.socialSecurity + amounts.socialSecurityOnTips - uncollected.socialSecurity,
    medicareWages: contributed.medicareWages,
    medicareWithheld: amounts.medicare - uncollected.medicare,
    socialSecurityTips: contributed.socialSecurityTips,
    uncollectedSocialSecurity: uncollected.socialSecurity,
    uncollectedMedicare: uncollected.medicare,
  };
}

/** Returns the part of a certificate's boxes from an opening balance. */
export function openingBalanceBoxes(
  openingBalance: OpeningBalanceOfYear,
  wageBase: Cents | undefined,
): W2prBoxes {
  const { amounts } = openingBalance;
  const bases = openingBalanceBases(openingBalance, wageBase);
  return {
    donations: amounts.donation,
    // The tips of an opening balance are not split.
    wages: wagesOf({ ...amounts, tipsReceived: 0 }) - bases.exemptWages,
    commissions: amounts.commissions,
    concessions: amounts.concessions,
    tips: amounts.tips,
    reimbursedExpenses: amounts.reimbursedExpenses,
    incomeTaxWithheld: amounts.incomeTaxWithheld,
    codaPlans: amounts.codaPlans,
    exemptWages: bases.exemptWages,
    exemptSeverance: 0,
    socialSecurityWages: bases.socialSecurity,
    socialSecurityWithheld: amounts.socialSecurity + amounts.socialSecurityOnTips,
    medicareWages: bases.medicare,
    medicareWithheld: amounts.medicare,
    socialSecurityTips: bases.socialSecurityOnTips,
    uncollectedSocialSecurity: 0,
    uncollectedMedicare: 0,
  };
}
