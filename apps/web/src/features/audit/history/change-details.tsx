import { Box, chakra, Flex, Heading, Stack, Table, Text } from '@chakra-ui/react';
import { isOfKind } from '@garita/domain/pay/concepts';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { dollarsText } from '../../../components/amount.tsx';
import { auditText } from '../../../text/audit.es.ts';
import type { ChangedAmount, HistoryLine } from '../audit.ts';
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
        <ChangedAmounts amounts={amounts} />
        {causes.length > 0 && (
          <Box>
            <Heading as="h3" fontSize="13px">
              {text.causes}
            </Heading>
            <Stack as="ul" listStyleType="none" gap="1" mt="1" fontSize="13px">
              {causes.map(({ cause, unit, before, after }) => (
                <Text as="li" key={cause}>
                  {causeName(cause)}: {causeValue(unit, before)} → {causeValue(unit, after)}
                </Text>
              ))}
            </Stack>
          </Box>
        )}
      </Flex>
    </chakra.details>
  );
}

/** Amounts before and after, those of time as hours. */
export function ChangedAmounts({ amounts }: { amounts: readonly ChangedAmount[] }) {
  return (
    <Table.Root size="sm" w="auto" fontVariantNumeric="tabular-nums">
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader p="1">{text.amount}</Table.ColumnHeader>
          <Table.ColumnHeader p="1" textAlign="end">
            {text.before}
          </Table.ColumnHeader>
          <Table.ColumnHeader p="1" textAlign="end">
            {text.after}
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {amounts.map(({ name, before, after }) => (
          <Table.Row key={name} bg="transparent">
            <Table.Cell p="1" asChild>
              <th scope="row">{auditText.amounts[name]}</th>
            </Table.Cell>
            <Table.Cell p="1" textAlign="end">
              {written(name, before)}
            </Table.Cell>
            <Table.Cell p="1" textAlign="end">
              {written(name, after)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function written(name: ChangedAmount['name'], value: number): string {
  return isOfKind(name, 'minutes') ? formatMinutes(value) : dollarsText(value);
}
