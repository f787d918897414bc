import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { registrationCodes as table } from '../../schema/account.tables.ts';
import { defineRegistry } from '../define-registry.ts';

/** The registration codes, which belong to no account: administrators keep them for everybody. */
export const registrationCodeRegistry = defineRegistry({
  table,
  scopedBy: [],
  orderBy: [table.id],
  toColumns: (code: RegistrationCode) => code,
  fromRow: (row): RegistrationCode => row,
});

/** The ids of the codes that opened an account. */
export async function listUsedCodes(db: Database): Promise<Set<number>> {
  const rows = await db.select({ id: table.id }).from(table).where(isNotNull(table.accountId));
  return new Set(rows.map(({ id }) => id));
}

/** Returns true if a code opened an account. */
export async function isCodeUsed(db: Database, id: number): Promise<boolean> {
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.accountId)));
  return found.length > 0;
}
