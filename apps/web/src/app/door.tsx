import { Alert } from '@chakra-ui/react';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { PATHS } from '../config/paths.ts';
import { SignInScreen } from '../features/account/sign-in-screen.tsx';
import { FailureScreen } from '../layout/failure-screen.tsx';
import { ProgressBar } from '../layout/progress-bar.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { useHasInteracted } from '../lib/first-interaction.ts';
import { type NavigateTo, NavigateToContext } from '../lib/navigate-to.ts';
import { readSession } from '../lib/session.ts';
import { useNotices } from '../ui/notices/notices.ts';

// Whoever signs in waits for no notices. Where what shows them could not be fetched, they are shown plainly.
const Toaster = lazy(() =>
  import('../ui/notices/toaster.tsx').then(
    (module) => ({ default: module.Toaster as () => ReactNode }),
    () => ({ default: PlainNotice as () => ReactNode }),
  ),
);

/**
 * What is seen first. Whoever comes to sign in needs neither the router nor any other screen, and sees the form without them; once somebody
 * types into it, the page fetches what comes next (`public/inside.js`).
 */
export function Door() {
  const { Screens, go } = useScreens();
  return (
    <>
      <Notices />
      {Screens ? <Screens /> : <BeforeScreens go={go} />}
    </>
  );
}

/** What shows notices, once there is one or somebody may do what is followed by one. */
function Notices() {
  const isSaid = useNotices().length > 0;
  const isInUse = useHasInteracted();
  return <Suspense>{(isSaid || (isInUse && readSession())) && <Toaster />}</Suspense>;
}

function PlainNotice() {
  const [latest] = useNotices();
  if (!latest) return null;
  return (
    <Alert.Root status={latest.kind} rounded="none" role="alert">
      <Alert.Indicator />
      <Alert.Title>{latest.text}</Alert.Title>
    </Alert.Root>
  );
}

function BeforeScreens({ go }: { go: NavigateTo }) {
  const [isToSignIn] = useState(comesToSignIn);
  useEffect(() => {
    if (!isToSignIn) void go(location.pathname);
    // Whoever goes back comes to an address that the router knows.
    const goBack = () => void go(location.pathname);
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [isToSignIn, go]);
  if (!isToSignIn) return <ProgressBar />;
  return (
    <NavigateToContext value={go}>
      <PublicLayout>
        <SignInScreen />
      </PublicLayout>
    </NavigateToContext>
  );
}

/** All screens by their addresses, once they are here, and the way to the first of them. */
function useScreens() {
  const [Screens, setScreens] = useState<ComponentType>();
  const go: NavigateTo = useCallback(async (path) => {
    const shown = await import('./routed.tsx').then(
      async ({ goTo, Routed }) => {
        await goTo(path);
        return Routed;
      },
      () => NoScreens,
    );
    setScreens(() => shown);
  }, []);
  return { Screens, go };
}

function NoScreens() {
  return (
    <main>
      <FailureScreen />
    </main>
  );
}

/** Whether this is somebody without a session who asks for the sign-in, or for what is inside, which leads there. */
function comesToSignIn(): boolean {
  const { pathname } = location;
  const isInside = pathname === PATHS.shell || pathname.startsWith(`${PATHS.shell}/`);
  if (readSession() || !(isInside || pathname === PATHS.signIn)) return false;
  if (isInside) history.replaceState(null, '', PATHS.signIn);
  return true;
}
