import { Dialog, Portal, VisuallyHidden } from '@chakra-ui/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { paletteText as text } from '../../text/navigation.es.ts';
import type { PaletteEntry } from './find-entries.ts';
import type { TypedAhead } from './palette-button.tsx';
import { PaletteList } from './palette-list.tsx';
import { usePalette } from './use-palette.ts';

type PaletteDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  aheadRef: TypedAhead;
};

/** The search over everything, as a dialog. Escape closes it and returns the focus. */
export function PaletteDialog({ isOpen, onClose, aheadRef }: PaletteDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => open || onClose()}
      initialFocusEl={() => input.current}
      placement="top"
      size="md"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop _closed={NO_ANIMATION} />
        <Dialog.Positioner>
          <Dialog.Content mx="2" mt={{ base: '2', md: '20' }} overflow="hidden" _closed={NO_ANIMATION}>
            <VisuallyHidden asChild>
              <Dialog.Title>{text.title}</Dialog.Title>
            </VisuallyHidden>
            <Palette input={input} onClose={onClose} aheadRef={aheadRef} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

// No closing animation, because the chosen screen would wait behind it.
const NO_ANIMATION = { animation: 'none' } as const;

type PaletteProps = Omit<PaletteDialogProps, 'isOpen'> & { input: React.Ref<HTMLInputElement> };

function Palette({ input, onClose, aheadRef }: PaletteProps) {
  const navigate = useNavigate();
  const { query, setQuery, shown, isBehind, isError, remember } = usePalette();
  const takeTyped = () => {
    setQuery(query + (aheadRef.current ?? ''));
    aheadRef.current = undefined;
  };
  const choose = (entry: PaletteEntry) => {
    remember(entry);
    onClose();
    if ('to' in entry) void navigate(entry.to);
    else entry.onSelect();
  };
  return (
    <PaletteList
      input={input}
      query={query}
      onQuery={setQuery}
      onFocus={takeTyped}
      groups={shown}
      isBehind={isBehind}
      note={isError ? text.failed : undefined}
      onChoose={choose}
    />
  );
}
