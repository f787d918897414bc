import { Alert, ChakraProvider } from '@chakra-ui/react';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { PATHS } from '../config/paths.ts';
import { SignInScreen } from '../features/account/sign-in-screen.tsx';
import { FailureScreen } from '../layout/failure-screen.tsx';
import { ProgressBar } from '../layout/progress-bar.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { useColorMode } from '../lib/color-mode.ts';
import { useHasInteracted } from '../lib/first-interaction.ts';
import { type NavigateTo, NavigateToContext } from '../lib/navigate-to.ts';
import { connection, ServerContext } from '../lib/server.ts';
import { readSession } from '../lib/session.ts';
import { useNotices } from '../ui/notices/notices.ts';
import { system } from './theme.ts';

// Lazy, so that the sign-in does not wait for it. If the file cannot be fetched, notices are shown as plain
// text.
const Toaster = lazy(() =>
  import('../ui/notices/toaster.tsx').then(
    (module) => ({ default: module.Toaster as () => ReactNode }),
    () => ({ default: PlainNotice as () => ReactNode }),
  ),
);

/** The application: its theme, its connection to the server and its screens. */
export function Application() {
  useColorMode();
  return (
    <ChakraProvider value={system}>
      <ServerContext value={connection}>
        <Root />
      </ServerContext>
    </ChakraProvider>
  );
}

/**
 * Shows the sign-in or the screens. People who come to sign in see the form without the router and the other
 * screens; once somebody types into it, the page fetches what comes next (`public/inside.js`).
 */
function Root() {
  const { Screens, go } = useScreens();
  return (
    <>
      <Notices />
      {Screens ? <Screens /> : <BeforeScreens go={go} />}
    </>
  );
}

/** The display of notices, loaded once there is one or a signed-in user uses the page. */
function Notices() {
  const hasNotices = useNotices().length > 0;
  const isInUse = useHasInteracted();
  return <Suspense>{(hasNotices || (isInUse && readSession())) && <Toaster />}</Suspense>;
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
  const [isToSignIn] = useState(opensSignIn);
  useEffect(() => {
    if (!isToSignIn) void go(location.pathname);
    // Going back leads to an address that the router knows.
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

/** Loads all screens, and returns them with the function that navigates to the first one. */
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

/** Returns true if somebody without a session opens the sign-in, or a private screen, which leads there. */
function opensSignIn(): boolean {
  const { pathname } = location;
  const isInside = pathname === PATHS.shell || pathname.startsWith(`${PATHS.shell}/`);
  if (readSession() || !(isInside || pathname === PATHS.signIn)) return false;
  if (isInside) history.replaceState(null, '', PATHS.signIn);
  return true;
}
