import { IconButton } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { shellText } from '../text/shell.es.ts';
import { lazyOverlay } from '../ui/overlay/overlays.tsx';

const ShortcutDrawer = lazyOverlay(async () => (await import('./shortcut-drawer.tsx')).ShortcutDrawer);

/** The sheet of all shortcuts, behind a button of the top bar and the key '?'. */
export function ShortcutSheet() {
  const [isOpen, setIsOpen] = useState(false);
  useSheetKey(() => setIsOpen(true));
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        hideBelow="md"
        aria-label={shellText.shortcuts}
        title={shellText.shortcuts}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
      >
        ?
      </IconButton>
      <ShortcutDrawer open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Opens the sheet by '?', unless it is typed in a field or a dialog waits for its answer. */
function useSheetKey(open: () => void): void {
  useEffect(() => {
    const listener = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.matches(TYPED_IN)) return;
      if (!document.querySelector('[aria-modal="true"]')) open();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  });
}

const TYPED_IN = 'input, select, textarea, [contenteditable]';
