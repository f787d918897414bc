import { QueryClientProvider } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { ReactNode } from 'react';
import type { Server } from '../lib/server.ts';
import { trpc } from '../lib/trpc.ts';
import type { EntranceQuestions } from './guards.ts';
import { createQueryClient } from './query-client.ts';

/** What is kept of the server's answers, and the hooks that ask for them; nobody needs either to sign in. */
export type Questions = {
  /** Stands around what asks by `trpc`. */
  Asking: (props: { children: ReactNode }) => ReactNode;
  entrance: EntranceQuestions;
  /** Forgets every answer. */
  forget: () => void;
};

/** `onSessionLost` is called when the server does not know the session any more. */
export function createQuestions(client: Server, onSessionLost: () => void): Questions {
  const queryClient = createQueryClient(onSessionLost);
  const server = createTRPCQueryUtils({ queryClient, client });
  return {
    Asking: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
    entrance: {
      // Always asked anew: the answer before may be that of somebody else.
      currentUser: () => server.session.current.fetch(undefined, { staleTime: 0 }),
      listAccountants: () => server.accountants.list.fetch(),
    },
    forget: () => queryClient.clear(),
  };
}
