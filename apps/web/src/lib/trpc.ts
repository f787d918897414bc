import { type Action, isAllowed } from '@garita/domain/account/permissions';
import type { AppRouter } from '@garita/server/router';
import { keepPreviousData } from '@tanstack/react-query';
import { createTRPCReact } from '@trpc/react-query';
import { useState } from 'react';

/** The typed procedures as React hooks, which cache the answers: `trpc.companies.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

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

/**
 * Options of a query that fills a form (`FreshlyLoaded`). It runs whenever the form opens, however recently
 * another screen ran it: an older answer would overwrite later changes of others when saved.
 */
export const NO_CACHE = { gcTime: 0, staleTime: 0 } as const;

/** Options for a payroll sheet: the pickers above its form stay while the next sheet loads. */
export const NO_CACHE_KEEP_PREVIOUS = { ...NO_CACHE, placeholderData: keepPreviousData } as const;

/**
 * Returns true if an answer has arrived since this component was mounted. A cached answer of another screen
 * or query does not count.
 */
export function useIsFresh({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean {
  const [openedAt] = useState(() => Date.now());
  return dataUpdatedAt >= openedAt;
}
