import type { Transaction } from '@garita/ledger/database/client';
import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import type { UseCaseContext } from '../use-case.ts';

/** Of which column a whole number was asked for. */
const COLUMNS = {
  employees: 'socialSecurityNumber',
  contractors: 'taxpayerNumber',
} as const;

export type NumberedTable = keyof typeof COLUMNS;

/**
 * Keeps that somebody asked who has a whole number, of everybody it found: who guesses number by number learns by that what showing
 * it would have told.
 */
export async function recordNumberFound(
  tx: Transaction,
  { dependencies: { now }, actor }: UseCaseContext,
  tableName: NumberedTable,
  ids: readonly number[],
): Promise<void> {
  const stamp = { accountId: actor.accountId, actorId: actor.userId, at: now() };
  for (const recordId of ids)
    await recordDisclosure(tx, stamp, { tableName, recordId, field: COLUMNS[tableName] });
}
