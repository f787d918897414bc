import type { AppRouter } from '@garita/server/router';
import { httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { bearer } from './session.ts';

/** The typed procedures as React hooks: `trpc.companies.list.useQuery()`. */
export const trpc = createTRPCReact<AppRouter>();

/** The most calls in one request; the server takes as many. */
const MAX_CALLS = 20;

/** The connection to the server. Every request carries the token of whoever is signed in at that moment. */
export function createTrpcClient() {
  return trpc.createClient({
    links: [httpBatchLink({ url: '/trpc', headers: bearer, maxItems: MAX_CALLS })],
  });
}
