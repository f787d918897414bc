import { Download, MessageSquareText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PreviewDrawer } from '../../documents/preview/preview-drawer.tsx';
import { useFileDownload } from '../../documents/use-file-download.ts';
import { dateText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { yearPaymentsText as text } from '../../text/year-payments.es.ts';
import type { Action } from '../../ui/page/action.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { RecordTable } from '../../ui/table/record-table.tsx';
import type { Balances } from './balances.ts';
import { paymentColumns, type YearPayment } from './payment-columns.tsx';

/** Pagos del año: every pay of the year with its stub, what was paid of it, and what was corrected. */
export function PaymentsSection({ balances: { company, employee, year } }: { balances: Balances }) {
  const whose = useMemo(
    () => ({ companyId: company.id, employeeId: employee.id }),
    [company.id, employee.id],
  );
  const columns = useMemo(() => paymentColumns(whose), [whose]);
  const payments = trpc.balances.payments.useQuery(
    { employeeId: employee.id, year },
    { select: newestFirst },
  );
  const { isDownloading, downloadFile } = useFileDownload();
  const [explained, setExplained] = useState<number>();
  const letterOf = ({ entryId }: { entryId: number }): Action => ({
    label: text.letter,
    icon: MessageSquareText,
    onSelect: () => setExplained(entryId),
  });
  const stubOf = ({ entryId }: { entryId: number }): Action => ({
    label: isDownloading ? text.downloading : text.stub,
    icon: Download,
    showsLabel: true,
    onSelect: () => void downloadFile({ report: 'entry-stub', ...whose, entryId }),
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
          request={{ report: 'pay-letter', ...whose, entryId: explained }}
          onClose={() => setExplained(undefined)}
        />
      )}
    </Panel>
  );
}

// A constant of the module, so that the table is not sorted anew each time that it is drawn.
const newestFirst = (payments: YearPayment[]) => payments.toReversed();
