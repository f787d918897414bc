import type { Acceptance, Invitation } from '@garita/domain/account/invitation.schema';
import {
  consumeInvitation,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  removeInvitation,
} from '@garita/ledger/registry/access/invitations';
import { findUserByEmail, insertUser } from '@garita/ledger/registry/access/users';
import { refuseCommonPassword } from '../../auth/common-password.ts';
import { invitationCounter, recordAttemptOrRefuse } from '../../auth/throttle.ts';
import { AppError, fieldError, orNotFound } from '../../refusal/app-error.ts';
import { invitationPath } from '../../text/messages.es.ts';
import { openUseCase, useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';
import { requireUsableAccess } from './users.ts';

/** The time for which an invitation is valid: 7 days. */
const GOOD_FOR_MS = 7 * 24 * 3_600_000;

/** A link that is shown only once: its path, and the time when it expires (ISO 8601). */
export type OneTimeLink = { path: string; expiresAt: string };

/**
 * Invites a user into the account by a link that works once. Errors: `email-taken`, `unknown-company` and
 * `access-until-past` on their fields, `too-many-attempts`.
 */
export const inviteUser = useCase(
  'users:invite',
  async (context, invitation: Invitation): Promise<OneTimeLink> => {
    const { dependencies, actor } = context;
    const { database, now, invitationTokens } = dependencies;
    await recordAttemptOrRefuse(dependencies, [invitationCounter(actor.accountId)]);
    const at = now();
    const token = invitationTokens.issue();
    const expiresAt = new Date(at.getTime() + GOOD_FOR_MS);
    const stamp = { accountId: actor.accountId, actorId: actor.userId, at };
    await database.transaction(async (tx) => {
      if (await findUserByEmail(tx, invitation.email)) throw fieldError('email-taken', 'email');
      await requireUsableAccess(tx, context, invitation.access, 'access');
      await insertInvitation(tx, stamp, {
        ...invitation,
        tokenHash: invitationTokens.hashOf(token),
        expiresAt,
      });
    });
    return { path: invitationPath(token), expiresAt: expiresAt.toISOString() };
  },
);

/** An invitation that nobody has accepted yet. Times are ISO 8601. */
export type PendingInvitation = Invitation & { id: number; createdAt: string; expiresAt: string };

/** Lists the invitations into the account that nobody has accepted yet, the latest first. */
export const listPendingInvitations = useCase(
  'users:invite',
  async ({ dependencies: { database, now }, actor }): Promise<PendingInvitation[]> => {
    const invitations = await listInvitations(database, actor.accountId, now());
    return invitations.map(pending);
  },
);

/** Withdraws an invitation; its link stops working. Errors: `not-found`, those of a key. */
export const withdrawInvitation = useCase(
  'users:invite',
  (
    context,
    { invitationId, commandId }: IdempotentInput & { invitationId: number },
  ): Promise<PendingInvitation> =>
    writeIdempotently(
      context,
      { operation: 'users.withdrawInvitation', commandId, request: invitationId },
      async (tx, stamp) => pending(orNotFound(await removeInvitation(tx, stamp, invitationId))),
    ),
);

function pending({ id, email, role, access, createdAt, expiresAt }: InvitationRow): PendingInvitation {
  return { id, email, role, access, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** The address and the role of an invitation. It does not tell how much of the account the user will see. */
export type InvitationPreview = Pick<Invitation, 'email' | 'role'>;

/**
 * Returns the invitation that a link belongs to. Errors: `invitation-invalid` for a link that was used, has
 * expired or never existed.
 */
export const readInvitation = openUseCase(
  async ({ dependencies }, { token }: { token: string }): Promise<InvitationPreview> => {
    const { database, now, invitationTokens } = dependencies;
    const found = await findInvitation(database, invitationTokens.hashOf(token), now());
    if (!found) throw new AppError('invitation-invalid');
    return { email: found.email, role: found.role };
  },
);

/**
 * Makes the invited person a user of the account and invalidates the link.
 *
 * Errors: `invitation-invalid`, `email-taken`.
 */
export const acceptInvitation = openUseCase(
  async (
    { dependencies, visitor },
    { token, password, ...person }: Acceptance,
  ): Promise<{ email: string }> => {
    const { database, now, passwordHasher, invitationTokens } = dependencies;
    // Checked first, because hashing a password takes long and needs no valid invitation.
    const { email: invited } = await readInvitation(dependencies, visitor)({ token });
    refuseCommonPassword(password, 'password', { ...person, email: invited });
    const passwordHash = await passwordHasher.hash(password);
    return database.transaction(async (tx) => {
      const invitation = await consumeInvitation(tx, invitationTokens.hashOf(token), now());
      if (!invitation) throw new AppError('invitation-invalid');
      const { accountId, email, role, access } = invitation;
      const user = await insertUser(
        tx,
        { accountId, at: now() },
        { ...person, email, role, access, passwordHash },
      );
      if (!user) throw new AppError('email-taken');
      return { email };
    });
  },
);
