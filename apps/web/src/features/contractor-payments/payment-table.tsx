import { Link as ChakraLink } from '@chakra-ui/react';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFileDownload } from '../../documents/use-file-download.ts';
import { payAt } from '../../lib/addresses.ts';
import { dateText } from '../../lib/date-text.ts';
import { correctionsColumn, PAID_COLUMN } from '../../pay/payment-columns.tsx';
import { PaymentCorrections } from '../../pay/payment-corrections.tsx';
import { yearPaymentsText as text } from '../../text/year-payments.es.ts';
import type { Action } from '../../ui/page/action.ts';
import { Panel } from '../../ui/page/panel.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { amountColumn, dateColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';

/** A contractor's year: who is paid, by whom, and every payment. */
export type ContractorYear = inferRouterOutputs<AppRouter>['contractorTime']['sheet'];
type Payment = ContractorYear['payments'][number];

type PaymentTableProps = {
  year: ContractorYear;
  /** True while it is still the year before. */
  isArriving: boolean;
};

/** Pagos del año: every payment of the year with its stub, what was paid of it, and what was corrected. */
export function PaymentTable({ year: { year, payments }, isArriving }: PaymentTableProps) {
  const newestFirst = useMemo(() => payments.toReversed(), [payments]);
  const { isDownloading, downloadFile } = useFileDownload();
  const stubOf = ({ companyId, contractorId, entryId, taxYear }: Payment): Action => ({
    label: isDownloading ? text.downloading : text.stub,
    icon: Download,
    showsLabel: true,
    onSelect: () =>
      void downloadFile({ report: 'contractor-stub', companyId, contractorId, entryId, year: taxYear }),
  });
  return (
    <Panel title={text.title(year)} help={text.help.contractor}>
      <RecordTable
        label={text.title(year)}
        columns={COLUMNS}
        data={newestFirst}
        isLoading={isArriving}
        rowId={({ entryId }) => entryId}
        rowLabel={({ payDate }) => dateText(payDate)}
        actions={(payment) => [stubOf(payment)]}
        isWhole
        emptyHint={text.empty}
      />
    </Panel>
  );
}

const COLUMNS: readonly RecordColumn<Payment>[] = [
  {
    ...dateColumn('date', text.date, ({ payDate }) => payDate),
    cell: (payment) => <PaymentLink payment={payment} />,
  },
  {
    id: 'hours',
    header: text.hours,
    text: ({ inputs }) => formatMinutes(inputs.minutes),
    sortBy: ({ inputs }) => inputs.minutes,
    align: 'end',
  },
  amountColumn('gross', text.gross, ({ statement }) => statement.gross),
  amountColumn('retained', text.retained, ({ statement }) => statement.retained.amount),
  amountColumn('reimbursed', text.reimbursed, ({ statement }) => statement.reimbursedExpenses),
  amountColumn('net', text.net, ({ statement }) => statement.net),
  PAID_COLUMN,
  correctionsColumn(({ companyId, entryId, corrections }) => (
    <PaymentCorrections {...{ companyId, entryId, corrections }} />
  )),
];

/** Leads to the payment itself. */
function PaymentLink({ payment }: { payment: Payment }) {
  const { companyId, contractorId: personId, entryId, payDate } = payment;
  return (
    <ChakraLink asChild colorPalette="brand" whiteSpace="nowrap">
      <Link to={payAt({ kind: 'contractor', companyId, personId, entryId, payDate })}>
        {dateText(payDate)}
      </Link>
    </ChakraLink>
  );
}
