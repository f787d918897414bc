import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { ChangedAmounts } from '../../../pay/changed-amounts.tsx';
import { auditText } from '../../../text/audit.es.ts';
import { ListSection } from '../../../ui/page/list-section.tsx';
import type { RegisterAsKnown } from '../audit.ts';
import type { AuditViewProps } from '../audit-view-props.ts';
import { HistoryItem } from '../history/history-item.tsx';

const text = auditText.register;

type DifferenceListProps = { register: RegisterAsKnown; choose: AuditViewProps['choose'] };

/** The entries that are another later, line by line, each with the events that made the difference. */
export function DifferenceList({ register: { company, later, entries }, choose }: DifferenceListProps) {
  const changed = entries.filter(({ events }) => events.length > 0);
  if (changed.length === 0) return null;
  return (
    <ListSection title={text.why} help={later.isToday ? text.whyHelp : text.whyThenHelp}>
      <Stack gap="6">
        {changed.map(({ entryId, employee, amounts, events }) => (
          <Box as="section" key={entryId}>
            <Heading as="h3" fontSize="14px" lineHeight="20px" mb="2">
              {text.whyOf(employee.name, entryId)}
            </Heading>
            {amounts.length > 0 ? (
              <ChangedAmounts amounts={amounts} />
            ) : (
              <Text fontSize="13px">{auditText.history.noAmounts}</Text>
            )}
            <Stack as="ol" listStyleType="none" gap="3" mt="2">
              {events.map((line) => (
                <HistoryItem
                  key={line.seq}
                  companyId={company.id}
                  line={line}
                  choose={(to) => choose({ ...to, view: 'history' })}
                />
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
    </ListSection>
  );
}
