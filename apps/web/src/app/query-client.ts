import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorCodeOf } from '../lib/error-text.ts';

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
  return code === undefined || code === 'busy';
}
