import { type Access, hasEndedBy } from '@garita/domain/account/access.schema';
import type { Role } from '@garita/domain/account/permissions';
import {
  findSession,
  type Session,
  type TokenKind,
  touchSession,
} from '@garita/ledger/registry/access/sessions';
import type { User } from '@garita/ledger/registry/access/users';
import type { AuthDependencies } from './auth-dependencies.ts';

/**
 * The signed-in user of a request. Use cases read and write only what belongs to `accountId`, and read only
 * what lies within `access`.
 */
export type Actor = {
  userId: number;
  accountId: number;
  role: Role;
  access: Access;
  name: string;
  email: string;
  /** The session that the request came with. */
  sessionId: number;
};

/** A session ends after 12 hours without a request. */
export const IDLE_MS = 12 * 3_600_000;
/** A session ends 3 days after signing in, however busy. */
export const LIFETIME_MS = 3 * 24 * 3_600_000;
/** A session's last use is noted once a minute at most, so that reading does not mean writing. */
const TOUCH_MS = 60_000;

/**
 * Finds the user of a token; undefined for a token without a session, for a session that has ended, and for
 * a user who was switched off or whose access is over.
 */
export async function findActor(
  { database, now, today, sessionTokens }: AuthDependencies,
  kind: TokenKind,
  token: string | undefined,
): Promise<Actor | undefined> {
  const found = token ? await findSession(database, kind, sessionTokens.hashOf(token)) : undefined;
  const at = now();
  if (!found || !found.user.isActive || hasEnded(found.session, at)) return undefined;
  if (hasEndedBy(found.user.access, today())) return undefined;
  if (at.getTime() - found.session.lastSeenAt.getTime() >= TOUCH_MS) {
    await touchSession(database, found.session.id, at);
  }
  return actorOf(found);
}

/** Returns true if a session is over at a moment, whether or not its row was removed. */
export function hasEnded({ lastSeenAt, expiresAt }: Session, at: Date): boolean {
  return at >= expiresAt || at.getTime() - lastSeenAt.getTime() >= IDLE_MS;
}

function actorOf({ session, user }: { session: Session; user: User }): Actor {
  const { id: userId, accountId, role, access, name, email } = user;
  return { userId, accountId, role, access, name, email, sessionId: session.id };
}
