import type { Cents } from '../money/cents.ts';

/**
 * Returns the changed value, or the saved one if the change has none. Null returns the amount to its computed
 * value.
 */
export function changedOr<Value>(
  saved: Value | undefined,
  changed: Value | null | undefined,
): Value | undefined {
  return changed === undefined ? saved : (changed ?? undefined);
}

/** The amounts that a submitted amount is compared with. */
type ComparedAmounts = { inForce: Cents; computed: Cents };

/**
 * Returns the typed amount after a submission. A submitted amount is typed if it differs from the amount in
 * force and from the computed one. A program sends back every amount that it read, so an amount that a person
 * typed is never dropped silently.
 */
export function resolveTypedAmount(
  typed: Cents | undefined,
  submitted: Cents | undefined,
  { inForce, computed }: ComparedAmounts,
): Cents | undefined {
  if (submitted === undefined || submitted === inForce) return typed;
  return submitted === computed ? undefined : submitted;
}
