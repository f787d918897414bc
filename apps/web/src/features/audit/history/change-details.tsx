import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ChangedAmounts } from '../../../pay/changed-amounts.tsx';
import { auditText } from '../../../text/audit.es.ts';
import type { HistoryLine } from '../audit.ts';
import { causeName, causeValue } from './cause-text.ts';

const text = auditText.history;

/** What was before and after, amount by amount, and what it came from; folded away until somebody asks. */
export function ChangeDetails({ line: { amounts, causes } }: { line: HistoryLine }) {
  if (amounts.length === 0 && causes.length === 0) return null;
  return (
    <chakra.details mt="2">
      <chakra.summary cursor="pointer" fontSize="13px">
        {text.details(amounts.length)}
      </chakra.summary>
      <Flex gap="6" wrap="wrap" mt="2" align="start">
        {amounts.length > 0 && <ChangedAmounts amounts={amounts} />}
        {causes.length > 0 && (
          <Box>
            <Heading as="h3" fontSize="13px">
              {text.causes}
            </Heading>
            <Stack as="ul" listStyleType="none" gap="1" mt="1" fontSize="13px">
              {causes.map(({ unit, before, after, ...named }) => (
                <Text as="li" key={named.cause}>
                  {causeName(named)}: {causeValue(unit, before)} → {causeValue(unit, after)}
                </Text>
              ))}
            </Stack>
          </Box>
        )}
      </Flex>
    </chakra.details>
  );
}
