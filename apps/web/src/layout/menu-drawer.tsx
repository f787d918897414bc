import { Box, CloseButton, Drawer, HStack, Portal, Separator } from '@chakra-ui/react';
import { commonText } from '../text/common.es.ts';
import { shellText } from '../text/shell.es.ts';
import { useSignOut } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { MenuLinks, SignOutButton } from './side-menu.tsx';

type MenuDrawerProps = { open: boolean; onClose: () => void };

/** The menu of a narrow window, shown over the screen. A link, the X or Escape closes it. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const signOut = useSignOut();
  return (
    <Drawer.Root placement="start" size="xs" open={open} onOpenChange={onClose} lazyMount unmountOnExit>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="280px">
            <Drawer.Header p="3">
              <HStack gap="3" flex="1" color="brand.fg" asChild>
                <button type="button" onClick={onClose} aria-label={shellText.menu.close}>
                  <Logo />
                  <Drawer.Title fontSize="16px" textAlign="start">
                    {commonText.product}
                  </Drawer.Title>
                </button>
              </HStack>
              <Drawer.CloseTrigger asChild position="static">
                <CloseButton aria-label={shellText.menu.close} />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body p="3">
              <Box as="nav" aria-label={shellText.menu.label}>
                <MenuLinks isExpanded onFollow={onClose} />
              </Box>
              <Separator my="3" />
              <SignOutButton onSignOut={() => void signOut()} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
