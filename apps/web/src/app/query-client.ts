import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorCodeOf } from '../lib/error-text.ts';

/** How often a question is asked again when no answer came, or none yet; a refusal is an answer. */
const RETRIES = 1;
const STALE_AFTER_MS = 30_000;

/** The cache of the server's answers. `onSessionLost` is called when the server does not know the session any more. */
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
        // A form must not change under somebody's hands because they looked at another window.
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
