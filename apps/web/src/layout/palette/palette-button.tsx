import { Button, IconButton, Kbd, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { onFirstInteraction } from '../../lib/first-interaction.ts';
import { paletteText as text } from '../../text/navigation.es.ts';

const fetchDialog = async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog });
const PaletteDialog = lazy(fetchDialog);

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The letters that were typed before the box of an opening palette had the focus; absent once it has it. */
export type TypedAhead = RefObject<string | undefined>;

/** Opens the command palette: a button that looks like a search box, and Ctrl K (Cmd K) anywhere. */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  // Stays mounted once opened, because the dialog gives the focus back when it closes.
  const [wasOpened, setWasOpened] = useState(false);
  const aheadRef: TypedAhead = useRef(undefined);
  const show = (open: boolean) => {
    setIsOpen(open);
    if (open) setWasOpened(true);
    aheadRef.current = '';
  };
  usePaletteKey(isOpen, show, aheadRef);
  // Fetched before it is opened, so that no typed letter is lost. Opening it reports a failure.
  useEffect(() => onFirstInteraction(() => void fetchDialog().catch(() => undefined)), []);
  const shared = {
    onClick: () => show(true),
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
  } as const;
  return (
    <>
      <Button {...shared} hideBelow="lg" variant="outline" size="sm" color="fg.muted" fontWeight="normal">
        <Search aria-hidden />
        <Text as="span">{text.open}</Text>
        <Kbd size="sm" wordSpacing="normal">
          {IS_MAC ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      </Button>
      <IconButton {...shared} hideFrom="lg" variant="ghost" aria-label={text.open}>
        <Search aria-hidden />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <PaletteDialog isOpen={isOpen} onClose={() => show(false)} aheadRef={aheadRef} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Ctrl K opens the palette and closes it again, unless another dialog waits for its answer. Keys pressed
 * before its box has the focus would go into the field behind, such as the hours of a pay, so their letters
 * are collected.
 */
function usePaletteKey(isOpen: boolean, show: (isOpen: boolean) => void, aheadRef: TypedAhead): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { key } = event;
      if (isPaletteKey(event)) {
        if (isOpen || !document.querySelector('[aria-modal="true"]')) show(!isOpen);
      } else if (isOpen && aheadRef.current !== undefined) {
        event.stopPropagation();
        aheadRef.current += key.length === 1 ? key : '';
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
  });
}

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
