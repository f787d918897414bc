import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { notifyError } from '../components/notices.ts';
import { Toaster } from '../components/toaster.tsx';
import { PATHS } from '../config/paths.ts';
import { giveUpUnsavedWork, hasUnsavedWork } from '../form/saving/unsaved-work.ts';
import { useColorMode } from '../lib/color-mode.ts';
import { askToReturn, useIsAskedToReturn } from '../lib/return-question.ts';
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

onSessionEndedElsewhere(() => (hasUnsavedWork() ? askToReturn(true) : void goToSignIn()));

const ReturnDialog = lazy(async () => ({
  default: (await import('../features/account/return-dialog.tsx')).ReturnDialog,
}));

/** The application: its look, its connection to the server, its screens. */
export function Provider() {
  useColorMode();
  const isAskedToReturn = useIsAskedToReturn();
  return (
    <LocaleProvider locale="es-PR">
      <ChakraProvider value={system}>
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <Suspense>{isAskedToReturn && <ReturnDialog onLeave={giveUp} />}</Suspense>
            <Toaster />
          </QueryClientProvider>
        </trpc.Provider>
      </ChakraProvider>
    </LocaleProvider>
  );
}

/**
 * When the server does not know the session any more: whoever was typing is asked to come back to it, others sign in anew.
 * Several answers may say so at once; one notice is enough.
 */
function leaveForSignIn(): void {
  if (!readSession()) return;
  if (hasUnsavedWork()) return askToReturn(true);
  refuseSession();
  notifyError(commonText.failures.sessionEnded);
  void goToSignIn();
}

function giveUp(): void {
  giveUpUnsavedWork();
  refuseSession();
  askToReturn(false);
  void goToSignIn();
}

async function goToSignIn(): Promise<void> {
  await router.navigate(PATHS.signIn);
  queryClient.clear();
}
