import { Link as ChakraLink, Flex } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import type { Cents } from '@garita/domain/money/cents';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import { keepPreviousData } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { useFileDownload } from '../../documents/use-file-download.ts';
import { Breadcrumb, companyCrumbs, LoadedScreen } from '../../layout/breadcrumb.tsx';
import { payAt } from '../../lib/addresses.ts';
import { dateText } from '../../lib/date-text.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc } from '../../lib/trpc.ts';
import { addressOfYear, useYearAddress } from '../../lib/year-address.ts';
import { correctionsColumn, PAID_COLUMN } from '../../pay/payment-columns.tsx';
import { PaymentCorrections } from '../../pay/payment-corrections.tsx';
import { UnknownYear, YearPicker } from '../../pay/pickers.tsx';
import { yearPaymentsText as text, yearPaymentsText } from '../../text/pay/pay.es.ts';
import { contractorsText } from '../../text/records/contractors.es.ts';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { amountColumn, dateColumn, type RecordColumn, sumOfCents } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';

/** Pagos: everything that a contractor was paid in a year. */
export function ContractorPaymentsScreen() {
  const companyId = useRouteId('companyId');
  const contractorId = useRouteId('contractorId');
  const { year, unknown, goTo } = useYearAddress();
  const payments = trpc.contractorTime.sheet.useQuery(
    { companyId, contractorId, year },
    // The choice of the year stays in place while another year loads.
    { placeholderData: keepPreviousData },
  );
  return (
    <LoadedScreen title={contractorsText.list.payments} query={payments}>
      {(data) => (
        <>
          <PaymentsHeader data={data} year={year} />
          <Flex mb="4" data-print="hidden">
            <YearPicker
              label={yearPaymentsText.year}
              year={year}
              onChoose={(chosen) => goTo(addressOfYear(chosen))}
            />
          </Flex>
          <UnknownYear named={unknown} year={year} />
          <PaymentTable year={data} isArriving={payments.isPlaceholderData} />
        </>
      )}
    </LoadedScreen>
  );
}

type PaymentsHeaderProps = { data: ContractorYear; year: number };

function PaymentsHeader({ data: { company, contractor }, year }: PaymentsHeaderProps) {
  const ids = { companyId: company.id, contractorId: contractor.id };
  const name = fullName(contractor);
  return (
    <>
      <Breadcrumb
        crumbs={[
          ...companyCrumbs(company.id, company.name),
          { label: contractorsText.list.title, to: href(PATHS.contractors, ids) },
          { label: name, to: href(PATHS.contractorEdit, ids) },
          { label: contractorsText.list.payments },
        ]}
        ofWhen={String(year)}
      />
      <PageHeader title={contractorsText.list.payments} description={`${name} · ${company.name}`} />
    </>
  );
}

/** A contractor's year: who is paid, by whom, and every payment. */
type ContractorYear = inferRouterOutputs<AppRouter>['contractorTime']['sheet'];
type Payment = ContractorYear['payments'][number];

type PaymentTableProps = {
  year: ContractorYear;
  /** True while the previous year is still shown. */
  isArriving: boolean;
};

/** Pagos del año: every payment of the year with its stub, what was paid of it, and what was corrected. */
function PaymentTable({ year: { year, payments }, isArriving }: PaymentTableProps) {
  const newestFirst = useMemo(() => payments.toReversed(), [payments]);
  const { isDownloading, downloadFile } = useFileDownload();
  const stubOf = ({ companyId, contractorId, entryId, taxYear }: Payment): MenuAction => ({
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
  summedColumn('gross', text.gross, ({ statement }) => statement.gross),
  summedColumn('retained', text.retained, ({ statement }) => statement.retained.amount),
  summedColumn('reimbursed', text.reimbursed, ({ statement }) => statement.reimbursedExpenses),
  summedColumn('net', text.net, ({ statement }) => statement.net),
  PAID_COLUMN,
  correctionsColumn(({ companyId, entryId, corrections }) => (
    <PaymentCorrections {...{ companyId, entryId, corrections }} />
  )),
];

/** A link to the payment. */
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

function summedColumn(id: string, header: string, cents: (payment: Payment) => Cents): RecordColumn<Payment> {
  return { ...amountColumn(id, header, cents), total: sumOfCents(cents) };
}
