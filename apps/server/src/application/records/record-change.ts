import { versionSchema } from '@garita/domain/field/record-id.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Database, Transaction } from '@garita/ledger/database/client';
import { findUserNames } from '@garita/ledger/registry/access/user-names';
import { countRecordChanges, listRecordChanges } from '@garita/ledger/registry/record-changes';
import type { MaskedRegistry, SavedRecord } from '@garita/ledger/registry/registry';
import type { Actor } from '../../auth/actor.ts';
import { AppError, fieldError, orNotFound } from '../../refusal/app-error.ts';
import type { UseCaseContext } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';

/** The new state of a record: the whole record, or a function that makes it from the saved one. */
export type RecordChangeOf<Shape> = Shape | ((saved: Shape) => Shape);

/** Returns the record after a change. */
export function applyChange<Shape extends object>(change: RecordChangeOf<Shape>, saved: Shape): Shape {
  return typeof change === 'function' ? change(saved) : change;
}

/** The version of a record that a change was typed on; if absent, the change replaces any version. */
export const recordVersionSchema = versionSchema.optional();

/** A change of a record, with the version that it was typed on. */
export type VersionedInput = IdempotentInput & { version?: number | undefined };

/** Returns the request of a change by which a repeat is recognized; the version counts if one was sent. */
export function versionedRequest(request: readonly unknown[], version: number | undefined): unknown[] {
  return version === undefined ? [...request] : [...request, { version }];
}

/** The changes since a version that are read; of more, some are taken to be another user's. */
const MOST_CHANGES = 1_000;

/**
 * The table of a record, the account of its history, and the user who changes it. `fieldsOf` is how the names
 * of a part's fields begin, if a part of the record has a version of its own.
 */
type VersionedPlace = { tableName: string; accountId?: number; actorId: number; fieldsOf?: string };

/**
 * Refuses a change that was typed on an earlier version of the record, whose row is locked, if another user
 * changed the record since. A user's own changes since are no reason: a program may send what it read twice.
 * Errors: `record-changed`, with who made the latest such change and when, if the history knows.
 */
export async function requireCurrentVersion(
  tx: Transaction,
  { tableName, actorId, fieldsOf, ...owner }: VersionedPlace,
  saved: { id: number; version: number },
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === saved.version) return;
  const record = { tableName, recordId: saved.id };
  const count = saved.version - version;
  const limit = Math.min(Math.max(count, 1), MOST_CHANGES);
  const changes = await listRecordChanges(tx, owner, record, {
    limit,
    withoutDisclosures: true,
    fieldsOf,
  });
  const since = changes.slice(0, Math.max(count, 0));
  const byOthers = since.filter((change) => change.actorId !== actorId);
  if (count > 0 && since.length === count && byOthers.length === 0) return;
  const latest = byOthers[0] ?? changes[0];
  const names = await findUserNames(tx, latest ? [latest.actorId] : []);
  const by = latest && names.get(latest.actorId);
  throw new AppError('record-changed', { latestChange: { version: saved.version, by, at: latest?.at } });
}

/** A part of a record that is read and saved by itself, such as the accounts of a company. */
export type RecordPart = {
  tableName: 'companies' | 'accounts';
  accountId: number;
  recordId: number;
  fieldsOf: string;
};

/** Returns the version of a part: 1 with no change yet, and one more for each change in the history. */
export async function versionOfPart(db: Database, { fieldsOf, ...place }: RecordPart): Promise<number> {
  return 1 + (await countRecordChanges(db, place, fieldsOf));
}

/** Refuses a change of a part as `requireCurrentVersion` does. The record must be locked. */
export async function requireCurrentPart(
  tx: Transaction,
  { recordId: id, ...place }: RecordPart & { actorId: number },
  version: number | undefined,
): Promise<void> {
  if (version === undefined) return;
  const saved = { id, version: await versionOfPart(tx, { recordId: id, ...place }) };
  await requireCurrentVersion(tx, place, saved, version);
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
