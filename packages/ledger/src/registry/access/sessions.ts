import { and, desc, eq, lt, ne, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { sessions, users } from '../../schema/account.tables.ts';
import { USER_COLUMNS, type User } from './users.ts';

/** A session, without its tokens. */
export type Session = Omit<typeof sessions.$inferSelect, 'bearerHash' | 'cookieHash'>;

/** A new session: the hashes of its two tokens, and its latest end. */
export type NewSession = {
  userId: number;
  bearerHash: string;
  cookieHash: string;
  /** The name that the browser or program gave itself, and its address. */
  userAgent: string;
  address: string;
  createdAt: Date;
  expiresAt: Date;
};

/** The two tokens of a session: the bearer token of a header, and the token of a cookie. */
export type TokenKind = 'bearer' | 'cookie';

const SESSION_COLUMNS = {
  id: sessions.id,
  userId: sessions.userId,
  userAgent: sessions.userAgent,
  address: sessions.address,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
};

/** Creates a session and returns its id. */
export async function openSession(db: Database, session: NewSession): Promise<number> {
  const [row] = await db
    .insert(sessions)
    .values({ ...session, lastSeenAt: session.createdAt })
    .returning({ id: sessions.id });
  if (!row) throw new Error('Nothing came back from opening a session');
  return row.id;
}

/**
 * Returns the session with this token and its user. The caller decides whether it is still valid: not idle,
 * not too old, and with an active user.
 */
export async function findSession(
  db: Database,
  kind: TokenKind,
  tokenHash: string,
): Promise<{ session: Session; user: User } | undefined> {
  const [found] = await BY_TOKEN[kind](db, { tokenHash });
  return found;
}

const BY_TOKEN = { bearer: byToken(sessions.bearerHash), cookie: byToken(sessions.cookieHash) };

function byToken(column: PgColumn) {
  return preparedQuery((db, { tokenHash }: Places<{ tokenHash: string }>) =>
    db
      .select({ session: SESSION_COLUMNS, user: USER_COLUMNS })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(column, tokenHash)),
  );
}

/** Records that a session was used. */
export async function touchSession(db: Database, id: number, at: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id));
}

/** Ends a session; both of its tokens become invalid. */
export async function endSession(db: Database, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/**
 * Returns every session of a user, the one used last first, including expired ones that are not removed yet.
 */
export async function listSessions(db: Database, userId: number): Promise<Session[]> {
  return db
    .select(SESSION_COLUMNS)
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Ends one session of a user. Returns false if the user has no such session. */
export async function endSessionOf(db: Database, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of a user, for example when the user is switched off. */
export async function endSessionsOf(db: Database, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends every session of a user but one, for example after a change of the password. */
export async function endOtherSessions(db: Database, userId: number, exceptId: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));
}

/** Removes the sessions that expired before one moment or were last used before another. */
export async function removeOldSessions(
  db: Database,
  { expiredBefore, unseenSince }: { expiredBefore: Date; unseenSince: Date },
): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, expiredBefore), lt(sessions.lastSeenAt, unseenSince)));
}
