import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { CompanyRooms } from './company-rooms.tsx';
import { KnownCompany } from './known-company.tsx';

/** Where 'Saltar al contenido' leads. */
export const CONTENT_ID = 'contenido';

/** The place of the screen. A new screen takes the focus, so that it is read out and Tab starts in it. */
export function Content() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const isOnAnotherScreen = shown.current !== pathname;
    shown.current = pathname;
    const hasFocusInside = content.current?.contains(document.activeElement);
    if (isOnAnotherScreen && !hasFocusInside) content.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Box
      as="main"
      id={CONTENT_ID}
      ref={content}
      tabIndex={-1}
      flex="1"
      outline="none"
      p={{ base: '4', md: '6' }}
    >
      <KnownCompany>
        <CompanyRooms />
        <Outlet />
      </KnownCompany>
    </Box>
  );
}
