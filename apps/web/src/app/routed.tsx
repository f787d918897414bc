import './theme/inside-looks.ts';
import { LocaleProvider } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { PATHS } from '../config/paths.ts';
import { askToReturn, useIsAskedToReturn } from '../lib/return-question.ts';
import { connection } from '../lib/server.ts';
import { onSessionEndedElsewhere, readSession, refuseSession } from '../lib/session.ts';
import { commonText } from '../text/common.es.ts';
import { giveUpUnsavedWork, hasUnsavedWork } from '../ui/form/saving/unsaved-work.ts';
import { notifyError } from '../ui/notices/notices.ts';
import type { Queries } from './queries.tsx';
import { createRouter } from './router.tsx';

let queries: Queries | undefined;

const router = createRouter(async () => {
  const { createQueries } = await import('./queries.tsx');
  queries ??= createQueries(connection, leaveForSignIn);
  return queries;
});

onSessionEndedElsewhere(() => (hasUnsavedWork() ? askToReturn(true) : void goToSignIn()));

const ReturnDialog = lazy(async () => ({
  default: (await import('../features/account/return-dialog.tsx')).ReturnDialog,
}));

/** Shows the screen of the current address. */
export function Routed() {
  const isAskedToReturn = useIsAskedToReturn();
  return (
    <LocaleProvider locale="es-PR">
      <RouterProvider router={router} />
      <Suspense>
        {isAskedToReturn && queries && (
          <queries.QueryProvider>
            <ReturnDialog onLeave={giveUp} />
          </queries.QueryProvider>
        )}
      </Suspense>
    </LocaleProvider>
  );
}

/** The path at which the page was opened, where the router starts. */
const START = location.pathname;

/** Navigates to an address; resolves when its screen is ready. */
export async function goTo(path: string): Promise<void> {
  await started();
  // Signing in already leads on from the sign-in, and possibly elsewhere than the requested address.
  const isLedOn = router.state.location.pathname !== START;
  if (path !== START && !isLedOn) await router.navigate(path);
}

function started(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/**
 * Runs when the server no longer knows the session: somebody with unsaved values is asked to sign in and
 * return, others go to the sign-in. Several answers may report it at once; one notice is enough.
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
  queries?.forget();
}
