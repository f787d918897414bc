import { Box, Flex, Grid, Heading, Link, type LinkProps, Stack, Text } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { version } from '../../../../package.json';
import { PATHS } from '../config/paths.ts';
import { useNavigateTo } from '../lib/navigate-to.ts';
import { commonText } from '../text/common.es.ts';
import { shellText } from '../text/shell.es.ts';
import { Logo } from './logo.tsx';

/** The frame of the screens of people who are not signed in: banner, screen, footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <Grid
      minH="100dvh"
      templateColumns={{ base: '1fr', md: 'minmax(18rem, 2fr) 3fr' }}
      templateRows={{ base: 'auto 1fr', md: '1fr' }}
    >
      <WelcomeBanner />
      <Flex direction="column" minW="0">
        <Flex as="main" flex="1" align={{ base: 'start', md: 'center' }} justify="center" px="6" py="10">
          <Box w="full" maxW="22rem">
            {children}
          </Box>
        </Flex>
        <Footer />
      </Flex>
    </Grid>
  );
}

function WelcomeBanner() {
  return (
    <Flex
      as="header"
      bg="banner.bg"
      color="banner.fg"
      direction={{ base: 'row', md: 'column' }}
      align={{ base: 'center', md: 'start' }}
      justify={{ md: 'center' }}
      gap={{ base: '4', md: '8' }}
      px={{ base: '6', md: '12' }}
      py={{ base: '6', md: '12' }}
    >
      <PublicLink href={PATHS.signIn} color="inherit" aria-label={shellText.public.home}>
        <Logo boxSize={{ base: '12', md: '24' }} />
      </PublicLink>
      <Stack gap="1">
        <Text textStyle={{ base: 'sm', md: 'lg' }} fontWeight="semibold" letterSpacing="wide">
          {commonText.product}
        </Text>
        <Heading as="p" textStyle={{ base: 'xl', md: '4xl' }}>
          {shellText.public.welcome}
        </Heading>
        <Text textStyle={{ base: 'caption', md: 'md' }} maxW="20rem">
          {shellText.public.motto}
        </Text>
      </Stack>
    </Flex>
  );
}

function Footer() {
  return (
    <Flex as="footer" justify="space-between" gap="4" px="6" py="4" textStyle="caption" color="fg.muted">
      <Text>{shellText.public.copyright}</Text>
      <Text>{shellText.public.version(version)}</Text>
    </Flex>
  );
}

type PublicLinkProps = LinkProps & { href: string };

/**
 * A link between the screens that load with the page. It stays on the page unless the user opens a new tab.
 */
export function PublicLink(props: PublicLinkProps) {
  const go = useNavigateTo();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void go(props.href);
  };
  return <Link {...props} onClick={follow} />;
}
