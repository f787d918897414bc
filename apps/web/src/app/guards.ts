import type { Role } from '@garita/domain/account/permissions';
import { isAllowed } from '@garita/domain/account/permissions';
import { type Params, redirect } from 'react-router';
import { PATHS } from '../config/paths.ts';
import { readSession, refuseSession, storeRole } from '../lib/session.ts';
import { commonText } from '../text/common.es.ts';
import { notifyInfo } from '../ui/notices/notices.ts';

/** The queries that the guard of the private screens makes. */
export type EntranceQueries = {
  currentUser: () => Promise<{ user: { role: Role; roleId: number } }>;
  listAccountants: () => Promise<readonly unknown[]>;
};

/** Sends people with a session from public screens to Escritorio. */
export function publicOnly(): Response | null {
  return readSession() ? redirect(PATHS.desk) : null;
}

/** Screens that are open before the account has an accountant, because they concern the user only. */
const BEFORE_THE_FIRST_ACCOUNTANT: readonly string[] = [PATHS.accountantCreate, PATHS.profile];

/**
 * Checks that the server knows the session before a private screen opens, and stores its role. An account
 * without an accountant starts by creating one, if the user may. Without a session the queries are not even
 * fetched.
 */
export async function privateOnly(
  fetchServer: () => Promise<EntranceQueries>,
  pathname: string,
): Promise<Response | null> {
  if (!readSession()) return redirect(PATHS.signIn);
  const server = await fetchServer();
  const [user, hasAccountant] = await Promise.all([userOrNobody(server), hasSomeAccountant(server)]);
  if (!user) {
    refuseSession();
    return redirect(PATHS.signIn);
  }
  storeRole(user.roleId);
  const mustCreate = !hasAccountant && isAllowed(user.role, 'records:write');
  return mustCreate && !BEFORE_THE_FIRST_ACCOUNTANT.includes(pathname)
    ? redirect(PATHS.accountantCreate)
    : null;
}

/** Refuses addresses whose record ids no record can have, as an unknown address. */
export function recordsOnly(ids: Params): Response | null {
  const canExist = Object.values(ids).every((id) => id === undefined || /^[1-9]\d{0,14}$/.test(id));
  return canExist ? null : unknownAddress();
}

/** Sends an address without a screen to Escritorio and says so. */
export function unknownAddress(): Response {
  // Without a session, the sign-in appears instead and needs no notice.
  if (readSession()) notifyInfo(commonText.failures.address);
  return redirect(PATHS.desk);
}

function userOrNobody({ currentUser }: EntranceQueries) {
  return currentUser().then(
    ({ user }) => user,
    () => undefined,
  );
}

// The specification: a failure here is ignored.
function hasSomeAccountant({ listAccountants }: EntranceQueries): Promise<boolean> {
  return listAccountants().then(
    (accountants) => accountants.length > 0,
    () => true,
  );
}
