import { Box, Button, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { monthOf } from '@garita/domain/time/calendar-date';
import { daysOfMonth } from '@garita/domain/time/calendar-month';
import { FileLock, LockKeyhole } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { auditFrom } from '../../lib/addresses.ts';
import { dayText, momentText, monthName, monthText } from '../../lib/date-text.ts';
import { useIsAllowed } from '../../lib/trpc.ts';
import {
  canBeClosed,
  type Month,
  MonthBadge,
  monthState,
  OpenPeriods,
  paymentsIn,
} from '../../pay/month-status.tsx';
import { monthsText as text } from '../../text/pay/periods.es.ts';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';
import { amountColumn, type RecordColumn, sumOfCents } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { ClosingDrawer, MonthClosing } from './month-closing.tsx';

type MonthTableProps = {
  companyId: number;
  year: number;
  query: { data: Month[] | undefined; error: unknown; isLoading: boolean; refetch: () => unknown };
};

/** The months of a year, newest first, each with its pay, its state and its closing. */
export function MonthTable({ companyId, year, query }: MonthTableProps) {
  const mayWrite = useIsAllowed('pay:write');
  const [monthToClose, setMonthToClose] = useState<Month>();
  const [shown, show] = useState<Month>();
  const newestFirst = useMemo(() => query.data?.toReversed(), [query.data]);
  const columns = useMemo(() => columnsOf(companyId, show), [companyId]);
  const actions = (month: Month): MenuAction[] => {
    const label = month.closing ? text.closeAgain : text.close;
    // A month without pay need not be closed.
    const showsLabel = monthState(month) !== 'idle';
    const close = { label, icon: LockKeyhole, showsLabel, onSelect: () => setMonthToClose(month) };
    const details = { label: text.details, icon: FileLock, onSelect: () => show(month) };
    return [...(mayWrite && canBeClosed(month) ? [close] : []), ...(month.closing ? [details] : [])];
  };
  return (
    <>
      <RecordTable
        label={text.table(year)}
        columns={columns}
        data={newestFirst}
        isLoading={query.isLoading}
        error={query.error}
        onRetry={query.refetch}
        rowId={({ month }) => month}
        rowLabel={({ month }) => monthText(month)}
        actions={actions}
        isWhole
        emptyHint={text.empty}
      />
      {monthToClose && (
        <MonthClosing companyId={companyId} month={monthToClose} onClose={() => setMonthToClose(undefined)} />
      )}
      {shown && <ClosingDrawer companyId={companyId} month={shown} onClose={() => show(undefined)} />}
    </>
  );
}

function columnsOf(companyId: number, onShow: (month: Month) => void): readonly RecordColumn<Month>[] {
  return [
    {
      id: 'month',
      header: text.columns.month,
      text: ({ month }) => monthText(month),
      sortBy: ({ month }) => month,
      cell: ({ month }) => (
        <Text as="span" display="block" fontWeight="medium" _firstLetter={{ textTransform: 'uppercase' }}>
          {monthName(monthOf(daysOfMonth(month).from))}
        </Text>
      ),
    },
    {
      id: 'state',
      header: text.columns.state,
      text: monthStateText,
      cell: (month) => <MonthStateCell companyId={companyId} month={month} onShow={onShow} />,
    },
    {
      id: 'payments',
      header: text.columns.payments,
      text: (month) => String(paymentsIn(month)),
      value: (month) => ({ kind: 'count', count: paymentsIn(month) }),
      cell: (month) => <Payments month={month} />,
      align: 'end',
    },
    {
      ...amountColumn('gross', text.columns.gross, ({ paid }) => paid.gross),
      total: sumOfCents<Month>(({ paid }) => paid.gross),
    },
    {
      ...amountColumn('net', text.columns.net, ({ paid }) => paid.net),
      total: sumOfCents<Month>(({ paid }) => paid.net),
    },
  ];
}

/** The number of payments, and how many of them go to contractors. */
function Payments({ month }: { month: Month }) {
  const { count } = month.paid.contractors;
  return (
    <Box>
      {paymentsIn(month)}
      {count > 0 && (
        <Text fontSize="13px" color="fg.muted" whiteSpace="nowrap">
          {text.ofThem(count)}
        </Text>
      )}
    </Box>
  );
}

type MonthStateCellProps = { companyId: number; month: Month; onShow: (month: Month) => void };

/** The state of a month, with the open periods, or with who closed it and when. */
function MonthStateCell({ companyId, month, onShow }: MonthStateCellProps) {
  const { closing, isOver, status } = month;
  return (
    <Stack gap="0.5" align="start" py="1" maxW={{ md: '18rem' }} _print={{ maxW: '14rem' }} fontSize="13px">
      <MonthBadge month={month} />
      {status === 'changed' && (
        <Text>
          {text.changedSince}{' '}
          <Button
            variant="plain"
            size="xs"
            px="0"
            h="auto"
            color="brand.fg"
            textDecoration="underline"
            onClick={() => onShow(month)}
          >
            {text.whatChanged}
          </Button>
        </Text>
      )}
      {closing && (
        <>
          <Text color="fg.muted">{closedBy(closing)}</Text>
          <ChakraLink asChild colorPalette="brand" whiteSpace="nowrap">
            <Link to={auditFrom({ companyId, seq: closing.seal.seq })}>
              {text.fingerprint(closing.seal.digits)}
            </Link>
          </ChakraLink>
        </>
      )}
      {!isOver && <Text color="fg.muted">{text.ends(dayText(daysOfMonth(month.month).to))}</Text>}
      {isOver && <OpenPeriods companyId={companyId} month={month} />}
    </Stack>
  );
}

/** Returns the state of a month in words alone, for the search and the workbook. */
function monthStateText(month: Month): string {
  const { closing } = month;
  const closingTexts = closing ? [closedBy(closing), text.fingerprint(closing.seal.digits)] : [];
  return [text.states[monthState(month)], ...closingTexts].join(' · ');
}

function closedBy({ by, at }: NonNullable<Month['closing']>): string {
  return text.closedBy(by || text.somebody, momentText(at));
}
