import type { FieldCode } from '../field-code.ts';
import type { Cents } from '../money/cents.ts';
import { wagesOf } from '../pay/amounts.ts';
import type { OpeningBalanceInput } from '../pay/opening-balance/opening-balance.schema.ts';
import { type CalendarDate, yearOf } from '../time/calendar-date.ts';
import {
  NO_OPENING_BALANCE,
  type OpeningBalancesByEmployee,
  openingBalanceBases,
} from './opening-balance-of-year.ts';
import { byEmployee, byPayDate, type PaidEntry, partsBelow } from './paid-entry.ts';

/**
 * The wages of the young that Puerto Rico does not tax: the first 40,000.00 of a year of whoever is 16 to 26
 * on its last day. Source: Puerto Rico Internal Revenue Code, sec. 1031.02(a)(36); code E of the W-2PR. In
 * force 2024 to 2026.
 */
export const YOUNG_EXEMPTION: Cents = 40_000_00;
const YOUNGEST = 16;
const OLDEST = 26;

/** Returns true if somebody has the age of the exemption in a year. */
export function isYoung(birthday: CalendarDate, year: number): boolean {
  const age = year - yearOf(birthday);
  return age >= YOUNGEST && age <= OLDEST;
}

type Refused = { path: readonly string[]; code: FieldCode };

const STATED = ['bases', 'exemptWages'] as const;

/** Returns true if an opening balance alone has more exempt wages than the limit of a year. */
export function exemptAboveLimit({ bases }: Pick<OpeningBalanceInput, 'bases'>): Refused[] {
  const isAbove = (bases.exemptWages ?? 0) > YOUNG_EXEMPTION;
  return isAbove ? [{ path: STATED, code: 'exempt-above-limit' }] : [];
}

/**
 * Returns true if an opening balance has exempt wages of somebody who is outside the age in its year: the
 * certificate would show them under code E.
 */
export function exemptOutsideAge(
  { asOf, bases }: Pick<OpeningBalanceInput, 'asOf' | 'bases'>,
  birthday: CalendarDate,
): Refused[] {
  const isOutside = (bases.exemptWages ?? 0) > 0 && !isYoung(birthday, yearOf(asOf));
  return isOutside ? [{ path: STATED, code: 'exempt-outside-age' }] : [];
}

/**
 * The parts of an entry that Puerto Rico taxes, in cents: wages, which may be exempt, and what is paid
 * beside them.
 */
export type IncomeTaxedEntry = {
  employeeId: number;
  entryId: number;
  periodStart: CalendarDate;
  periodEnd: CalendarDate;
  payDate: CalendarDate;
  isCorrection: boolean;
  exempt: Cents;
  wages: Cents;
  commissions: Cents;
  concessions: Cents;
  tips: Cents;
  withheld: Cents;
};

/** All that was earned with an entry, in cents. */
export function grossOf({ exempt, wages, commissions, concessions, tips }: IncomeTaxedEntry): Cents {
  return exempt + wages + commissions + concessions + tips;
}

/**
 * Splits a year's entries as the W-2PR and the 499 R-1B have them. Wages fill what another system left of the
 * exemption, in the order of the pay dates.
 */
export function incomeTaxedEntries(
  entries: readonly PaidEntry[],
  { isExempt, before }: { isExempt: (employeeId: number) => boolean; before: OpeningBalancesByEmployee },
): IncomeTaxedEntry[] {
  return byEmployee(entries).flatMap(([employeeId, own]) => {
    const inOrder = byPayDate(own);
    const { exemptWages } = openingBalanceBases(before.get(employeeId) ?? NO_OPENING_BALANCE);
    const left = isExempt(employeeId) ? YOUNG_EXEMPTION - exemptWages : 0;
    const wages = inOrder.map(({ amounts }) => wagesOf(amounts));
    const exempt = partsBelow(wages, left);
    return inOrder.map((entry, index) => ({
      employeeId,
      entryId: entry.entryId,
      periodStart: entry.periodStart,
      periodEnd: entry.periodEnd,
      payDate: entry.payDate,
      isCorrection: entry.isCorrection,
      exempt: exempt[index] ?? 0,
      wages: wagesOf(entry.amounts) - (exempt[index] ?? 0),
      commissions: entry.amounts.commissions,
      concessions: entry.amounts.concessions,
      tips: entry.amounts.tips,
      withheld: entry.amounts.incomeTaxWithheld,
    }));
  });
}
