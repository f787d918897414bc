import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { PayCalendars } from '@garita/domain/time/company-periods';
import { keepPreviousData } from '@tanstack/react-query';
import { type Disclosure, disclosedParts, disclosedText } from '../../documents/disclosure-text.ts';
import { useCompanyCalendars } from '../../lib/company-calendars.ts';
import { momentText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { auditText } from '../../text/documents/audit.es.ts';
import { disclosuresText as text } from '../../text/records/disclosures.es.ts';
import { Picker } from '../../ui/form/fields/picker.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';
import { Choices } from '../../ui/page/page-header.tsx';
import { MoreButton } from '../../ui/page/panel.tsx';
import { EmptyBlock } from '../../ui/page/state-blocks.tsx';
import type { AuditViewProps } from './audit-choice.ts';
import { PersonChoice } from './person-choice.tsx';

/** Lists who saw unmasked numbers and who downloaded documents, newest first, page by page. */
export function DisclosuresView({ companyId, choice, choose }: AuditViewProps) {
  const { disclosed: kind, userId, employeeId, contractorId } = choice;
  const query = trpc.audit.disclosures.useInfiniteQuery(
    { companyId, kind, userId, employeeId, contractorId },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      // The choices stay where they are while what was chosen is looked up, and are never answered from
      // before.
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
  );
  const calendars = useCompanyCalendars(companyId);
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
                  <DisclosureItem key={line.id} line={line} calendars={calendars} />
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

type DisclosureChoicesProps = AuditViewProps & { users: readonly { id: number; name: string }[] };

/** The filters of disclosures: person, kind and user. */
function DisclosureChoices({ users, ...props }: DisclosureChoicesProps) {
  const { choice, choose } = props;
  return (
    <Choices aria-label={auditText.choices.label} data-print="hidden">
      <Picker
        label={text.kind}
        options={optionsOf(text.kinds)}
        value={choice.disclosed}
        onChoose={(kind) => choose({ disclosed: kind ?? undefined })}
        placeholder={text.allKinds}
        width="11rem"
        narrow="1 1 40%"
      />
      <Picker
        label={text.who}
        options={users.map(({ id, name }) => ({ value: id, label: name }))}
        value={choice.userId}
        onChoose={(id) => choose({ userId: id ?? undefined })}
        placeholder={text.anybody}
        width="13rem"
        narrow="1 1 40%"
      />
      <PersonChoice {...props} />
    </Choices>
  );
}

/** One look or export: the number or document, the person, the user and the time. */
type DisclosureItemProps = { line: Disclosure; calendars: PayCalendars };

function DisclosureItem({ line, calendars }: DisclosureItemProps) {
  const parts = disclosedParts(line, calendars);
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
