import { createHash } from 'node:crypto';
import type { Transaction } from '@garita/ledger/database/client';
import { runIdempotently } from '@garita/ledger/registry/idempotent-requests';
import type { ChangeStamp } from '@garita/ledger/registry/record-changes';
import { z } from 'zod';
import { AppError } from '../refusal/app-error.ts';
import type { UseCaseContext } from './use-case.ts';

/**
 * The idempotency key of a write. `asSent` is the request as it was sent; a door sets it if it adds facts to
 * the input that may differ in a repeat.
 */
export type IdempotentInput = { commandId?: string | undefined; asSent?: unknown };

/** A write with a key: its name, and the whole request. */
type Command = IdempotentInput & { operation: string; request: unknown };

/** The work inside the transaction of a write. */
type Work<Result> = (tx: Transaction, stamp: ChangeStamp) => Promise<Result>;

/**
 * Runs a write in one transaction. With a key, a repeat of the same request does nothing and gets the first
 * answer.
 *
 * Errors: `idempotency-key-invalid`, `idempotency-key-reused` when the key came with another request, those
 * of `work`.
 */
export async function writeIdempotently<Result>(
  { dependencies, actor }: UseCaseContext,
  { commandId, operation, request, asSent = request }: Command,
  work: Work<Result>,
): Promise<Result> {
  const { accountId, userId } = actor;
  const stamp: ChangeStamp = { accountId, actorId: userId, at: dependencies.now() };
  const key = commandKey(commandId);
  return dependencies.database.transaction(async (tx) => {
    if (key === undefined) return work(tx, stamp);
    const requestHash = hashOf([operation, asSent]);
    const keyed = { accountId, key, requestHash, at: stamp.at };
    const answer = await runIdempotently(tx, dependencies.keyring, keyed, () => work(tx, stamp));
    if (!answer.ok) throw new AppError('idempotency-key-reused');
    return answer.response;
  });
}

// Schemas make the inputs and order the keys of their objects, so equal requests are equal texts.
function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

/** The key of a command as a door takes it; `commandKey` checks it. */
export const commandIdSchema = z.string().optional();

/**
 * Returns the key of a command in lower case; undefined if none was sent.
 *
 * @throws AppError `idempotency-key-invalid` for a key that is no UUID.
 */
export function commandKey(commandId: string | undefined): string | undefined {
  if (commandId === undefined) return undefined;
  const key = commandId.toLowerCase();
  if (!z.guid().safeParse(key).success) throw new AppError('idempotency-key-invalid');
  return key;
}
