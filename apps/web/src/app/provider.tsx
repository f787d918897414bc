import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { RouterProvider } from 'react-router/dom';
import { notifyError } from '../components/notices.ts';
import { Toaster } from '../components/toaster.tsx';
import { PATHS } from '../config/paths.ts';
import { useColorMode } from '../lib/color-mode.ts';
import { onSessionEndedElsewhere, readSession, refuseSession } from '../lib/session.ts';
import { createTrpcClient, trpc } from '../lib/trpc.ts';
import { commonText } from '../text/common.es.ts';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';
import { system } from './theme.ts';

const client = createTrpcClient();
const queryClient = createQueryClient(leaveForSignIn);
const server = createTRPCQueryUtils({ queryClient, client });

const router = createRouter({
  // Always asked anew: the answer before may be that of somebody else.
  currentUser: () => server.session.current.fetch(undefined, { staleTime: 0 }),
  listAccountants: () => server.accountants.list.fetch(),
});

onSessionEndedElsewhere(() => void goToSignIn());

/** The application: its look, its connection to the server, its screens. */
export function Provider() {
  useColorMode();
  return (
    <LocaleProvider locale="es-PR">
      <ChakraProvider value={system}>
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <Toaster />
          </QueryClientProvider>
        </trpc.Provider>
      </ChakraProvider>
    </LocaleProvider>
  );
}

/** When the server does not know the session any more. Several answers may say so at once; one notice is enough. */
function leaveForSignIn(): void {
  if (!readSession()) return;
  refuseSession();
  notifyError(commonText.failures.sessionEnded);
  void goToSignIn();
}

async function goToSignIn(): Promise<void> {
  await router.navigate(PATHS.signIn);
  queryClient.clear();
}
