import { z } from 'zod';
import { type FieldCode, type Issue, requiredOr } from '../field-code.ts';

/** Money: an integer number of cents, always a safe integer. */
export type Cents = number;

/** The largest amount that a person may type: $9,999,999.99. */
export const MAX_AMOUNT: Cents = 999_999_999;
/** The largest hourly rate that a person may type: $9,999.99. */
const MAX_HOURLY_RATE: Cents = 999_999;

// A field passes on text that it cannot parse, so that this can explain the error.
const unlessAmount = {
  error: ({ input }: Issue): FieldCode => {
    const parsed = typeof input === 'string' && input !== '' ? parseCents(input) : undefined;
    return parsed?.ok === false ? parsed.code : requiredOr('amount-invalid').error({ input });
  },
};

/**
 * An amount that a person typed, in cents: 0 to 9,999,999.99. A text that is not an amount is refused with
 * the code of its fault. Codes: `required`, `amount-invalid`, `amount-negative`, `amount-too-large`,
 * `amount-ambiguous`.
 */
export const centsSchema = z.int(unlessAmount).min(0, 'amount-negative').max(MAX_AMOUNT, 'amount-too-large');

/** An hourly rate, in cents per hour: 0 to 9,999.99. Codes as for any amount. */
export const hourlyRateSchema = z
  .int(unlessAmount)
  .min(0, 'amount-negative')
  .max(MAX_HOURLY_RATE, 'amount-too-large');

export type ParsedCents =
  | { ok: true; cents: Cents }
  | { ok: false; code: 'amount-invalid' | 'amount-negative' | 'amount-ambiguous' | 'amount-too-large' };

const AMOUNT =
  /^(?<whole>\d+|\d{1,3}(?:(?<group>[.,])\d{3})(?:\k<group>\d{3})*)?(?:(?<mark>[.,])(?<fraction>\d*))?$/;

/**
 * Parses an amount as people type it: point or comma as decimal separator, more than two decimals rounded
 * half up. An empty text is zero. One separator with exactly three digits after it (`1,234`) is refused as
 * ambiguous: it could be 1.23 or 1,234.00.
 */
export function parseCents(text: string): ParsedCents {
  const trimmed = text.trim().replace(/^\$\s*/, '');
  if (trimmed === '') return { ok: true, cents: 0 };
  if (/^[-−]/.test(trimmed)) return { ok: false, code: 'amount-negative' };
  if (/^\d{1,3}[.,]\d{3}$/.test(trimmed)) return { ok: false, code: 'amount-ambiguous' };
  const groups = AMOUNT.exec(trimmed)?.groups;
  if (!groups || !/\d/.test(trimmed) || (groups.group !== undefined && groups.group === groups.mark)) {
    return { ok: false, code: 'amount-invalid' };
  }
  const cents = centsFromDigits((groups.whole ?? '0').replace(/[.,]/g, ''), groups.fraction ?? '');
  return cents > MAX_AMOUNT ? { ok: false, code: 'amount-too-large' } : { ok: true, cents };
}

function centsFromDigits(whole: string, fraction: string): Cents {
  const padded = fraction.padEnd(3, '0');
  const roundUp = Number(padded.charAt(2)) >= 5 ? 1 : 0;
  return Number(whole) * 100 + Number(padded.slice(0, 2)) + roundUp;
}

/** Formats cents as plain decimal digits for the wire and for files, never localised: 123456 → '1234.56'. */
export function centsToDecimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats cents as people in Puerto Rico read them: 123456 → '1,234.56', -1200 → '-12.00'. */
export function formatCents(cents: Cents): string {
  return centsToDecimal(cents).replace(/\B(?=(\d{3})+(?=\.))/g, ',');
}

/** Returns the sum of amounts, in cents. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
