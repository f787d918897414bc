import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../config/paths.ts';
import { isSidebarExpanded, storeSidebarExpanded } from '../lib/session.ts';
import { commonText } from '../text/common.es.ts';
import { shellText } from '../text/shell.es.ts';
import { Logo } from './logo.tsx';
import { MenuLinks, MenuToggle } from './side-menu.tsx';

/** The menu of a wide window: 232 px with labels or 64 px without, as the user left it. */
export function MenuColumn() {
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
      <Link to={PATHS.dashboard} aria-label={shellText.public.home}>
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
