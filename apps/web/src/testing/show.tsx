import '../app/theme/inside-looks.ts';
import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { system } from '../app/theme.ts';
import { clearNotices } from '../ui/notices/notices.ts';
import { Toaster } from '../ui/notices/toaster.tsx';
import { ConfirmDialog, SideDrawer } from '../ui/overlay/overlays.ts';
import { KeptStatesOfScreens } from '../ui/remembered-state.tsx';

/** Where a test's element stands, and where a test's links may lead. */
export const HERE = '/here';
export const ELSEWHERE = '/elsewhere';

// Whoever clicks in a browser has had time to fetch them.
await Promise.all([ConfirmDialog.fetch(), SideDrawer.fetch()]);

// Every question for a name or a role goes through all rules of style in the document.
const UNSEEN_STYLES = createCache({ key: 'css', container: document.createElement('head') });
const STYLES = createCache({ key: 'css', container: document.head });

type Setting = {
  /** For a test that asks for a computed style. */
  isStyled?: boolean;
};

/** Renders an element as the application would, with a second screen to go to; answers the hands and the router. */
export function show(element: ReactNode, { isStyled = false }: Setting = {}) {
  clearNotices();
  const router = createMemoryRouter(
    [
      { path: HERE, element },
      // Every other address: what a test is about may lead anywhere.
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [HERE] },
  );
  render(
    <CacheProvider value={isStyled ? STYLES : UNSEEN_STYLES}>
      <ChakraProvider value={system}>
        <KeptStatesOfScreens>
          <RouterProvider router={router} />
        </KeptStatesOfScreens>
        <Toaster />
      </ChakraProvider>
    </CacheProvider>,
  );
  return { user: userEvent.setup(), router };
}
