import { type Cents, sumCents } from '../money/cents.ts';
import { type ExactShare, shareInCents, sumShares } from '../money/exact-share.ts';
import { FULL_RATE } from '../money/rate.ts';
import { byEmployee } from './paid-entry.ts';

/** The tax withheld from an entry, and the employee's share of the tax. */
export type EmployeeShare = { employeeId: number; withheld: Cents; share: ExactShare };

/**
 * Somebody of whom more (or, negative, less) was withheld than the taxable wages come to, beyond rounding.
 */
export type WithheldDifference = { employeeId: number; cents: Cents };

/**
 * Returns the employees whose withholding differs from their share by more than rounding.
 *
 * @param entriesSoFar the number of entries that each employee had in the year up to the end of the return:
 * a cent of rounding each
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
 * Returns the part of a tax that employees bear: the amount withheld or, where that differs by more than
 * rounding, the exact share.
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

/** Returns how much more was withheld from an entry than its share. */
export function withheldAboveShare({ withheld, share }: EmployeeShare): ExactShare {
  return BigInt(withheld) * BigInt(FULL_RATE) - share;
}
