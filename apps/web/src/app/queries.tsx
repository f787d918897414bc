import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { errorCodeOf, isGivenUp } from '../lib/error-text.ts';
import type { Server } from '../lib/server.ts';
import { trpc } from '../lib/trpc.ts';
import type { EntranceQueries } from './guards.ts';

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

/** The number of retries of a query that got no answer. A refusal is an answer and is not retried. */
const RETRIES = 1;
const STALE_AFTER_MS = 30_000;

/**
 * Creates the cache of the server's answers. Calls `onSessionLost` when the server no longer knows the
 * session.
 */
export function createQueryClient(onSessionLost: () => void): QueryClient {
  const onError = (error: Error) => {
    if (errorCodeOf(error) === 'not-signed-in') onSessionLost();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < RETRIES && mayBeAnswered(error),
        // A form must not change because its user looked at another window.
        refetchOnWindowFocus: false,
        // The server may be on this very computer, which needs no network.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function mayBeAnswered(error: Error): boolean {
  const code = errorCodeOf(error);
  return (code === undefined && !isGivenUp(error)) || code === 'busy';
}
