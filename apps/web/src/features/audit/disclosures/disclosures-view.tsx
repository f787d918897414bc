import { Stack, Text } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { auditText } from '../../../text/audit.es.ts';
import { disclosuresText as text } from '../../../text/disclosures.es.ts';
import { MoreButton } from '../../../ui/page/list-section.tsx';
import { Loaded } from '../../../ui/page/loaded.tsx';
import { EmptyBlock } from '../../../ui/page/state-blocks.tsx';
import type { AuditViewProps } from '../audit-view-props.ts';
import { DisclosureChoices } from './disclosure-choices.tsx';
import { DisclosureItem } from './disclosure-item.tsx';

/** Who saw whole numbers and who took documents, the newest first, part by part. */
export function DisclosuresView({ companyId, choice, choose }: AuditViewProps) {
  const { disclosed: kind, userId, employeeId, contractorId } = choice;
  const query = trpc.audit.disclosures.useInfiniteQuery(
    { companyId, kind, userId, employeeId, contractorId },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      // The choices stay where they are while what was chosen is looked up, and are never answered from before.
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
  );
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const lines = pages.flatMap((page) => page.lines);
        return (
          <>
            <Text color="fg.muted" fontSize="13px" mb="3">
              {text.help}
            </Text>
            <DisclosureChoices {...{ companyId, choice, choose }} users={pages[0]?.users ?? []} />
            {lines.length === 0 && <EmptyBlock title={text.empty} />}
            {lines.length > 0 && (
              <Stack as="ol" aria-label={text.label} listStyleType="none" gap="0">
                {lines.map((line) => (
                  <DisclosureItem key={line.id} line={line} />
                ))}
              </Stack>
            )}
            <MoreButton query={query} label={auditText.history.more} />
          </>
        );
      }}
    </Loaded>
  );
}
