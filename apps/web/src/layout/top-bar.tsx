import { Button, Flex, HStack, IconButton } from '@chakra-ui/react';
import { ArrowLeft, Bell, Menu } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useParent } from '../lib/route.ts';
import { shellText } from '../text/shell.es.ts';
import { IN_BAR } from '../ui/notices/notices.ts';
import { lazyOverlay } from '../ui/overlay/overlays.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BreadcrumbSlot } from './breadcrumb.tsx';
import type { OpenedPanel } from './due-reminder.tsx';
import { Logo } from './logo.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

/** The bar above every private screen. In a narrow window the breadcrumb has a line of its own. */
export function TopBar({ onMenuToggle }: { onMenuToggle: () => void }) {
  return (
    <Flex
      as="header"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="center"
      justify="space-between"
      columnGap="4"
      minH="14"
      px={{ base: '2', md: '4' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      position={{ md: 'sticky' }}
      top="0"
      zIndex="docked"
      data-print="hidden"
    >
      <MenuButtons onToggle={onMenuToggle} />
      <HStack
        order={{ base: 1, md: 0 }}
        w={{ base: 'full', md: 'auto' }}
        minW="0"
        gap="3"
        pb={{ base: '2', md: '0' }}
        css={{ [WHILE_NOTICED]: GIVES_ROOM }}
      >
        <BackButton />
        <BreadcrumbSlot.Outlet />
      </HStack>
      <HStack gap="1" flexShrink="0">
        <PaletteButton />
        <ShortcutSheet />
        <DueButton />
        <AccountMenu />
      </HStack>
    </Flex>
  );
}

// A notice stands in the bar (`ui/notices/toaster.tsx`) and must cover nothing, so the breadcrumb gives way.
const WHILE_NOTICED = 'body:has([data-scope=toast][data-part=root]) &';
const GIVES_ROOM = {
  md: { flex: '1', overflow: 'hidden', whiteSpace: 'nowrap', '& ol': { flexWrap: 'nowrap' } },
  maxWidth: {
    md: `calc(100% - ${IN_BAR.end.md} - ${IN_BAR.width.md})`,
    lg: `calc(100% - ${IN_BAR.end.lg} - ${IN_BAR.width.lg})`,
  },
} as const;

function MenuButtons({ onToggle }: { onToggle: () => void }) {
  return (
    <HStack gap="1" hideFrom="md" h="14">
      <IconButton variant="ghost" onClick={onToggle} aria-label={shellText.menu.open} aria-haspopup="dialog">
        <Menu aria-hidden />
      </IconButton>
      <IconButton variant="ghost" onClick={onToggle} aria-label={shellText.menu.label} color="brand.fg">
        <Logo />
      </IconButton>
    </HStack>
  );
}

/** 'Volver': to the screen above this one. Above Escritorio there is none. */
function BackButton() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const parent = useParent();
  return (
    <Button
      variant="ghost"
      size="xs"
      textStyle="sm"
      disabled={pathname === parent}
      onClick={() => void navigate(parent)}
    >
      <ArrowLeft aria-hidden />
      {shellText.bar.back}
    </Button>
  );
}

const DueReminder = lazyOverlay(async () => (await import('./due-reminder.tsx')).DueReminder);

/** The bell of the top bar, which opens what is late and what is due. */
export function DueButton() {
  const { button, opened } = usePanelButton();
  return (
    <>
      <IconButton
        {...button}
        aria-label={shellText.bar.due}
        title={shellText.bar.due}
        variant="ghost"
        size="sm"
      >
        <Bell aria-hidden />
      </IconButton>
      <DueReminder {...opened} />
    </>
  );
}

/**
 * Returns the props of a button and of the panel that it opens. The panel is a lazy overlay, so nothing but
 * the button is drawn before.
 */
function usePanelButton() {
  const trigger = useId();
  const content = `${trigger}content`;
  const [open, setOpen] = useState(false);
  const button = {
    id: trigger,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? content : undefined,
    onClick: () => setOpen(!open),
  } as const;
  const opened: OpenedPanel = { open, onClose: () => setOpen(false), ids: { trigger, content } };
  return { button, opened };
}
