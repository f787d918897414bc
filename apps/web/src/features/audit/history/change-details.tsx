import { Box, chakra, Flex, Heading, Stack, Table, Text } from '@chakra-ui/react';
import * as causeTexts from '@garita/domain/text/cause-texts.es';
import { dateText } from '../../../lib/date-text.ts';
import { ChangedAmounts } from '../../../pay/changed-amounts.tsx';
import { auditText } from '../../../text/documents/audit.es.ts';
import { payrollText } from '../../../text/pay/payroll.es.ts';
import { Amount, dollarsText, percentText } from '../../../ui/amount.tsx';
import type { Cause, HistoryLine } from '../audit.ts';

const { history: historyText, totals: names } = auditText;

const text = auditText.history;

/** Shows the amounts before and after a change and their causes; folded until opened. */
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

const WORDS = { amounts: payrollText.concepts, hours: payrollText.hours };
const WRITING = { date: dateText, dollars: dollarsText, percent: percentText };

/** Returns the name of a cause on the screens. */
export function causeName(cause: Pick<Cause, 'cause' | 'line'>): string {
  return causeTexts.causeName(cause, WORDS);
}

/** A value of a cause as the screens write it. */
export function causeValue(unit: Cause['unit'], value: Cause['before']): string {
  return causeTexts.causeValue(unit, value, WRITING);
}

const TOTALS = ['gross', 'withheld', 'net'] as const;

/** On telephones the name of a row stands above its amounts, because beside it large sums have no room. */
const NARROW_TOTALS = {
  '@media (max-width: 479px)': {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& tr > :first-child': { gridColumn: '1 / -1' },
    '& tr > td:first-child': { display: 'none' },
  },
};

/** Shows by how much an event changed the totals, and the totals after it. */
export function LineTotals({ line: { seq, changed, totals } }: { line: HistoryLine }) {
  return (
    <Table.Root
      size="sm"
      w="auto"
      flex="0 1 24rem"
      alignSelf="start"
      fontVariantNumeric="tabular-nums"
      aria-label={historyText.number(seq)}
      css={NARROW_TOTALS}
    >
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.Cell p="1" />
          {TOTALS.map((name) => (
            <Table.ColumnHeader key={name} p="1" textAlign="end">
              {names[name]}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {(
          [
            [historyText.change, changed],
            [historyText.total, totals],
          ] as const
        ).map(([label, values]) => (
          <Table.Row key={label} bg="transparent">
            <Table.Cell p="1" asChild>
              <th scope="row">{label}</th>
            </Table.Cell>
            {TOTALS.map((name) => (
              <Table.Cell key={name} p="1">
                <Amount cents={values[name]} />
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
