import { QueryClientProvider } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { ReactNode } from 'react';
import type { Server } from '../lib/server.ts';
import { trpc } from '../lib/trpc.ts';
import type { EntranceQueries } from './guards.ts';
import { createQueryClient } from './query-client.ts';

/** The cache of the server's answers and the hooks that use it. The sign-in needs neither. */
export type Queries = {
  /** The provider around everything that uses `trpc`. */
  QueryProvider: (props: { children: ReactNode }) => ReactNode;
  entrance: EntranceQueries;
  /** Forgets every answer. */
  forget: () => void;
};

/** Creates the cache. Calls `onSessionLost` when the server no longer knows the session. */
export function createQueries(client: Server, onSessionLost: () => void): Queries {
  const queryClient = createQueryClient(onSessionLost);
  const server = createTRPCQueryUtils({ queryClient, client });
  return {
    QueryProvider: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
    entrance: {
      // Never cached: the previous answer may be about somebody else.
      currentUser: () => server.session.current.fetch(undefined, { staleTime: 0 }),
      listAccountants: () => server.accountants.list.fetch(),
    },
    forget: () => queryClient.clear(),
  };
}
