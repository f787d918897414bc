import { Flex } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { keepPreviousData } from '@tanstack/react-query';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb, companyCrumbs } from '../../layout/breadcrumb.tsx';
import { LoadedScreen } from '../../layout/loaded-screen.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { addressOfYear, useYearAddress } from '../../lib/year-address.ts';
import { UnknownYear, YearPicker } from '../../pay/year-picker.tsx';
import { contractorsText } from '../../text/contractors.es.ts';
import { yearPaymentsText } from '../../text/year-payments.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { type ContractorYear, PaymentTable } from './payment-table.tsx';

/** Pagos: everything that a contractor was paid in a year. */
export function ContractorPaymentsScreen() {
  const companyId = useRouteId('companyId');
  const contractorId = useRouteId('contractorId');
  const { year, unknown, goTo } = useYearAddress();
  const payments = trpc.contractorTime.sheet.useQuery(
    { companyId, contractorId, year },
    // The year above stays where it is while another one is on its way.
    { placeholderData: keepPreviousData },
  );
  return (
    <LoadedScreen title={contractorsText.list.payments} query={payments}>
      {(data) => (
        <>
          <PaymentsHeader year={data} />
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

function PaymentsHeader({ year: { company, contractor } }: { year: ContractorYear }) {
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
      />
      <PageHeader title={contractorsText.list.payments} description={`${name} · ${company.name}`} />
    </>
  );
}
