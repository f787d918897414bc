import type { FieldCode } from '../field-code.ts';
import type { Cents } from '../money/cents.ts';
import { wagesOf } from '../pay/amounts.ts';
import type { OpeningBalanceInput } from '../pay/opening-balance/opening-balance.schema.ts';
import { isYoung, YOUNG_EXEMPTION } from '../pay/withholding/young-exemption.ts';
import { type CalendarDate, yearOf } from '../time/calendar-date.ts';
import {
  NO_OPENING_BALANCE,
  type OpeningBalancesByEmployee,
  openingBalanceBases,
} from './opening-balance-of-year.ts';
import { byEmployee, byPayDate, type PaidEntry, partsBelow } from './paid-entry.ts';

type Refused = { path: readonly string[]; code: FieldCode };

const EXEMPT_WAGES_PATH = ['bases', 'exemptWages'] as const;

/** Refuses an opening balance with more exempt wages than the yearly limit. */
export function exemptAboveLimit({ bases }: Pick<OpeningBalanceInput, 'bases'>): Refused[] {
  const isAbove = (bases.exemptWages ?? 0) > YOUNG_EXEMPTION;
  return isAbove ? [{ path: EXEMPT_WAGES_PATH, code: 'exempt-above-limit' }] : [];
}

/**
 * Refuses exempt wages in the opening balance of an employee outside the age range, because the certificate
 * would show them under code E.
 */
export function exemptOutsideAge(
  { asOf, bases }: Pick<OpeningBalanceInput, 'asOf' | 'bases'>,
  birthday: CalendarDate,
): Refused[] {
  const isOutside = (bases.exemptWages ?? 0) > 0 && !isYoung(birthday, yearOf(asOf));
  return isOutside ? [{ path: EXEMPT_WAGES_PATH, code: 'exempt-outside-age' }] : [];
}

/**
 * The parts of an entry for Puerto Rico income tax, in cents: exempt wages, taxed wages, and other taxed pay.
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

/** Returns the gross of an entry, in cents. */
export function grossOf({ exempt, wages, commissions, concessions, tips }: IncomeTaxedEntry): Cents {
  return exempt + wages + commissions + concessions + tips;
}

/**
 * Splits a year's entries as the W-2PR and the 499 R-1B report them. Wages use the exemption that the opening
 * balance left, in the order of the pay dates.
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
