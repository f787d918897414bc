import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { registrationCodes as table } from '../../schema/account.tables.ts';
import { defineRegistry } from '../define-registry.ts';

/**
 * The registry of registration codes, which belong to no account. Administrators manage them for everybody.
 */
export const registrationCodeRegistry = defineRegistry({
  table,
  scopedBy: [],
  orderBy: [table.id],
  toColumns: (code: RegistrationCode) => code,
  fromRow: (row): RegistrationCode => row,
});

/** Returns the ids of the codes with which an account was opened. */
export async function listUsedCodes(db: Database): Promise<Set<number>> {
  const rows = await db.select({ id: table.id }).from(table).where(isNotNull(table.accountId));
  return new Set(rows.map(({ id }) => id));
}

/** Returns true if an account was opened with a code. */
export async function isCodeUsed(db: Database, id: number): Promise<boolean> {
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.accountId)));
  return found.length > 0;
}
