import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useNotices } from '../components/notices.ts';
import { PATHS } from '../config/paths.ts';
import { SignInScreen } from '../features/account/sign-in-screen.tsx';
import { FailureScreen } from '../layout/failure-screen.tsx';
import { ProgressBar } from '../layout/progress-bar.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { type Go, GoContext } from '../lib/going.ts';
import { readSession } from '../lib/session.ts';

// Nobody waits for notices to sign in. A screen whose notices could not be fetched is better than none.
const Toaster = lazy(() =>
  import('../components/toaster.tsx').then(
    (module) => ({ default: module.Toaster as () => ReactNode }),
    () => ({ default: (): ReactNode => null }),
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
      {Screens ? <Screens /> : <BeforeScreens go={go} />}
      <Notices isInside={Screens !== undefined} />
    </>
  );
}

/** What shows notices: at the door, where there are none until somebody has typed, once there is one. */
function Notices({ isInside }: { isInside: boolean }) {
  const isSaid = useNotices().length > 0;
  return <Suspense>{(isInside || isSaid) && <Toaster />}</Suspense>;
}

function BeforeScreens({ go }: { go: Go }) {
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
    <GoContext value={go}>
      <PublicLayout>
        <SignInScreen />
      </PublicLayout>
    </GoContext>
  );
}

/** All screens by their addresses, once they are here, and the way to the first of them. */
function useScreens() {
  const [Screens, setScreens] = useState<ComponentType>();
  const go: Go = useCallback(async (path) => {
    const shown = await import('./routed.tsx').then(
      async ({ goTo, Routed }) => {
        await goTo(path);
        return Routed;
      },
      () => FailureScreen,
    );
    setScreens(() => shown);
  }, []);
  return { Screens, go };
}

/** Whether this is somebody without a session who asks for the sign-in, or for what is inside, which leads there. */
function comesToSignIn(): boolean {
  const { pathname } = location;
  const isInside = pathname === PATHS.shell || pathname.startsWith(`${PATHS.shell}/`);
  if (readSession() || !(isInside || pathname === PATHS.signIn)) return false;
  if (isInside) history.replaceState(null, '', PATHS.signIn);
  return true;
}
