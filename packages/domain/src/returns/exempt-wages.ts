import type { FieldCode } from '../field-code.ts';
import type { Cents } from '../money/cents.ts';
import { allTipsOf, taxedWagesOf } from '../pay/amounts.ts';
import { byName } from '../pay/concepts.ts';
import type { OpeningBalanceInput } from '../pay/opening-balance/opening-balance.schema.ts';
import { isYoung, YOUNG_EXEMPTION } from '../pay/withholding/young-exemption.ts';
import { type CalendarDate, yearOf } from '../time/calendar-date.ts';
import {
  NO_OPENING_BALANCE,
  type OpeningBalancesByEmployee,
  openingBalanceBases,
} from './opening-balance-of-year.ts';
import { byEmployee, byPayDate, type PaidEntry } from './paid-entry.ts';

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

/** Returns all pay of an entry that pays no income tax, in cents. */
export function exemptPayOf({
  exempt,
  exemptSeverance,
}: Pick<IncomeTaxedEntry, 'exempt' | 'exemptSeverance'>): Cents {
  return exempt + exemptSeverance;
}

/**
 * The parts of an entry for Puerto Rico income tax, in cents: exempt pay, pay deferred in a CODA plan, taxed
 * wages, and other taxed pay.
 */
export type IncomeTaxedEntry = {
  employeeId: number;
  entryId: number;
  periodStart: CalendarDate;
  periodEnd: CalendarDate;
  payDate: CalendarDate;
  isCorrection: boolean;
  /** The exempt pay of the young. */
  exempt: Cents;
  exemptSeverance: Cents;
  deferred: Cents;
  wages: Cents;
  commissions: Cents;
  concessions: Cents;
  tips: Cents;
  /** The tips among the exempt and the deferred pay, which box 10 and the 499 R-1B leave out. */
  untaxedTips: Cents;
  withheld: Cents;
};

/** Returns the gross of an entry, in cents. */
export function grossOf(entry: IncomeTaxedEntry): Cents {
  const { exempt, exemptSeverance, deferred, wages, commissions, concessions, tips } = entry;
  return exempt + exemptSeverance + deferred + wages + commissions + concessions + tips;
}

/**
 * Splits a year's entries as the W-2PR and the 499 R-1B report them, without those of non-residents.
 * Exempt severance comes off the wages of any entry. An entry by certificate has the exempt pay and the
 * deferrals that it froze: they come off its wages, then off commissions, concessions and tips.
 * The wages of other entries use the exemption that the opening balance and those entries left, in the order
 * of the pay dates.
 */
export function incomeTaxedEntries(
  entries: readonly PaidEntry[],
  { isExempt, before }: { isExempt: (employeeId: number) => boolean; before: OpeningBalancesByEmployee },
): IncomeTaxedEntry[] {
  return byEmployee(entries.filter(({ isNonResident }) => !isNonResident)).flatMap(([employeeId, own]) => {
    const { exemptWages } = openingBalanceBases(before.get(employeeId) ?? NO_OPENING_BALANCE);
    const exempt = youngExemption(isExempt(employeeId) ? YOUNG_EXEMPTION - exemptWages : 0);
    const untaxed = untaxedPay();
    return byPayDate(own).map((entry) => {
      const part = exempt(entry);
      const deferred = entry.certificate?.deferred ?? 0;
      return {
        employeeId,
        entryId: entry.entryId,
        periodStart: entry.periodStart,
        periodEnd: entry.periodEnd,
        payDate: entry.payDate,
        isCorrection: entry.isCorrection,
        exempt: part,
        exemptSeverance: entry.amounts.severanceExempt,
        deferred,
        ...untaxed(entry, part + deferred),
        withheld: entry.amounts.incomeTaxWithheld,
      };
    });
  });
}

/** Returns a function that returns the exempt pay of each next entry of a person, of this limit. */
function youngExemption(limit: Cents): (entry: PaidEntry) => Cents {
  let [left, wages, fitting] = [limit, 0, 0];
  return ({ certificate, amounts }) => {
    if (certificate) {
      left -= certificate.exempt;
      return certificate.exempt;
    }
    // A negative amount first reduces the part above the limit.
    wages += taxedWagesOf(amounts);
    const before = fitting;
    fitting = Math.min(wages, Math.max(left, before, 0));
    return fitting - before;
  };
}

const TAXED_PARTS = ['wages', 'commissions', 'concessions', 'tips'] as const;
type TaxedParts = Record<(typeof TAXED_PARTS)[number], Cents>;

/**
 * Returns a function that takes untaxed pay off each next entry of a person: off what the year has of wages
 * so far, then of commissions, concessions and tips. So a correction takes it off the parts that it changes.
 */
function untaxedPay(): (
  entry: PaidEntry,
  untaxed: Cents,
) => TaxedParts & Pick<IncomeTaxedEntry, 'untaxedTips'> {
  const paid = byName(TAXED_PARTS, () => 0);
  const taken = byName(TAXED_PARTS, () => 0);
  let untaxedSoFar = 0;
  return ({ amounts }, untaxed) => {
    untaxedSoFar += untaxed;
    let left = untaxedSoFar;
    const now = { ...amounts, wages: taxedWagesOf(amounts), tips: allTipsOf(amounts) };
    const takenNow = byName(TAXED_PARTS, (name) => {
      paid[name] += now[name];
      const before = taken[name];
      taken[name] = Math.min(left, paid[name]);
      left -= taken[name];
      return taken[name] - before;
    });
    return {
      ...byName(TAXED_PARTS, (name) => now[name] - takenNow[name]),
      untaxedTips: takenNow.tips,
    };
  };
}
