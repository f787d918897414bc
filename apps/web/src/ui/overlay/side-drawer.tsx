import { Button, CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { Printer } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { dialogText } from '../../text/dialog.es.ts';
import { firstFieldIn } from '../focus.ts';

type SideDrawerProps = {
  open: boolean;
  title: string;
  size?: 'sm' | 'md';
  onClose: () => void;
  /** The buttons at its foot; a print button by default. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A panel to read beside a form, which stays as it is. Its content takes the focus: the first field, or the
 * content as a whole, so that the keyboard scrolls it. When printed, only the drawer appears.
 */
export function SideDrawer({
  open,
  title,
  size = 'sm',
  onClose,
  actions = <PrintButton />,
  children,
}: SideDrawerProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      initialFocusEl={() => firstFieldIn(body.current) ?? body.current}
      size={size}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop _print={{ display: 'none' }} />
        <Drawer.Positioner _print={ON_PAPER}>
          <Drawer.Content _print={{ ...ON_PAPER, maxW: 'full', shadow: 'none' }}>
            <Global styles={{ '@media print': { '#root, [data-scope="toast"]': { display: 'none' } } }} />
            <Drawer.Header>
              <Drawer.Title>{title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.CloseTrigger asChild data-print="hidden">
              <CloseButton size="sm" aria-label={dialogText.close} />
            </Drawer.CloseTrigger>
            <Drawer.Body ref={body} tabIndex={-1} outline="none">
              {children}
            </Drawer.Body>
            <Drawer.Footer data-print="hidden">{actions}</Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function PrintButton() {
  return (
    <Button type="button" variant="outline" onClick={() => print()}>
      <Printer aria-hidden />
      {dialogText.print}
    </Button>
  );
}

const ON_PAPER = { position: 'static', height: 'auto', width: 'full' } as const;
