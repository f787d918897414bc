import { Box, Link as ChakraLink, Table } from '@chakra-ui/react';
import { sumCents } from '@garita/domain/money/cents';
import { fileTypeOf, type ProcessReport } from '@garita/domain/report/file-type';
import type { MonthOfPay } from '@garita/domain/returns/year-by-month';
import { endOfMonth } from '@garita/domain/time/calendar-date';
import { Link } from 'react-router';
import { processesAt } from '../../../lib/addresses.ts';
import { monthName } from '../../../lib/date-text.ts';
import { deskText } from '../../../text/desk.es.ts';
import { Amount } from '../../../ui/amount.tsx';

const text = deskText.home;

type YearTableProps = { companyId: number; year: number; months: readonly MonthOfPay[]; label: string };

/** The figures of a year by month with their totals. Each links to the document that adds it up. */
export function YearTable({ companyId, year, months, label }: YearTableProps) {
  return (
    <Box as="section" overflowX="auto" tabIndex={0} aria-label={label} minW="0">
      <Table.Root
        size="sm"
        fontVariantNumeric="tabular-nums"
        css={{ '& th, & td': { px: { base: '1', md: '2' }, fontSize: '13px', whiteSpace: 'normal' } }}
      >
        <Table.Header>
          <Table.Row bg="bg.panel">
            <Table.ColumnHeader>{text.month}</Table.ColumnHeader>
            {SERIES.map(({ name, label: series }) => (
              <Table.ColumnHeader key={name} textAlign="end">
                {series}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {months.map((month) => (
            <Table.Row key={month.month} bg="bg.panel">
              <Table.Cell asChild textTransform="capitalize">
                <th scope="row">{monthName(month.month)}</th>
              </Table.Cell>
              {SERIES.map(({ name, document }) => (
                <Table.Cell key={name}>
                  {month[name] === 0 ? (
                    <Amount cents={0} />
                  ) : (
                    <ChakraLink asChild display="block">
                      <Link
                        to={processesAt({
                          companyId,
                          fileType: fileTypeOf(document),
                          ...daysOf(year, month.month),
                        })}
                      >
                        <Amount cents={month[name]} />
                      </Link>
                    </ChakraLink>
                  )}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
        <Table.Footer>
          <Table.Row bg="bg.panel" fontWeight="semibold">
            <Table.Cell asChild>
              <th scope="row">{text.total}</th>
            </Table.Cell>
            {SERIES.map(({ name }) => (
              <Table.Cell key={name}>
                <Amount cents={sumCents(months.map((month) => month[name]))} />
              </Table.Cell>
            ))}
          </Table.Row>
        </Table.Footer>
      </Table.Root>
    </Box>
  );
}

function daysOf(year: number, month: number) {
  const start = `${year}-${String(month).padStart(2, '0')}-01`;
  return { start, end: endOfMonth(start) };
}

/**
 * The amounts shown for each month, in this order, each with its fill (different in lightness too) and the
 * document that totals it.
 */
export const SERIES = [
  { name: 'gross', label: text.gross, fill: 'brand.solid', document: 'salaries' },
  { name: 'withheld', label: text.withheld, fill: 'fg.subtle', document: 'salaries' },
  { name: 'employerCost', label: text.employerCost, fill: 'accent.border', document: 'employer-cost' },
] as const satisfies readonly {
  name: keyof MonthOfPay;
  label: string;
  fill: string;
  document: ProcessReport;
}[];
