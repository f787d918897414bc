import { Button, IconButton, Kbd, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstInteraction } from '../../lib/first-interaction.ts';
import { paletteText as text } from '../../text/navigation.es.ts';

const fetchDialog = async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog });
const PaletteDialog = lazy(fetchDialog);

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette: a button that looks like a search box, and Ctrl K (Cmd K) anywhere. */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  // Stays mounted once opened, because the dialog gives the focus back when it closes.
  const [wasOpened, setWasOpened] = useState(false);
  const [typedAhead] = useState(collectTypedAhead);
  const show = (open: boolean) => {
    setIsOpen(open);
    if (open) setWasOpened(true);
    if (open) typedAhead.begin();
    else typedAhead.end();
  };
  usePaletteKey(isOpen, show, typedAhead.press);
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
          <PaletteDialog isOpen={isOpen} onClose={() => show(false)} takeTyped={typedAhead.end} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Ctrl K opens the palette and closes it again, unless another dialog waits for its answer. Other keys are
 * passed on before the field that has the focus sees them.
 */
function usePaletteKey(
  isOpen: boolean,
  show: (isOpen: boolean) => void,
  onOtherKey: (event: KeyboardEvent) => void,
): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return onOtherKey(event);
      event.preventDefault();
      if (isOpen || !document.querySelector('[aria-modal="true"]')) show(!isOpen);
    };
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  });
}

/**
 * Collects the letters that are typed before the box of an opening palette has the focus. Without it they
 * would go into the field behind, such as the hours of a pay.
 */
function collectTypedAhead() {
  let letters: string | undefined;
  return {
    begin: () => {
      letters = '';
    },
    press: (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (letters === undefined || ctrlKey || metaKey || altKey || key === 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (key.length === 1) letters += key;
      else if (key === 'Backspace') letters = letters.slice(0, -1);
    },
    /** Ends the collecting, and returns what was typed. */
    end: () => {
      const typed = letters ?? '';
      letters = undefined;
      return typed;
    },
  };
}

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
