import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import type { SwitchedKind } from '../../records/record-kind.ts';
import { usersText } from '../../text/users.es.ts';

/** Somebody who signs in to the account. */
export type UserRow = inferRouterOutputs<AppRouter>['users']['list'][number];

/** Who is switched off is signed out everywhere. */
export const USER: SwitchedKind<UserRow> = {
  nameOf: ({ name, lastName }) => `${name} ${lastName}`,
  inQuestion: usersText.record,
  refresh: ({ users }) => users.list.invalidate(),
  setActive: ({ users }, userId, isActive) => users.setActive.mutate({ userId, isActive }),
};
