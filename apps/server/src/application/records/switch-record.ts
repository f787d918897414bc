import type { Transaction } from '@garita/ledger/database/client';
import type { ChangeStamp } from '@garita/ledger/registry/record-changes';
import type { MaskedRegistry, SavedRecord } from '@garita/ledger/registry/registry';
import { orNotFound } from '../or-not-found.ts';
import type { IdempotentInput } from '../write-idempotently.ts';

/** How a record is switched: on, off, or, where it is left out, to what it is not. */
export type ActiveChange = IdempotentInput & { isActive?: boolean | undefined };

/** A record of a kind, by whose it is and its id. */
type One<Input, Scope> = { registry: MaskedRegistry<Input, Scope>; scope: Scope; id: number };

/** Switches a record on or off. Of two that flip at once, the second flips what the first left. Errors: `not-found`. */
export async function switchRecord<Input, Scope>(
  tx: Transaction,
  stamp: ChangeStamp,
  { registry, scope, id }: One<Input, Scope>,
  isActive: boolean | undefined,
): Promise<SavedRecord<Input>> {
  const held = orNotFound(await registry.lockForUpdate(tx, scope, id));
  return orNotFound(await registry.setActive(tx, stamp, scope, id, isActive ?? !held.isActive));
}
