import { Box, Button, Center, CloseButton, Dialog, Portal, Spinner, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { dialogText } from '../../text/dialog.es.ts';
import { notifyError } from '../notices/notices.ts';
import { useFocusInPlace } from './use-focus-in-place.ts';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  description?: ReactNode;
  /** What matters for the decision, below the description: amounts, effects. */
  children?: ReactNode;
  /** The deed by its name; 'Aceptar' unless given. */
  acceptLabel?: string;
  /** Wide where amounts stand side by side. */
  isWide?: boolean;
  /** Paints the deed red and starts on 'Atras', so that Enter alone destroys nothing. */
  isDestructive?: boolean;
  /** What had the focus when it was asked, where that is not what has it as the question comes. */
  asker?: Element | null;
  /** Asked before the deed; where something is missing for it, the question stays. */
  mayAccept?: () => boolean;
  /** Called by Esc, X and 'Atras', and after the deed whether it succeeded or failed. */
  onClose: () => void;
  /** The deed. While its promise is pending the dialog is covered; a failure is told in a notice. */
  onAccept: () => unknown;
};

/** The question that comes before every change. Focus stays inside, and goes back to where it was, or to what stands there now. */
export function ConfirmDialog({ open, title, description, children, ...rest }: ConfirmDialogProps) {
  const { acceptLabel = dialogText.accept, isDestructive = false, isWide = false, asker, onClose } = rest;
  const { isWorking, accept } = useDeed(rest);
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
        <Dialog.Backdrop _closed={GONE_AT_ONCE} />
        <Dialog.Positioner>
          <Dialog.Content aria-busy={isWorking} mx="4" _closed={GONE_AT_ONCE}>
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
  /** The answer that Enter alone gives. */
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

// The caller's words change with the deed ('Desactivar' becomes 'Activar'), which nobody should see while the dialog fades.
const GONE_AT_ONCE = { animation: 'none' } as const;

type Deed = Pick<ConfirmDialogProps, 'mayAccept' | 'onAccept' | 'onClose'>;

/** Runs the deed once, however often it is asked for while it runs. */
function useDeed({ mayAccept = () => true, onAccept, onClose }: Deed) {
  const [isWorking, setIsWorking] = useState(false);
  const accept = async () => {
    if (isWorking || !mayAccept()) return;
    setIsWorking(true);
    try {
      await onAccept();
    } catch (error) {
      notifyError(errorText(error));
    } finally {
      setIsWorking(false);
      onClose();
    }
  };
  return { isWorking, accept };
}

// It covers the buttons rather than disabling them: a disabled button would lose the focus that the dialog keeps.
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
