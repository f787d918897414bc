import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronRight, CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useState } from 'react';
import { dialogText } from '../text/dialog.es.ts';
import { type Notice, useNotices } from '../ui/notices/notices.ts';

const TIME = new Intl.DateTimeFormat('es-PR', { hour: 'numeric', minute: '2-digit' });

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/** The notices of this visit, folded up; nothing where there were none. */
export function NoticeHistory() {
  const notices = useNotices();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  if (notices.length === 0) return null;
  return (
    <Box mt="3" borderTopWidth="1px" pt="2">
      <Button size="sm" variant="ghost" mx="-3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Chevron size={16} aria-hidden />
        {dialogText.noticesOfVisit(notices.length)}
      </Button>
      {isOpen && (
        <Stack
          as="ul"
          aria-label={dialogText.notices}
          gap="2"
          maxHeight="80"
          overflowY="auto"
          listStyleType="none"
        >
          {notices.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </Stack>
      )}
    </Box>
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
