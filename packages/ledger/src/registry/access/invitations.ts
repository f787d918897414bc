import type { Invitation } from '@garita/domain/account/invitation.schema';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client.ts';
import { invitations } from '../../schema/account.tables.ts';
import { lower } from '../../schema/columns.ts';
import { type ChangeStamp, recordChange } from '../record-changes.ts';

/** A stored invitation. */
export type InvitationRow = typeof invitations.$inferSelect;

export type NewInvitation = Invitation & { tokenHash: string; expiresAt: Date };

/**
 * Saves an invitation into the stamp's account. It replaces an earlier invitation of the same e-mail address
 * into it.
 */
export async function insertInvitation(
  tx: Transaction,
  stamp: ChangeStamp,
  invitation: NewInvitation,
): Promise<void> {
  const { accountId, at } = stamp;
  const sameAddress = eq(lower(invitations.email), invitation.email.toLowerCase());
  await tx.delete(invitations).where(and(eq(invitations.accountId, accountId), sameAddress));
  const [row] = await tx
    .insert(invitations)
    .values({ ...invitation, accountId, createdAt: at })
    .returning();
  if (!row) throw new Error('Nothing came back from inviting somebody');
  const after = invitationOf(row);
  await recordChange(tx, stamp, { tableName: 'invitations', recordId: row.id, kind: 'inserted', after });
}

function invitationOf({ email, role, access }: InvitationRow): Invitation {
  return { email, role, access };
}

/** Returns the open invitations into an account, newest first, without those that expired by `at`. */
export async function listInvitations(db: Database, accountId: number, at: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.accountId, accountId), gt(invitations.expiresAt, at)))
    .orderBy(desc(invitations.id));
}

/**
 * Withdraws an invitation of the stamp's account. Returns undefined if the account has no such invitation.
 */
export async function removeInvitation(
  tx: Transaction,
  stamp: ChangeStamp,
  id: number,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.accountId, stamp.accountId), eq(invitations.id, id)))
    .returning();
  if (!row) return undefined;
  const before = invitationOf(row);
  await recordChange(tx, stamp, { tableName: 'invitations', recordId: id, kind: 'removed', before });
  return row;
}

/** Returns the invitation with this token that is valid at a moment. */
export async function findInvitation(
  db: Database,
  tokenHash: string,
  at: Date,
): Promise<InvitationRow | undefined> {
  const [found] = await db.select().from(invitations).where(isUsable(tokenHash, at));
  return found;
}

/**
 * Returns an invitation as `findInvitation` does, and removes it: of two simultaneous calls only one gets
 * it.
 */
export async function consumeInvitation(
  tx: Transaction,
  tokenHash: string,
  at: Date,
): Promise<InvitationRow | undefined> {
  const [taken] = await tx.delete(invitations).where(isUsable(tokenHash, at)).returning();
  return taken;
}

/** Removes the invitations that expired by a moment. */
export async function removeOldInvitations(db: Database, at: Date): Promise<void> {
  await db.delete(invitations).where(lte(invitations.expiresAt, at));
}

function isUsable(tokenHash: string, at: Date) {
  return and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, at));
}
