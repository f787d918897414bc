import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { type Disclosure, disclosedParts, disclosedText } from '../../../documents/disclosure-text.ts';
import { momentText } from '../../../lib/date-text.ts';
import { auditText } from '../../../text/audit.es.ts';
import { disclosuresText as text } from '../../../text/disclosures.es.ts';

/** One look or export: what, of what, by whom and when. */
export function DisclosureItem({ line }: { line: Disclosure }) {
  const parts = disclosedParts(line);
  return (
    <Flex
      as="li"
      columnGap="3"
      wrap="wrap"
      justify="space-between"
      borderBottomWidth="1px"
      py="2"
      css={{ breakInside: 'avoid' }}
    >
      <Box flex="1 1 20rem" minW="0">
        <Text fontWeight="medium">
          {disclosedText(line)}{' '}
          <Badge size="sm" variant="outline">
            {text.one[line.kind]}
          </Badge>
        </Text>
        {parts.length > 0 && (
          <Text color="fg.muted" fontSize="13px">
            {parts.join(' · ')}
          </Text>
        )}
      </Box>
      <Text color="fg.muted" fontSize="13px" fontVariantNumeric="tabular-nums">
        <time dateTime={line.at}>
          {auditText.history.by(line.by.name || auditText.history.somebody, momentText(line.at))}
        </time>
      </Text>
    </Flex>
  );
}
