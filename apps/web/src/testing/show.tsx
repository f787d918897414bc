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
import { ConfirmDialog, SideDrawer } from '../ui/overlay/overlays.tsx';
import { RememberedStates } from '../ui/remembered-state.tsx';

/** The address of a test's element, and an address that its links may lead to. */
export const HERE = '/here';
export const ELSEWHERE = '/elsewhere';

// In a browser these are fetched before anybody can click.
await Promise.all([ConfirmDialog.fetch(), SideDrawer.fetch()]);

// Every query by name or role evaluates all style rules of the document, so they are kept out of it.
const UNSEEN_STYLES = createCache({ key: 'css', container: document.createElement('head') });
const STYLES = createCache({ key: 'css', container: document.head });

type Setting = {
  /** True for a test that reads a computed style. */
  isStyled?: boolean;
};

/**
 * Renders an element as the application would, with a second screen to go to. Returns the simulated user and
 * the router.
 */
export function show(element: ReactNode, { isStyled = false }: Setting = {}) {
  clearNotices();
  const router = createMemoryRouter(
    [
      { path: HERE, element },
      // Every other address, because the tested element may lead anywhere.
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [HERE] },
  );
  render(
    <CacheProvider value={isStyled ? STYLES : UNSEEN_STYLES}>
      <ChakraProvider value={system}>
        <RememberedStates>
          <RouterProvider router={router} />
        </RememberedStates>
        <Toaster />
      </ChakraProvider>
    </CacheProvider>,
  );
  return { user: userEvent.setup(), router };
}
