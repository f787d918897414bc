import { Link as ChakraLink } from '@chakra-ui/react';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { Link } from 'react-router';
import { timeEntryAt } from '../../lib/addresses.ts';
import { EntryCorrections } from '../../pay/corrections.tsx';
import { correctionsColumn, PAID_COLUMN } from '../../pay/payment-columns.tsx';
import { yearPaymentsText as text } from '../../text/year-payments.es.ts';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { amountColumn, dateColumn } from '../../ui/table/record-column.ts';

/** What the employee was paid once. */
export type YearPayment = inferRouterOutputs<AppRouter>['balances']['payments'][number];

type Whose = { companyId: number; employeeId: number };

/** When, for which period, how long, how much, whether it was paid, and what was corrected. */
export function paymentColumns(whose: Whose): readonly RecordColumn<YearPayment>[] {
  return [
    dateColumn('date', text.date, ({ payDate }) => payDate),
    {
      id: 'period',
      header: text.period,
      text: periodText,
      cell: (payment) => <PeriodLink payment={payment} whose={whose} />,
      sortBy: ({ period }) => period.start,
    },
    {
      id: 'hours',
      header: text.hours,
      text: ({ minutes }) => formatMinutes(minutes),
      sortBy: ({ minutes }) => minutes,
      align: 'end',
    },
    amountColumn('gross', text.gross, ({ gross }) => gross),
    amountColumn('net', text.net, ({ net }) => net),
    PAID_COLUMN,
    correctionsColumn(({ entryId, corrections }) => (
      <EntryCorrections companyId={whose.companyId} {...{ entryId, corrections }} />
    )),
  ];
}

function periodText({ period }: YearPayment): string {
  return text.periodOf(period.number, period.year);
}

/** Leads to the entry itself. */
function PeriodLink({ payment, whose }: { payment: YearPayment; whose: Whose }) {
  const { period, entryId } = payment;
  const entry = timeEntryAt({ ...whose, periodId: period.id, entryId });
  return (
    <ChakraLink asChild colorPalette="brand" whiteSpace="nowrap">
      <Link to={entry}>{periodText(payment)}</Link>
    </ChakraLink>
  );
}
