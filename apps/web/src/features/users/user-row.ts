import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';

/** Somebody who signs in to the account. */
export type UserRow = inferRouterOutputs<AppRouter>['users']['list'][number];

/** Somebody who is invited and has not come yet. */
export type InvitationRow = inferRouterOutputs<AppRouter>['users']['invitations'][number];

/** A user by first and last name. */
export function userName({ name, lastName }: UserRow): string {
  return `${name} ${lastName}`;
}
