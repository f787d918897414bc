import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { ScrollRestoration } from 'react-router';
import { useCurrentUser } from '../lib/current-user.ts';
import { rememberVisit } from '../lib/recent-ids.ts';
import { shellText } from '../text/shell.es.ts';
import { NOTICE_SPACE } from '../ui/notices/notices.ts';
import { lazyOverlay } from '../ui/overlay/lazy-overlay.tsx';
import { RememberedStates } from '../ui/remembered-state.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { BreadcrumbSlot } from './breadcrumb.tsx';
import { CONTENT_ID, Content, useCompanyOfScreen } from './content.tsx';
import { MenuColumn } from './menu-column.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { TopBar } from './top-bar.tsx';

const MenuDrawer = lazyOverlay(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

/** The frame of every private screen: menu, top bar and the area of the screen. */
export function Shell() {
  const isNarrow = useIsNarrow();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  useCompanyVisits();

  return (
    <BreadcrumbSlot.Provider>
      <NavigationProgress />
      <SkipLink href={`#${CONTENT_ID}`}>{shellText.bar.skip}</SkipLink>
      <Flex minH="100dvh">
        {isNarrow || <MenuColumn />}
        <Flex direction="column" flex="1" minW="0" pb={NOTICE_SPACE}>
          <TopBar onMenuToggle={() => setIsMenuOpen(!isMenuOpen)} />
          <RememberedStates>
            <Content />
          </RememberedStates>
        </Flex>
      </Flex>
      <MenuDrawer open={isNarrow && isMenuOpen} onClose={() => setIsMenuOpen(false)} />
      <ScrollRestoration />
    </BreadcrumbSlot.Provider>
  );
}

/** The first stop of the Tab key, visible only while it has the focus. */
const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '2',
    rounded: 'l2',
    bg: 'brand.solid',
    color: 'brand.contrast',
    translate: '0 -200%',
    _focus: { translate: '0 0' },
    _print: { display: 'none' },
  },
});

/** Remembers each company whose screens are opened, so that Escritorio can offer it again. */
function useCompanyVisits(): void {
  const userId = useCurrentUser()?.id;
  const companyId = useCompanyOfScreen();

  useEffect(() => {
    if (userId !== undefined && companyId > 0) rememberVisit(userId, companyId);
  }, [userId, companyId]);
}
