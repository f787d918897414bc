import { z } from 'zod';
import { crossRule } from '../field/cross-rule.ts';
import { controlNumberSchema } from '../field/digits.schema.ts';
import { STRICT } from '../field-code.ts';

const bounds = { first: controlNumberSchema, last: controlNumberSchema };

/**
 * The control numbers that a company puts on its forms, as nine digits of text: `first` is the first to be
 * used, `last` the first of the next range. Codes: `required`, `control-number-invalid`,
 * `control-range-reversed`.
 */
export const controlRangeSchema = z
  .strictObject(bounds, STRICT)
  .refine(({ first, last }) => first < last, crossRule('control-range-reversed', ['last'], bounds));
export type ControlRange = z.infer<typeof controlRangeSchema>;

/** The number of control numbers that a new company gets. */
const NUMBERS_PER_COMPANY = 50;

/**
 * The control numbers of an account's next company: base + (n − 1) × 50 and 50 more, where base is the year
 * followed by 00001 and n the number of companies the account will then have.
 */
export function nextControlRange(year: number, companyCount: number): ControlRange {
  const first = Number(`${year}00001`) + companyCount * NUMBERS_PER_COMPANY;
  return { first: controlNumber(first), last: controlNumber(first + NUMBERS_PER_COMPANY) };
}

/** Returns how many forms a range has numbers for. `last` itself is not used. */
export function numbersIn({ first, last }: ControlRange): number {
  return Number(last) - Number(first);
}

/** The number of spare control numbers below which a range is running out. */
const FEW_NUMBERS = 5;

/**
 * Returns how many numbers are left after `needed` forms have theirs; negative where some forms would have
 * none. Returns undefined while there are enough, or where no form needs a number.
 */
export function remainingNumbersIfFew(range: ControlRange, needed: number): number | undefined {
  const left = numbersIn(range) - needed;
  return needed > 0 && left < FEW_NUMBERS ? left : undefined;
}

/** The first `count` numbers of a range that are not taken, in order; fewer where the range has no more. */
export function freeNumbers(range: ControlRange, taken: ReadonlySet<string>, count: number): string[] {
  const free: string[] = [];
  for (let value = Number(range.first); value < Number(range.last) && free.length < count; value += 1) {
    const number = controlNumber(value);
    if (!taken.has(number)) free.push(number);
  }
  return free;
}

/** True when two ranges share a number. `last` itself is not used, so ranges may touch. */
export function rangesOverlap(a: ControlRange, b: ControlRange): boolean {
  return a.first < b.last && b.first < a.last;
}

type ControlNumbers = {
  employerIdentificationNumber: string;
  w2ControlRange: ControlRange;
  form480ControlRange: ControlRange;
};

/**
 * The companies that would file the same control number under the same employer identification number as
 * `company`: a warning, not an error, because old numbers may already be on filed forms. `others` are without
 * the company itself.
 */
export function companiesSharingControlNumbers<Other extends ControlNumbers>(
  company: ControlNumbers,
  others: readonly Other[],
): Other[] {
  return others.filter(
    (other) =>
      other.employerIdentificationNumber === company.employerIdentificationNumber &&
      (rangesOverlap(other.w2ControlRange, company.w2ControlRange) ||
        rangesOverlap(other.form480ControlRange, company.form480ControlRange)),
  );
}

function controlNumber(value: number): string {
  return String(value).padStart(9, '0');
}
