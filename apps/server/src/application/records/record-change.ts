import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Transaction } from '@garita/ledger/database/client';
import type { ChangeStamp } from '@garita/ledger/registry/record-changes';
import type { MaskedRegistry, SavedRecord } from '@garita/ledger/registry/registry';
import { fieldError, orNotFound } from '../../refusal/app-error.ts';
import type { IdempotentInput } from '../write-idempotently.ts';

/**
 * The new state of a record: the whole record, or a function that makes it of the saved one when a change
 * names only a part.
 */
export type RecordChangeOf<Shape> = Shape | ((saved: Shape) => Shape);

/** The record that a change makes of the saved one. */
export function applyChange<Shape extends object>(change: RecordChangeOf<Shape>, saved: Shape): Shape {
  return typeof change === 'function' ? change(saved) : change;
}

/** The switch of a record: on, off, or, if left out, the opposite of its state. */
export type ActiveChange = IdempotentInput & { isActive?: boolean | undefined };

/** A record of a kind, by whose it is and its id. */
type One<Input, Scope> = { registry: MaskedRegistry<Input, Scope>; scope: Scope; id: number };

/**
 * Switches a record on or off. Of two that flip at once, the second flips what the first left. Errors:
 * `not-found`.
 */
export async function switchRecord<Input, Scope>(
  tx: Transaction,
  stamp: ChangeStamp,
  { registry, scope, id }: One<Input, Scope>,
  isActive: boolean | undefined,
): Promise<SavedRecord<Input>> {
  const held = orNotFound(await registry.lockForUpdate(tx, scope, id));
  return orNotFound(await registry.setActive(tx, stamp, scope, id, isActive ?? !held.isActive));
}

/** Refuses a birthday that is still to come; the schemas know no today. Errors: `birth-in-future`. */
export function requireBirthdayInPast(today: CalendarDate, birthday: CalendarDate | null): void {
  if (birthday !== null && birthday > today) throw fieldError('birth-in-future', 'birthday');
}
