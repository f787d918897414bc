import { Box, Button, Heading, HStack, List, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { Copy, Printer } from 'lucide-react';
import { dialogText } from '../../../text/dialog.es.ts';
import { profileText } from '../../../text/profile.es.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { useFocusOnShow } from './use-focus-on-show.ts';

const text = profileText.secondFactor;

type RecoveryCodeListProps = { codes: readonly string[]; onKept: () => void };

/** The recovery codes, this once: to be copied or printed before they go. On paper they stand alone. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const shown = useFocusOnShow();
  return (
    <Box ref={shown} tabIndex={-1} outline="none" data-print="only">
      <Global styles={ALONE_ON_PAPER} />
      <Heading as="h3" fontSize="14px" lineHeight="20px">
        {text.codesTitle}
      </Heading>
      <Text>{text.codesHelp}</Text>
      <List.Root listStyle="none" fontFamily="mono" fontSize="16px" my="4" aria-label={text.codesTitle}>
        {codes.map((code) => (
          <List.Item key={code}>{code}</List.Item>
        ))}
      </List.Root>
      <HStack gap="2" wrap="wrap" data-print="hidden">
        <Button variant="outline" onClick={() => void copyText(codes.join('\n'), text)}>
          <Copy aria-hidden />
          {text.copy}
        </Button>
        <Button variant="outline" onClick={() => print()}>
          <Printer aria-hidden />
          {dialogText.print}
        </Button>
        <Button colorPalette="brand" onClick={onKept}>
          {text.kept}
        </Button>
      </HStack>
    </Box>
  );
}

const ALONE_ON_PAPER = {
  '@media print': {
    body: { visibility: 'hidden' },
    '[data-print="only"]': { visibility: 'visible', position: 'fixed', inset: '0', color: 'black' },
  },
} as const;
