import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Transaction } from '@garita/ledger/database/client';
import type { MaskedRegistry, SavedRecord } from '@garita/ledger/registry/registry';
import type { Actor } from '../../auth/actor.ts';
import { fieldError, orNotFound } from '../../refusal/app-error.ts';
import type { UseCaseContext } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

/** The new state of a record: the whole record, or a function that makes it from the saved one. */
export type RecordChangeOf<Shape> = Shape | ((saved: Shape) => Shape);

/** Returns the record after a change. */
export function applyChange<Shape extends object>(change: RecordChangeOf<Shape>, saved: Shape): Shape {
  return typeof change === 'function' ? change(saved) : change;
}

/** The switch of a record: on or off; if absent, the opposite of its state. */
export type ActiveChange = IdempotentInput & { isActive?: boolean | undefined };

/** A kind of record that is switched: the name of the write, and the scope and the answer of one record. */
type SwitchedKind<Input, Scope, Answer> = {
  operation: string;
  registry: MaskedRegistry<Input, Scope>;
  scopeOf: (tx: Transaction, actor: Actor, id: number) => Promise<Scope | undefined> | Scope;
  answer: (record: SavedRecord<Input>, tx: Transaction, scope: Scope) => Promise<Answer> | Answer;
};

/**
 * Switches a record on or off. Of two simultaneous calls the second switches the result of the first. Errors:
 * `not-found`, those of a key.
 */
export async function setRecordActive<Input, Scope, Answer>(
  context: UseCaseContext,
  { id, isActive, commandId }: ActiveChange & { id: number },
  { operation, registry, scopeOf, answer }: SwitchedKind<Input, Scope, Answer>,
): Promise<Answer> {
  return writeIdempotently(context, { operation, commandId, request: [id, isActive] }, async (tx, stamp) => {
    const scope = orNotFound(await scopeOf(tx, context.actor, id));
    const before = orNotFound(await registry.lockForUpdate(tx, scope, id));
    const after = await registry.setActive(tx, stamp, scope, id, isActive ?? !before.isActive);
    return answer(orNotFound(after), tx, scope);
  });
}

/** Refuses a birthday in the future; the schemas do not know today's date. Errors: `birth-in-future`. */
export function requireBirthdayInPast(today: CalendarDate, birthday: CalendarDate | null): void {
  if (birthday !== null && birthday > today) throw fieldError('birth-in-future', 'birthday');
}
