import { Box, Button, Center, CloseButton, Dialog, Portal, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { errorText, isUnanswered } from '../../lib/error-text.ts';
import { dialogText } from '../../text/dialog.es.ts';
import { notifyError } from '../notices/notices.ts';
import { useFocusInPlace } from './use-focus-in-place.ts';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  description?: ReactNode;
  /** Facts for the decision, below the description: amounts, effects. */
  children?: ReactNode;
  /** The label of the accept button; 'Aceptar' by default. */
  acceptLabel?: string;
  /** True for a wide dialog, with amounts side by side. */
  isWide?: boolean;
  /** Makes the accept button red and focuses 'Atras' first, so that Enter alone destroys nothing. */
  isDestructive?: boolean;
  /** The element that had the focus before, if it has lost it by the time the question opens. */
  asker?: Element | null;
  /** Runs before the action; the question stays open if it returns false. */
  mayAccept?: () => boolean;
  /**
   * Runs on Escape, X and 'Atras', and after the action, unless the server never answered: it can be sent
   * again.
   */
  onClose: () => void;
  /** The action. The dialog is covered while its promise is pending; a failure is shown in a notice. */
  onAccept: () => unknown;
};

/**
 * The question before every change. The focus stays inside, and then returns to where it was, or near it if
 * that is gone.
 */
export function ConfirmDialog({ open, title, description, children, ...rest }: ConfirmDialogProps) {
  const { acceptLabel = dialogText.accept, isDestructive = false, isWide = false, asker, onClose } = rest;
  const { isWorking, accept } = useConfirmedAction(rest);
  const firstFocus = useRef<HTMLButtonElement>(null);
  useFocusInPlace(open, asker);
  const close = () => {
    if (!isWorking) onClose();
  };

  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(change) => !change.open && close()}
      closeOnInteractOutside={false}
      initialFocusEl={() => firstFocus.current}
      placement="center"
      size={isWide ? 'lg' : 'sm'}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop _closed={NO_ANIMATION} />
        <Dialog.Positioner>
          <Dialog.Content aria-busy={isWorking} mx="4" _closed={NO_ANIMATION}>
            <Dialog.Header>
              <Dialog.Title fontSize="16px">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={dialogText.close} />
            </Dialog.CloseTrigger>
            <Dialog.Body>
              {description !== undefined && <Dialog.Description as="div">{description}</Dialog.Description>}
              {children}
            </Dialog.Body>
            <Answers {...{ firstFocus, acceptLabel, isDestructive }} onBack={close} onAccept={accept} />
            {isWorking && <WorkingOverlay />}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

type AnswersProps = {
  /** The button that Enter presses. */
  firstFocus: RefObject<HTMLButtonElement | null>;
  acceptLabel: string;
  isDestructive: boolean;
  onBack: () => void;
  onAccept: () => Promise<void>;
};

function Answers({ firstFocus, acceptLabel, isDestructive, onBack, onAccept }: AnswersProps) {
  return (
    <Dialog.Footer>
      <Button ref={isDestructive ? firstFocus : undefined} variant="outline" onClick={onBack}>
        {dialogText.back}
      </Button>
      <Button
        ref={isDestructive ? undefined : firstFocus}
        colorPalette={isDestructive ? 'red' : 'brand'}
        onClick={() => void onAccept()}
      >
        {acceptLabel}
      </Button>
    </Dialog.Footer>
  );
}

// The caller's labels change with the action ('Desactivar' becomes 'Activar'), which nobody should see while
// the dialog fades.
const NO_ANIMATION = { animation: 'none' } as const;

type ConfirmedAction = Pick<ConfirmDialogProps, 'mayAccept' | 'onAccept' | 'onClose'>;

/** Runs the action once, however often the button is pressed meanwhile. */
function useConfirmedAction({ mayAccept = () => true, onAccept, onClose }: ConfirmedAction) {
  const [isWorking, setIsWorking] = useState(false);
  const accept = async () => {
    if (isWorking || !mayAccept()) return;
    setIsWorking(true);
    let isOver = true;
    try {
      await onAccept();
    } catch (error) {
      notifyError(errorText(error));
      isOver = !isUnanswered(error);
    }
    setIsWorking(false);
    if (isOver) onClose();
  };
  return { isWorking, accept };
}

// Covers the buttons instead of disabling them, because a disabled button would lose the focus.
function WorkingOverlay() {
  return (
    <Box position="absolute" inset="0" rounded="inherit" bg="bg.panel/70" as="output">
      <Center height="full">
        <Spinner color="brand.solid" size="lg" />
        <VisuallyHidden>{dialogText.working}</VisuallyHidden>
      </Center>
    </Box>
  );
}
