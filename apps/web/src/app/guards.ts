import type { Role } from '@garita/domain/account/permissions';
import { isAllowed } from '@garita/domain/account/permissions';
import { type Params, redirect } from 'react-router';
import { PATHS } from '../config/paths.ts';
import { readSession, refuseSession, storeRole } from '../lib/session.ts';
import { commonText } from '../text/common.es.ts';
import { notifyInfo } from '../ui/notices/notices.ts';

/** What the guard of the private screens asks the server. */
export type EntranceQuestions = {
  currentUser: () => Promise<{ user: { role: Role; roleId: number } }>;
  listAccountants: () => Promise<readonly unknown[]>;
};

/** Public screens are for people without a session; others go to Escritorio. */
export function publicOnly(): Response | null {
  return readSession() ? redirect(PATHS.dashboard) : null;
}

/** Where somebody may be before there is an accountant: what is their own, such as the password, waits for nothing. */
const BEFORE_THE_FIRST_ACCOUNTANT: readonly string[] = [PATHS.accountantCreate, PATHS.profile];

/**
 * Private screens need a session that the server knows. Its role is stored on the way in. A practice without a single
 * accountant starts by creating one, if the person may. What asks the server is not fetched for who has no session.
 */
export async function privateOnly(
  fetchServer: () => Promise<EntranceQuestions>,
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

/** Screens of records need ids that a record can have; an address with anything else is an unknown one. */
export function recordsOnly(ids: Params): Response | null {
  const canExist = Object.values(ids).every((id) => id === undefined || /^[1-9]\d{0,14}$/.test(id));
  return canExist ? null : unknownAddress();
}

/** Of an address without a screen, the way to Escritorio, which would be taken for what was asked for if nobody said so. */
export function unknownAddress(): Response {
  // Who has no session is sent to sign in at the same time.
  if (readSession()) notifyInfo(commonText.failures.address);
  return redirect(PATHS.dashboard);
}

function userOrNobody({ currentUser }: EntranceQuestions) {
  return currentUser().then(
    ({ user }) => user,
    () => undefined,
  );
}

// The specification: a failure here is ignored.
function hasSomeAccountant({ listAccountants }: EntranceQuestions): Promise<boolean> {
  return listAccountants().then(
    (accountants) => accountants.length > 0,
    () => true,
  );
}
