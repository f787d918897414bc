import type { AppRouter } from '@garita/server/router';
import { type CreateTRPCClient, createTRPCClient, httpBatchLink } from '@trpc/client';
import { createContext, use } from 'react';
import { bearer } from './session.ts';

/** The typed procedures as functions: `server.session.signIn.mutate(…)`. Inside, `trpc` asks by the same, and keeps the answers. */
export type Server = CreateTRPCClient<AppRouter>;

/** The most calls in one request; the server takes as many. */
const MAX_CALLS = 20;

/** The connection to the server. Every request carries the token of whoever is signed in at that moment. */
export function connectToServer(): Server {
  return createTRPCClient({ links: [httpBatchLink({ url: '/trpc', headers: bearer, maxItems: MAX_CALLS })] });
}

/** The connection of the screens below. */
export const ServerContext = createContext<Server | undefined>(undefined);

/** Asks the server for what nothing is kept of, such as a session. It comes with the page; `trpc` comes with the inside. */
export function useServer(): Server {
  const server = use(ServerContext);
  if (!server) throw new Error('No connection to the server above this component');
  return server;
}
