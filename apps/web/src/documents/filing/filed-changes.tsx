import { Alert, Box, Table, Text } from '@chakra-ui/react';
import { trpc } from '../../lib/trpc.ts';
import { mendingNames, filingText as text } from '../../text/filing.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';

type OneFiling = { companyId: number; filingId: number };

/** A filed document beside what it would say now. */
export function useFiledComparison(filing: OneFiling) {
  // What is paid may have changed on another screen.
  return trpc.filing.compare.useQuery(filing, { staleTime: 0 });
}

/** Lists the lines of a filed document that would differ now, and the forms that correct them. */
export function FiledChanges(filing: OneFiling) {
  const comparison = useFiledComparison(filing);
  return (
    <Loaded query={comparison}>
      {({ changes, mendedBy }) =>
        changes.length === 0 ? (
          <Text color="fg.muted">{text.same}</Text>
        ) : (
          <>
            <Alert.Root status="warning" colorPalette="accent" size="sm">
              <Alert.Indicator />
              <Alert.Content>
                <Alert.Title>{text.changed(changes.length)}</Alert.Title>
                <Alert.Description>
                  {mendedBy.length === 0
                    ? text.mendedByAgency
                    : text.mendedBy(mendedBy.map((form) => mendingNames[form]).join(', '))}
                  {mendedBy.includes('w2c-pr') && ` ${text.w2cColumns}`}
                </Alert.Description>
              </Alert.Content>
            </Alert.Root>
            <Box
              as="section"
              aria-label={text.changed(changes.length)}
              tabIndex={0}
              maxH="50vh"
              overflow="auto"
            >
              <ChangeTable changes={changes} />
            </Box>
          </>
        )
      }
    </Loaded>
  );
}

type Change = { name: string; filed: string; now: string; difference: number | null };

function ChangeTable({ changes }: { changes: readonly Change[] }) {
  return (
    <Table.Root size="sm" fontSize="13px">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{text.line}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{text.atFiling}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{text.today}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{text.difference}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {changes.map(({ name, filed, now, difference }, index) => (
          <Table.Row key={index}>
            <Table.Cell>{name}</Table.Cell>
            <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
              {filed || '—'}
            </Table.Cell>
            <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums" fontWeight="semibold">
              {now || '—'}
            </Table.Cell>
            <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
              {difference === null ? '—' : dollarsText(difference)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
