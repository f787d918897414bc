import { type Action, isAllowed } from '@garita/domain/account/permissions';
import { trpc } from './trpc.ts';

/** Who is signed in, as the server says. The shell has asked before any private screen shows; undefined outside of it. */
export function useCurrentUser() {
  return trpc.session.current.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data?.user;
}

/** True when the person may do this. The server decides all the same; this only hides what would be refused. */
export function useIsAllowed(action: Action): boolean {
  const user = useCurrentUser();
  return user !== undefined && isAllowed(user.role, action);
}
