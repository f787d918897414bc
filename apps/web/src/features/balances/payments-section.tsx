import { Link as ChakraLink } from '@chakra-ui/react';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { Download, MessageSquareText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { PreviewDrawer } from '../../documents/preview/preview-drawer.tsx';
import { useFileDownload } from '../../documents/use-file-download.ts';
import { timeEntryAt } from '../../lib/addresses.ts';
import { dateText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { EntryCorrections } from '../../pay/corrections.tsx';
import { correctionsColumn, PAID_COLUMN } from '../../pay/payment-columns.tsx';
import { yearPaymentsText as text } from '../../text/pay/pay.es.ts';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { amountColumn, dateColumn, type RecordColumn, sumOfCents } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import type { Balances } from './balances.ts';

/** Pagos del año: every pay of the year with its stub, what was paid of it, and what was corrected. */
export function PaymentsSection({ balances: { company, employee, year } }: { balances: Balances }) {
  const ids = useMemo(() => ({ companyId: company.id, employeeId: employee.id }), [company.id, employee.id]);
  const columns = useMemo(() => paymentColumns(ids), [ids]);
  const payments = trpc.balances.payments.useQuery(
    { employeeId: employee.id, year },
    { select: newestFirst },
  );
  const { isDownloading, downloadFile } = useFileDownload();
  const [explained, setExplained] = useState<number>();
  const letterOf = ({ entryId }: { entryId: number }): MenuAction => ({
    label: text.letter,
    icon: MessageSquareText,
    onSelect: () => setExplained(entryId),
  });
  const stubOf = ({ entryId }: { entryId: number }): MenuAction => ({
    label: isDownloading ? text.downloading : text.stub,
    icon: Download,
    showsLabel: true,
    onSelect: () => void downloadFile({ report: 'entry-stub', ...ids, entryId }),
  });
  return (
    <Panel title={text.title(year)} help={text.help.employee}>
      <RecordTable
        label={text.title(year)}
        columns={columns}
        data={payments.data}
        isLoading={payments.isFetching}
        error={payments.error}
        onRetry={payments.refetch}
        rowId={({ entryId }) => entryId}
        rowLabel={({ period, payDate }) => text.payment(period.number, dateText(payDate))}
        actions={(payment) => [letterOf(payment), stubOf(payment)]}
        isWhole
        emptyHint={text.empty}
      />
      {explained !== undefined && (
        <PreviewDrawer
          open
          request={{ report: 'pay-letter', ...ids, entryId: explained }}
          onClose={() => setExplained(undefined)}
        />
      )}
    </Panel>
  );
}

// A constant of the module, so that the table is not sorted anew each time that it is drawn.
const newestFirst = (payments: YearPayment[]) => payments.toReversed();

/** One pay of the employee. */
type YearPayment = inferRouterOutputs<AppRouter>['balances']['payments'][number];

type EmployeeIds = { companyId: number; employeeId: number };

/** Returns the columns of the payments: pay date, period, hours, amounts, paid mark and corrections. */
function paymentColumns(ids: EmployeeIds): readonly RecordColumn<YearPayment>[] {
  return [
    dateColumn('date', text.date, ({ payDate }) => payDate),
    {
      id: 'period',
      header: text.period,
      text: periodText,
      cell: (payment) => <PeriodLink payment={payment} ids={ids} />,
      sortBy: ({ period }) => period.start,
    },
    {
      id: 'hours',
      header: text.hours,
      text: ({ minutes }) => formatMinutes(minutes),
      sortBy: ({ minutes }) => minutes,
      align: 'end',
    },
    { ...amountColumn('gross', text.gross, grossOf), total: sumOfCents(grossOf) },
    { ...amountColumn('net', text.net, netOf), total: sumOfCents(netOf) },
    PAID_COLUMN,
    correctionsColumn(({ entryId, corrections }) => (
      <EntryCorrections companyId={ids.companyId} {...{ entryId, corrections }} />
    )),
  ];
}

const grossOf = ({ gross }: YearPayment) => gross;
const netOf = ({ net }: YearPayment) => net;

function periodText({ period }: YearPayment): string {
  return text.periodOf(period.number, period.year);
}

/** A link to the entry. */
function PeriodLink({ payment, ids }: { payment: YearPayment; ids: EmployeeIds }) {
  const { period, entryId } = payment;
  const entry = timeEntryAt({ ...ids, periodId: period.id, entryId });
  return (
    <ChakraLink asChild colorPalette="brand" whiteSpace="nowrap">
      <Link to={entry}>{periodText(payment)}</Link>
    </ChakraLink>
  );
}
