import { Code, Flex, Text } from '@chakra-ui/react';
import { closingText as text } from '../../text/closing.es.ts';

/** What a closing is known by. */
type Seal = { seq: number; digits: string; isSigned: boolean };

/** What the closing of a period or of a month is known by: the beginning of the hash of the log after it. */
export function ClosingFingerprint({ seal }: { seal: Seal }) {
  return (
    <Flex gap="4" rowGap="1" align="baseline" wrap="wrap">
      <Code fontSize="16px">{seal.digits}</Code>
      <Text color="fg.muted">
        {text.sealAt(seal.seq)} · {seal.isSigned ? text.signed : text.unsigned}
      </Text>
    </Flex>
  );
}
