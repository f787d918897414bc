import { endOtherSessions, endSessionOf, listSessions } from '@garita/ledger/registry/access/sessions';
import { hasEnded } from '../../auth/actor.ts';
import { AppError } from '../../refusal/app-error.ts';
import { ownUseCase } from '../use-case.ts';

/** A session of the user. Times are ISO 8601. */
export type SessionRecord = {
  id: number;
  /** The name that the browser or program gave when it signed in, and its address; '' if unknown. */
  userAgent: string;
  address: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  /** The session that the request came with. */
  isCurrent: boolean;
};

/** Lists the user's own sessions, the one used last first. */
export const listOwnSessions = ownUseCase(async ({ dependencies, actor }): Promise<SessionRecord[]> => {
  const { database, now } = dependencies;
  const at = now();
  const sessions = await listSessions(database, actor.userId);
  return sessions
    .filter((session) => !hasEnded(session, at))
    .map(({ id, userAgent, address, createdAt, lastSeenAt, expiresAt }) => ({
      id,
      userAgent,
      address,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isCurrent: id === actor.sessionId,
    }));
});

/** Ends one of the user's own sessions. Errors: `not-found`, also for another user's session. */
export const endOwnSession = ownUseCase(
  async ({ dependencies, actor }, { sessionId }: { sessionId: number }): Promise<void> => {
    if (await endSessionOf(dependencies.database, actor.userId, sessionId)) return;
    throw new AppError('not-found');
  },
);

/** Ends all of the user's sessions except the one that the request came with. */
export const endOwnOtherSessions = ownUseCase(
  ({ dependencies, actor }): Promise<void> =>
    endOtherSessions(dependencies.database, actor.userId, actor.sessionId),
);
