import { IconButton, Kbd, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { shellText } from '../text/shell.es.ts';
import { SideDrawer } from '../ui/overlay/overlays.tsx';

const { shortcuts: text } = shellText;

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
        aria-label={text.open}
        title={text.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
      >
        ?
      </IconButton>
      <SideDrawer open={isOpen} title={text.title} onClose={() => setIsOpen(false)}>
        <Stack as="dl" gap="3">
          {text.keys.map(([key, deed]) => (
            <div key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <Text as="dd">{deed}</Text>
            </div>
          ))}
        </Stack>
      </SideDrawer>
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
