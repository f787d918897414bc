import './theme/inside-looks.ts';
import { LocaleProvider } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { PATHS } from '../config/paths.ts';
import { askToReturn, useIsAskedToReturn } from '../lib/return-question.ts';
import { onSessionEndedElsewhere, readSession, refuseSession } from '../lib/session.ts';
import { commonText } from '../text/common.es.ts';
import { giveUpUnsavedWork, hasUnsavedWork } from '../ui/form/saving/unsaved-work.ts';
import { notifyError } from '../ui/notices/notices.ts';
import { connection } from './connection.ts';
import type { Questions } from './questions.tsx';
import { createRouter } from './router.tsx';

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

/** Every screen by its address. */
export function Routed() {
  const isAskedToReturn = useIsAskedToReturn();
  return (
    <LocaleProvider locale="es-PR">
      <RouterProvider router={router} />
      <Suspense>
        {isAskedToReturn && questions && (
          <questions.Asking>
            <ReturnDialog onLeave={giveUp} />
          </questions.Asking>
        )}
      </Suspense>
    </LocaleProvider>
  );
}

/** Where the page was when the router came, which starts there. */
const START = location.pathname;

/** Goes to an address, and answers when its screen is ready to be shown. */
export async function goTo(path: string): Promise<void> {
  await started();
  // Whoever has signed in is led on from the sign-in, and may be needed elsewhere than where they asked to go.
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
