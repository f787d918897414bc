import { Box, HStack, Popover, Portal, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { dialogText } from '../text/dialog.es.ts';
import { type Notice, useNotices } from '../ui/notices/notices.ts';

/** State and ids of a panel that a button opened beside itself. */
export type OpenedPanel = {
  open: boolean;
  onClose: () => void;
  /** The ids by which the panel finds its button, to stand beside it and to give the focus back. */
  ids: { trigger: string; content: string };
};

const TIME = new Intl.DateTimeFormat('es-PR', { hour: 'numeric', minute: '2-digit' });

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/** The panel that the bell of the top bar opens. */
export function NoticeHistory({ open, onClose, ids }: OpenedPanel) {
  const notices = useNotices();
  return (
    <Popover.Root
      ids={ids}
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={dialogText.notices} width="80" maxWidth="calc(100vw - 2rem)">
            <Popover.Body p="3">
              <Popover.Title fontWeight="semibold" mb="2">
                {dialogText.notices}
              </Popover.Title>
              <NoticeList notices={notices} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function NoticeList({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return <Text color="fg.muted">{dialogText.noNotices}</Text>;
  return (
    <Stack as="ul" gap="2" maxHeight="80" overflowY="auto" listStyleType="none">
      {notices.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} />
      ))}
    </Stack>
  );
}

function NoticeLine({ notice: { kind, text, detail, at } }: { notice: Notice }) {
  const Icon = ICONS[kind];
  return (
    <HStack as="li" align="start" gap="2">
      <Box color={`fg.${kind}`} pt="0.5">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1">
        <Text>{text}</Text>
        {detail && <Text color="fg.muted">{detail}</Text>}
      </Box>
      <Text color="fg.muted" fontSize="xs" whiteSpace="nowrap" pt="0.5">
        <time dateTime={at.toISOString()}>{TIME.format(at)}</time>
      </Text>
    </HStack>
  );
}
