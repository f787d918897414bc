import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, ScrollRestoration } from 'react-router';
import { PATHS } from '../config/paths.ts';
import { rememberVisit } from '../lib/recent-ids.ts';
import { isSidebarExpanded, storeSidebarExpanded } from '../lib/session.ts';
import { useCurrentUser } from '../lib/trpc.ts';
import { commonText } from '../text/common.es.ts';
import { shellText } from '../text/shell.es.ts';
import { NOTICE_SPACE } from '../ui/notices/notices.ts';
import { lazyOverlay } from '../ui/overlay/overlays.tsx';
import { RememberedStates } from '../ui/remembered-state.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { BreadcrumbSlot } from './breadcrumb.tsx';
import { CONTENT_ID, Content, useCompanyOfScreen } from './content.tsx';
import { Logo } from './logo.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { MenuLinks, MenuToggle } from './side-menu.tsx';
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

/** The menu of a wide window: 232 px with labels or 64 px without, as the user left it. */
function MenuColumn() {
  const [isExpanded, setIsExpanded] = useState(isSidebarExpanded);
  const toggle = () => {
    storeSidebarExpanded(!isExpanded);
    setIsExpanded(!isExpanded);
  };

  return (
    <Flex
      as="nav"
      aria-label={shellText.menu.label}
      direction="column"
      gap="4"
      position="sticky"
      top="0"
      h="100dvh"
      w={isExpanded ? '232px' : '64px'}
      flexShrink="0"
      p="3"
      bg="bg.panel"
      borderEndWidth="1px"
      overflowX="hidden"
      overflowY="auto"
      transition="width 120ms"
      data-print="hidden"
    >
      <HomeLink isExpanded={isExpanded} />
      <Box flex="1">
        <MenuLinks isExpanded={isExpanded} />
      </Box>
      <MenuToggle isExpanded={isExpanded} onToggle={toggle} />
    </Flex>
  );
}

function HomeLink({ isExpanded }: { isExpanded: boolean }) {
  return (
    <HStack asChild gap="3" px="1.5" h="9" color="brand.fg" rounded="l2" focusVisibleRing="inside">
      <Link to={PATHS.desk} aria-label={shellText.public.home}>
        <Logo />
        {isExpanded && (
          <Text fontSize="16px" fontWeight="semibold">
            {commonText.product}
          </Text>
        )}
      </Link>
    </HStack>
  );
}
