import type { Cents } from '../money/cents.ts';

/**
 * Returns the value of a change, or the saved value where the change does not name it. Null returns the
 * amount to the computation.
 */
export function changedOr<Value>(
  saved: Value | undefined,
  changed: Value | null | undefined,
): Value | undefined {
  return changed === undefined ? saved : (changed ?? undefined);
}

/** The amounts that one which is not marked as typed is held against. */
type Against = { inForce: Cents; computed: Cents };

/**
 * Settles whether a stated amount was typed: where it differs from the amount in force and from what is
 * computed. A program sends every amount that it read; what a person wrote over one of them is never dropped
 * in silence, also where it is sent again.
 */
export function resolveTypedAmount(
  typed: Cents | undefined,
  submitted: Cents | undefined,
  { inForce, computed }: Against,
): Cents | undefined {
  if (submitted === undefined || submitted === inForce) return typed;
  return submitted === computed ? undefined : submitted;
}
