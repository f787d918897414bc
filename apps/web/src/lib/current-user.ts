import { type Action, isAllowed } from '@garita/domain/account/permissions';
import { trpc } from './trpc.ts';

/**
 * Returns the signed-in user. The frame has loaded it before a private screen shows; undefined outside of it.
 */
export function useCurrentUser() {
  return trpc.session.current.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data?.user;
}

/** Returns true if the user may do this. It only hides what the server would refuse. */
export function useIsAllowed(action: Action): boolean {
  const user = useCurrentUser();
  return user !== undefined && isAllowed(user.role, action);
}
