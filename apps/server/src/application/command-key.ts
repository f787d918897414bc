import { z } from 'zod';
import { AppError } from './app-error.ts';

/** A command's key as a door takes it; what it has to be, `commandKey` says. */
export const commandIdSchema = z.string().optional();

/**
 * The key of a command in its one spelling; undefined where none was sent.
 *
 * @throws AppError `idempotency-key-invalid` for a key that is no UUID.
 */
export function commandKey(commandId: string | undefined): string | undefined {
  if (commandId === undefined) return undefined;
  const key = commandId.toLowerCase();
  if (!z.guid().safeParse(key).success) throw new AppError('idempotency-key-invalid');
  return key;
}
