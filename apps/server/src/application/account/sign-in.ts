import { ROLE_IDS, type Role } from '@garita/domain/account/permissions';
import type { SignIn } from '@garita/domain/account/user.schema';
import { endSession, openSession } from '@garita/ledger/registry/sessions';
import { forgetSignInAttempts } from '@garita/ledger/registry/sign-in-attempts';
import { findPasswordHash, findUser, findUserByEmail, type User } from '@garita/ledger/registry/users';
import { LIFETIME_MS } from '../../auth/actor.ts';
import { passSecondFactor } from '../../auth/second-factor.ts';
import { noteAttempt } from '../../auth/sign-in-throttle.ts';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../app-error.ts';
import { existing } from '../existing.ts';
import { openUseCase, ownUseCase } from '../use-case.ts';

/** What signing in gives: a token for programs, a cookie for downloads, and the name to greet. */
export type SignedIn = {
  accessToken: string;
  name: string;
  downloadCookie: { token: string; expiresAt: Date };
};

/**
 * Checks a password, and the code of the second factor where the user has one, and opens a session. Whether it is the
 * address or the password that is wrong, neither the answer nor its time tells.
 *
 * Errors: `wrong-credentials`, `second-factor-required`, `wrong-verification-code` on its field, `too-many-attempts`.
 */
export const signIn = openUseCase(
  async ({ dependencies, address }, { email, password, code }: SignIn): Promise<SignedIn> => {
    await noteAttempt(dependencies, { email, address });
    const user = await userWithPassword(dependencies, email, password);
    if (!user) throw new AppError('wrong-credentials');
    await passSecondFactor(dependencies, user.id, code);
    await forgetSignInAttempts(dependencies.database, { email, address });
    return openSessionOf(dependencies, user);
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
  { database, now, sessionTokens }: Dependencies,
  { id: userId, name }: User,
): Promise<SignedIn> {
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
  const accessToken = sessionTokens.issue();
  const cookieToken = sessionTokens.issue();
  const bearerHash = sessionTokens.hashOf(accessToken);
  const cookieHash = sessionTokens.hashOf(cookieToken);
  await openSession(database, { userId, bearerHash, cookieHash, createdAt, expiresAt });
  return { accessToken, name, downloadCookie: { token: cookieToken, expiresAt } };
}

/** Who is signed in, as the profile shows it. */
export type CurrentUser = {
  user: {
    id: number;
    name: string;
    lastName: string;
    email: string;
    phone: string;
    role: Role;
    roleId: number;
  };
};

/** The user who asks. */
export const currentUser = ownUseCase(async ({ dependencies, actor }): Promise<CurrentUser> => {
  const { id, name, lastName, email, phone, role } = existing(
    await findUser(dependencies.database, actor.userId),
  );
  return { user: { id, name, lastName, email, phone, role, roleId: ROLE_IDS[role] } };
});

/** Ends the session that the request came with. */
export const signOut = ownUseCase(
  ({ dependencies, actor }): Promise<void> => endSession(dependencies.database, actor.sessionId),
);
