import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { notifyError } from '../components/notices.ts';
import { PATHS } from '../config/paths.ts';
import { giveUpUnsavedWork, hasUnsavedWork } from '../form/saving/unsaved-work.ts';
import { useColorMode } from '../lib/color-mode.ts';
import { askToReturn, useIsAskedToReturn } from '../lib/return-question.ts';
import { connectToServer, ServerContext } from '../lib/server.ts';
import { onSessionEndedElsewhere, readSession, refuseSession } from '../lib/session.ts';
import { commonText } from '../text/common.es.ts';
import type { Questions } from './questions.tsx';
import { createRouter } from './router.tsx';
import { system } from './theme.ts';

const connection = connectToServer();

let questions: Questions | undefined;

const router = createRouter(async () => {
  const { createQuestions } = await import('./questions.tsx');
  questions ??= createQuestions(connection, leaveForSignIn);
  return questions;
});

onSessionEndedElsewhere(() => (hasUnsavedWork() ? askToReturn(true) : void goToSignIn()));

const ReturnDialog = lazy(async () => ({
  default: (await import('../features/account/return-dialog.tsx')).ReturnDialog,
}));

// Nobody waits for notices to sign in. A screen whose notices could not be fetched is better than none.
const Toaster = lazy(() =>
  import('../components/toaster.tsx').then(
    (module) => ({ default: module.Toaster as () => ReactNode }),
    () => ({ default: (): ReactNode => null }),
  ),
);

/** The application: its look, its connection to the server, its screens. */
export function Provider() {
  useColorMode();
  const isAskedToReturn = useIsAskedToReturn();
  return (
    <LocaleProvider locale="es-PR">
      <ChakraProvider value={system}>
        <ServerContext value={connection}>
          <RouterProvider router={router} />
          <Suspense>
            {isAskedToReturn && questions && (
              <questions.Asking>
                <ReturnDialog onLeave={giveUp} />
              </questions.Asking>
            )}
          </Suspense>
          <Suspense>
            <Toaster />
          </Suspense>
        </ServerContext>
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
  questions?.forget();
}
