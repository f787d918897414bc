import { Kbd, Stack, Text } from '@chakra-ui/react';
import { shortcutsText } from '../text/shortcuts.es.ts';
import { SideDrawer } from '../ui/overlay/overlays.tsx';

/** The drawer that lists every keyboard shortcut. It is fetched when somebody begins to use the page. */
export function ShortcutDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <SideDrawer open={open} title={shortcutsText.title} onClose={onClose}>
      <Stack as="dl" gap="3">
        {shortcutsText.keys.map(([key, action]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <Text as="dd">{action}</Text>
          </div>
        ))}
      </Stack>
    </SideDrawer>
  );
}
