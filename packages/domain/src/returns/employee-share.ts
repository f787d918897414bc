import { type Cents, sumCents } from '../money/cents.ts';
import { type ExactShare, shareInCents, sumShares } from '../money/exact-share.ts';
import { FULL_RATE } from '../money/rate.ts';
import { byEmployee } from './paid-entry.ts';

/** The tax withheld from an entry, and the employee's share of the tax. */
export type EmployeeShare = { employeeId: number; withheld: Cents; share: ExactShare };

/**
 * The amount by which an employee's withholding exceeds the tax on the taxable wages (negative: falls short),
 * beyond rounding.
 */
export type WithheldDifference = { employeeId: number; cents: Cents };

/**
 * Returns the employees whose withholding differs from their share by more than rounding.
 *
 * @param entriesSoFar returns the number of an employee's entries in the year up to the end of the return.
 * Each entry may differ by a cent of rounding.
 */
export function withheldDifferences(
  entries: readonly EmployeeShare[],
  entriesSoFar: (employeeId: number) => number,
): WithheldDifference[] {
  return byEmployee(entries).flatMap(([employeeId, own]) => {
    const over = sumShares(own.map(withheldAboveShare));
    const magnitude = over < 0n ? -over : over;
    const isRounding = magnitude <= BigInt(entriesSoFar(employeeId)) * BigInt(FULL_RATE);
    return isRounding ? [] : [{ employeeId, cents: shareInCents(over) }];
  });
}

/**
 * Returns the employees' part of a tax: the amount withheld, or the exact share if the difference is more
 * than rounding.
 */
export function employeeSharesTotal(
  entries: readonly EmployeeShare[],
  entriesSoFar: (employeeId: number) => number,
): Cents {
  const differing = new Set(withheldDifferences(entries, entriesSoFar).map(({ employeeId }) => employeeId));
  const isRounding = ({ employeeId }: EmployeeShare) => !differing.has(employeeId);
  const exact = entries.filter((entry) => !isRounding(entry)).map(({ share }) => share);
  return (
    sumCents(entries.filter(isRounding).map(({ withheld }) => withheld)) + shareInCents(sumShares(exact))
  );
}

/** Returns the difference between the tax withheld from an entry and its share. */
export function withheldAboveShare({ withheld, share }: EmployeeShare): ExactShare {
  return BigInt(withheld) * BigInt(FULL_RATE) - share;
}
