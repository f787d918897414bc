import { createBrowserRouter, Outlet, type RouteObject, redirect, useNavigate } from 'react-router';
import { PATHS } from '../config/paths.ts';
import { FailureScreen } from '../layout/failure-screen.tsx';
import { NavigationProgress } from '../layout/navigation-progress.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { NavigateToContext } from '../lib/navigate-to.ts';
import { readSession } from '../lib/session.ts';
import { privateOnly, publicOnly, recordsOnly, unknownAddress } from './guards.ts';
import type { Queries } from './queries.tsx';
import { OPEN_SCREENS, PRIVATE_SCREENS, PUBLIC_QUERY_SCREENS, PUBLIC_SCREENS } from './screens.ts';

/**
 * Creates the router of all addresses. Unknown addresses lead to Escritorio inside the frame, and to the
 * sign-in outside it.
 */
export function createRouter(fetchQueries: FetchQueries) {
  return createBrowserRouter([
    {
      ErrorBoundary: FailureScreen,
      children: [
        {
          loader: publicOnly,
          Component: PublicScreens,
          children: [...PUBLIC_SCREENS, queryRoute(fetchQueries, PUBLIC_QUERY_SCREENS)],
        },
        ...OPEN_SCREENS,
        shellRoute(fetchQueries),
        elsewhere(() => redirect(PATHS.signIn)),
      ],
    },
  ]);
}

/** Fetches the cache of answers; returns the same one each time. */
export type FetchQueries = () => Promise<Queries>;

/**
 * The screens for people who are not signed in, with the sign-in for those who come from one of the others.
 */
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

/** A route around screens that keep answers of the server. The sign-in is none of them. */
function queryRoute(fetchQueries: FetchQueries, screens: readonly RouteObject[]): RouteObject {
  return {
    lazy: {
      Component: async () => {
        const { QueryProvider } = await fetchQueries();
        return () => (
          <QueryProvider>
            <Outlet />
          </QueryProvider>
        );
      },
    },
    children: [...screens],
  };
}

function shellRoute(fetchQueries: FetchQueries): RouteObject {
  return {
    path: PATHS.shell,
    loader: ({ request }) =>
      privateOnly(async () => (await fetchQueries()).entrance, new URL(request.url).pathname),
    // The server is asked on the way in, not between two screens; unless the session has gone meanwhile.
    shouldRevalidate: () => !readSession(),
    lazy: {
      Component: async () => {
        const [{ QueryProvider }, { Shell }] = await Promise.all([
          fetchQueries(),
          import('../layout/shell.tsx'),
        ]);
        return () => (
          <QueryProvider>
            <Shell />
          </QueryProvider>
        );
      },
    },
    children: [
      // A screen that breaks leaves the menu standing.
      {
        ErrorBoundary: FailureScreen,
        loader: ({ params }) => recordsOnly(params),
        // A choice in the query is shown at once: the router forgets `flushSync` if a loader runs first.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        children: [...PRIVATE_SCREENS],
      },
      { index: true, loader: () => redirect(PATHS.desk), element: null },
      elsewhere(unknownAddress),
    ],
  };
}

// Renders nothing while it loads. This is explicit, because the router reports a route without an element as
// a mistake.
const elsewhere = (loader: () => Response): RouteObject => ({ path: '*', loader, element: null });
