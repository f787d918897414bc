import { HStack, LinkBox, LinkOverlay, Stack } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { type AttentionItem, attentionPlace, attentionText } from './attention-place.ts';

type AttentionLinesProps = { companyId: number; company: string; items: readonly AttentionItem[] };

/** What is amiss in one company, each with the way to where it is mended. */
export function AttentionLines({ companyId, company, items }: AttentionLinesProps) {
  return (
    <Stack as="ul" aria-label={company} gap="0" mt="1" listStyleType="none">
      {items.map((item) => (
        <AttentionLine
          key={item.kind === 'control-numbers' ? item.form : item.kind}
          to={attentionPlace(companyId, item)}
        >
          {attentionText(item)}
        </AttentionLine>
      ))}
    </Stack>
  );
}

/** One thing that is amiss. */
export function AttentionLine({ to, children }: { to: string; children: string }) {
  return (
    <LinkBox
      as="li"
      rounded="md"
      px="2"
      mx="-2"
      _hover={{ bg: 'bg.muted' }}
      css={{ '&:has(:focus-visible)': { bg: 'bg.muted' } }}
    >
      <HStack minH="9" py="1" gap="2" align="center">
        <TriangleAlert
          size={16}
          aria-hidden
          color="var(--chakra-colors-accent-fg)"
          style={{ flexShrink: 0 }}
        />
        <LinkOverlay asChild fontSize="sm">
          <Link to={to}>{children}</Link>
        </LinkOverlay>
      </HStack>
    </LinkBox>
  );
}
