import { Box, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { historyText } from '../../text/history.es.ts';
import { type HistoryKind, historyField, type RecordHistoryLine } from './history-line.ts';

type Change = RecordHistoryLine['changes'][number];

type ChangedValuesProps = Pick<HistoryKind, 'fields'> & { changes: readonly Change[] };

/** The fields of a change, each with what it was and what it is. */
export function ChangedValues({ fields, changes }: ChangedValuesProps) {
  const names = Object.keys(fields);
  const inFormOrder = changes.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {inFormOrder.map((change) => {
        const { label, show } = historyField(fields, change.field);
        return (
          <Box as="li" key={change.field}>
            <Text color="fg.muted" fontSize="13px">
              {label}
            </Text>
            <BeforeAndAfter change={change} show={show} />
          </Box>
        );
      })}
    </Stack>
  );
}

function BeforeAndAfter({ change, show }: { change: Change; show: (value: unknown) => ReactNode }) {
  const hasBefore = 'before' in change;
  const hasAfter = 'after' in change;
  return (
    <HStack gap="2" wrap="wrap" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      {hasBefore && (
        <Text as="span" color={hasAfter ? 'fg.muted' : undefined}>
          <VisuallyHidden>{historyText.before}: </VisuallyHidden>
          {show(change.before)}
        </Text>
      )}
      {hasBefore && hasAfter && <ArrowRight size={14} aria-hidden />}
      {hasAfter && (
        <Text as="span">
          <VisuallyHidden>{historyText.after}: </VisuallyHidden>
          {show(change.after)}
        </Text>
      )}
    </HStack>
  );
}
