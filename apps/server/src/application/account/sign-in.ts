import { type Access, hasEndedBy } from '@garita/domain/account/access.schema';
import { ROLE_IDS, type Role } from '@garita/domain/account/permissions';
import type { SignIn } from '@garita/domain/account/user.schema';
import { endSession, openSession } from '@garita/ledger/registry/access/sessions';
import { findPasswordHash, findUser, findUserByEmail, type User } from '@garita/ledger/registry/access/users';
import { LIFETIME_MS } from '../../auth/actor.ts';
import { type DeviceCookie, newDeviceCookie } from '../../auth/cookies.ts';
import { passSecondFactor } from '../../auth/second-factor.ts';
import { recordAttemptOrRefuse, signInCounters } from '../../auth/throttle.ts';
import type { Visitor } from '../../auth/visitor.ts';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { openUseCase, ownUseCase } from '../use-case.ts';

/**
 * The result of signing in: a token for programs, cookies for downloads and for the next sign-in, and the
 * name to greet.
 */
export type SignInResult = {
  accessToken: string;
  name: string;
  downloadCookie: { token: string; expiresAt: Date };
  deviceCookie: DeviceCookie;
};

/**
 * Checks a password and, if the user has a second factor, its code, and opens a session. Neither the answer
 * nor its duration tells which of address and password is wrong. A page of another site cannot sign anybody
 * in.
 *
 * Errors: `forbidden`, `wrong-credentials`, `access-ended`, `second-factor-required`,
 * `wrong-verification-code` on its field, `too-many-attempts`.
 */
export const signIn = openUseCase(
  async ({ dependencies, visitor }, { email, password, code }: SignIn): Promise<SignInResult> => {
    if (visitor.isCrossSite) throw new AppError('forbidden');
    const attempt = await recordAttemptOrRefuse(dependencies, signInCounters(dependencies, visitor, email));
    const user = await userWithPassword(dependencies, email, password);
    if (!user) throw new AppError('wrong-credentials');
    if (hasEndedBy(user.access, dependencies.today()))
      throw new AppError('access-ended', { access: user.access });
    await passSecondFactor(dependencies, user.id, code);
    await attempt.succeeded(dependencies.database);
    return openSessionOf(dependencies, user, visitor);
  },
);

async function userWithPassword(
  { database, passwordHasher }: Dependencies,
  email: string,
  password: string,
): Promise<User | undefined> {
  const user = await findUserByEmail(database, email);
  const passwordHash = user?.isActive ? await findPasswordHash(database, user.id) : undefined;
  return (await passwordHasher.matches(passwordHash, password)) ? user : undefined;
}

async function openSessionOf(
  { database, now, sessionTokens, deviceTokens }: Dependencies,
  { id: userId, name, email }: User,
  { userAgent, address }: Visitor,
): Promise<SignInResult> {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
  const accessToken = sessionTokens.issue();
  const cookieToken = sessionTokens.issue();
  const bearerHash = sessionTokens.hashOf(accessToken);
  const cookieHash = sessionTokens.hashOf(cookieToken);
  await openSession(database, {
    userId,
    bearerHash,
    cookieHash,
    userAgent,
    address,
    createdAt,
    expiresAt,
  });
  const deviceCookie = newDeviceCookie(deviceTokens, email);
  return { accessToken, name, downloadCookie: { token: cookieToken, expiresAt }, deviceCookie };
}

/** The signed-in user, as the profile shows them. */
export type CurrentUser = {
  user: {
    id: number;
    accountId: number;
    name: string;
    lastName: string;
    email: string;
    phone: string;
    role: Role;
    roleId: number;
    access: Access;
  };
};

/** Returns the signed-in user. */
export const currentUser = ownUseCase(async ({ dependencies, actor }): Promise<CurrentUser> => {
  const { id, name, lastName, email, phone, role, access } = orNotFound(
    await findUser(dependencies.database, actor.userId),
  );
  const { accountId } = actor;
  return { user: { id, accountId, name, lastName, email, phone, role, roleId: ROLE_IDS[role], access } };
});

/** Ends the session that the request came with. */
export const signOut = ownUseCase(
  ({ dependencies, actor }): Promise<void> => endSession(dependencies.database, actor.sessionId),
);
