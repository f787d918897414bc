import { z } from 'zod';
import { crossRule } from '../field/cross-rule.ts';
import { controlNumberSchema } from '../field/digits.schema.ts';
import { STRICT } from '../field-code.ts';

const bounds = { first: controlNumberSchema, last: controlNumberSchema };

/**
 * A range of control numbers for a company's forms, as nine-digit texts. `first` is the first number to use,
 * and `last` the first of the next range. Codes: `required`, `control-number-invalid`,
 * `control-range-reversed`.
 */
export const controlRangeSchema = z
  .strictObject(bounds, STRICT)
  .refine(({ first, last }) => first < last, crossRule('control-range-reversed', ['last'], bounds));
export type ControlRange = z.infer<typeof controlRangeSchema>;

/** The size of a new company's range of control numbers. */
const NUMBERS_PER_COMPANY = 50;

/**
 * Returns the control numbers of an account's next company: from base + (n − 1) × 50, and 50 more. The base
 * is the year followed by 00001, and n the number of companies including the new one.
 */
export function nextControlRange(year: number, companyCount: number): ControlRange {
  const first = Number(`${year}00001`) + companyCount * NUMBERS_PER_COMPANY;
  return { first: controlNumber(first), last: controlNumber(first + NUMBERS_PER_COMPANY) };
}

/** Returns the number of control numbers in a range. `last` itself is not used. */
export function numbersIn({ first, last }: ControlRange): number {
  return Number(last) - Number(first);
}

/** The number of spare control numbers below which a range is running out. */
const FEW_NUMBERS = 5;

/**
 * Returns the numbers left after `needed` forms; negative if there are not enough. Returns undefined if
 * enough are left, or if no form needs a number.
 */
export function remainingNumbersIfFew(range: ControlRange, needed: number): number | undefined {
  const left = numbersIn(range) - needed;
  return needed > 0 && left < FEW_NUMBERS ? left : undefined;
}

/**
 * Returns the first `count` numbers of a range that are not taken, in order; fewer if the range has no more.
 */
export function freeNumbers(range: ControlRange, taken: ReadonlySet<string>, count: number): string[] {
  const free: string[] = [];
  for (let value = Number(range.first); value < Number(range.last) && free.length < count; value += 1) {
    const number = controlNumber(value);
    if (!taken.has(number)) free.push(number);
  }
  return free;
}

/** Returns true if two ranges share a number. `last` itself is not used, so ranges may touch. */
export function rangesOverlap(a: ControlRange, b: ControlRange): boolean {
  return a.first < b.last && b.first < a.last;
}

type ControlNumbers = {
  employerIdentificationNumber: string;
  w2ControlRange: ControlRange;
  form480ControlRange: ControlRange;
};

/**
 * Returns the companies that would file a control number of `company` under the same employer identification
 * number. This is only a warning, because old numbers may already be on filed forms. `others` must not
 * contain the company itself.
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
