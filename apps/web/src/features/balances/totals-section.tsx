import { Box, Stack, Table, Text } from '@chakra-ui/react';
import { balancesText } from '../../text/balances.es.ts';
import { Amount } from '../../ui/amount.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { Balances } from './balances.ts';
import { PassedLimits } from './passed-limits.tsx';
import { type YearLine, yearLines } from './year-lines.ts';

const { totals: text, concepts } = balancesText;

const AMOUNT_HEADINGS = [text.brought, text.loaded, text.total, text.limit, text.left];

/** What the year has paid and withheld, and what is left of its limits. */
export function TotalsSection({ balances }: { balances: Balances }) {
  const lines = yearLines(balances);
  return (
    <Panel title={text.title} help={text.help}>
      {/* Scrolls by itself where the window is narrow, by keyboard too. */}
      <Box as="section" overflowX="auto" tabIndex={0} aria-label={text.scrolls}>
        <Table.Root size="sm" fontVariantNumeric="tabular-nums">
          <Table.Header>
            <Table.Row bg="bg.panel">
              <Table.ColumnHeader>{text.concept}</Table.ColumnHeader>
              {AMOUNT_HEADINGS.map((heading) => (
                <Table.ColumnHeader key={heading} textAlign="end">
                  {heading}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {lines.map((line) => (
              <LineRow key={line.concept} line={line} />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {lines.some(({ isShared }) => isShared) && (
        <Text mt="2" fontSize="sm" color="fg.muted">
          {text.sharedLimit}
        </Text>
      )}
      <Stack gap="2" mt="3" _empty={{ display: 'none' }}>
        <PassedLimits passed={balances.passed} />
      </Stack>
    </Panel>
  );
}

function LineRow({ line: { concept, brought, loaded, total, limit, left, isShared } }: { line: YearLine }) {
  return (
    <Table.Row bg="bg.panel">
      <Table.Cell whiteSpace="nowrap" asChild>
        <th scope="row">{concepts[concept]}</th>
      </Table.Cell>
      <Table.Cell>
        <Amount cents={brought} />
      </Table.Cell>
      <Table.Cell>
        <Amount cents={loaded} />
      </Table.Cell>
      <Table.Cell>
        <Amount cents={total} fontWeight="semibold" />
      </Table.Cell>
      {isShared ? (
        <Table.Cell colSpan={2} textAlign="end" color="fg.muted">
          {text.sharedWith}
        </Table.Cell>
      ) : (
        <>
          <LimitCell cents={limit} />
          <LimitCell cents={left} />
        </>
      )}
    </Table.Row>
  );
}

function LimitCell({ cents }: { cents: YearLine['limit'] }) {
  if (cents === undefined) return <Table.Cell />;
  if (cents !== null) {
    return (
      <Table.Cell>
        <Amount cents={cents} />
      </Table.Cell>
    );
  }
  return (
    <Table.Cell textAlign="end" color="fg.muted" whiteSpace="nowrap">
      {text.noLimit}
    </Table.Cell>
  );
}
