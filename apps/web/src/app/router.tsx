import { createBrowserRouter, Outlet, type RouteObject, redirect, useNavigate } from 'react-router';
import { PATHS } from '../config/paths.ts';
import { FailureScreen } from '../layout/failure-screen.tsx';
import { NavigationProgress } from '../layout/navigation-progress.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { NavigateToContext } from '../lib/navigate-to.ts';
import { readSession } from '../lib/session.ts';
import { privateOnly, publicOnly, recordsOnly, unknownAddress } from './guards.ts';
import type { Questions } from './questions.tsx';
import { OPEN_SCREENS, PRIVATE_SCREENS, PUBLIC_ASKING_SCREENS, PUBLIC_SCREENS } from './screens.ts';

/** Every address and what it shows. Unknown ones lead to Escritorio inside of the shell and to sign-in outside of it. */
export function createRouter(fetchQuestions: FetchQuestions) {
  return createBrowserRouter([
    {
      ErrorBoundary: FailureScreen,
      children: [
        {
          loader: publicOnly,
          Component: PublicScreens,
          children: [...PUBLIC_SCREENS, askingRoute(fetchQuestions, PUBLIC_ASKING_SCREENS)],
        },
        ...OPEN_SCREENS,
        shellRoute(fetchQuestions),
        elsewhere(() => redirect(PATHS.signIn)),
      ],
    },
  ]);
}

/** Fetches what asks the server and keeps its answers; the same each time. */
export type FetchQuestions = () => Promise<Questions>;

/** The screens for people who are not signed in, the sign-in among them for those who come to it from another one. */
function PublicScreens() {
  const navigate = useNavigate();
  return (
    <NavigateToContext value={async (path) => navigate(path)}>
      <NavigationProgress />
      <PublicLayout>
        <Outlet />
      </PublicLayout>
    </NavigateToContext>
  );
}

/** Screens that keep what the server answers, of which the sign-in is none. */
function askingRoute(fetchQuestions: FetchQuestions, screens: readonly RouteObject[]): RouteObject {
  return {
    lazy: {
      Component: async () => {
        const { Asking } = await fetchQuestions();
        return () => (
          <Asking>
            <Outlet />
          </Asking>
        );
      },
    },
    children: [...screens],
  };
}

function shellRoute(fetchQuestions: FetchQuestions): RouteObject {
  return {
    path: PATHS.shell,
    loader: ({ request }) =>
      privateOnly(async () => (await fetchQuestions()).entrance, new URL(request.url).pathname),
    // The server is asked on the way in, not between two screens; unless the session has gone meanwhile.
    shouldRevalidate: () => !readSession(),
    lazy: {
      Component: async () => {
        const [{ Asking }, { Shell }] = await Promise.all([fetchQuestions(), import('../layout/shell.tsx')]);
        return () => (
          <Asking>
            <Shell />
          </Asking>
        );
      },
    },
    children: [
      // A screen that breaks leaves the menu standing.
      {
        ErrorBoundary: FailureScreen,
        loader: ({ params }) => recordsOnly(params),
        // A choice in the query is shown at once: the router forgets `flushSync` wherever a loader runs between.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        children: [...PRIVATE_SCREENS],
      },
      { index: true, loader: () => redirect(PATHS.dashboard), element: null },
      elsewhere(unknownAddress),
    ],
  };
}

// Nothing is shown on the way; said so, because the router takes a route without an element for a mistake.
const elsewhere = (loader: () => Response): RouteObject => ({ path: '*', loader, element: null });
