import { Code, Flex, Text } from '@chakra-ui/react';
import { periodsText as text } from '../../text/periods.es.ts';
import type { Period } from './period.ts';

/** What a closing is known by: the beginning of the hash of the log after it. */
export function PeriodSeal({ seal }: { seal: NonNullable<Period['seal']> }) {
  return (
    <Flex gap="4" rowGap="1" align="baseline" wrap="wrap">
      <Code fontSize="16px">{seal.digits}</Code>
      <Text color="fg.muted">
        {text.sealAt(seal.seq)} · {seal.isSigned ? text.signed : text.unsigned}
      </Text>
    </Flex>
  );
}
