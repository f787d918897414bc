import { Box } from '@chakra-ui/react';
import { CONTRACTOR_ORDERS, type ContractorOrder } from '@garita/domain/contractor/contractor-page.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { Clock, Scale } from 'lucide-react';
import { href, PATHS } from '../../config/paths.ts';
import { useRouteId } from '../../lib/route.ts';
import { trpc } from '../../lib/trpc.ts';
import { RecordList } from '../../records/record-list.tsx';
import { activeColumn } from '../../records/record-switch.tsx';
import { useRecordPages } from '../../records/use-record-pages.ts';
import { contractorsText } from '../../text/records/contractors.es.ts';
import { maskedText } from '../../ui/form/fields/masked-field.tsx';
import type { MenuAction } from '../../ui/page/actions-menu.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { CONTRACTOR, type ContractorRow } from './contractor-kind.ts';
import { ReportPanel } from './report-panel/report-panel.tsx';

const text = contractorsText.list;

export const CONTRACTOR_COLUMNS: readonly RecordColumn<ContractorRow>[] = [
  { id: 'name', header: text.name, text: fullName },
  {
    id: 'phone',
    header: text.phone,
    // Both may be missing, and a company often has no mobile.
    text: ({ mobileNumber, phoneNumber }) => maskedText('phone', mobileNumber || phoneNumber),
  },
  activeColumn(CONTRACTOR),
];

/** Servicios Profesionales: the contractors of one company, with a link to the hours of each. */
export function ContractorListScreen() {
  const companyId = useRouteId('companyId');
  return <ContractorsOf key={companyId} companyId={companyId} />;
}

function ContractorsOf({ companyId }: { companyId: number }) {
  const { client } = trpc.useUtils();
  const { request, options, pagesOf } = useRecordPages<ContractorRow, ContractorOrder>(
    CONTRACTOR_ORDERS,
    'contractorIds',
  );
  const page = trpc.contractors.page.useQuery({ companyId, ...request }, options);
  return (
    <RecordList
      kind={CONTRACTOR}
      columns={CONTRACTOR_COLUMNS}
      query={{ ...page, data: page.data?.rows }}
      pages={pagesOf(page, (all) => client.contractors.page.query({ companyId, ...all }))}
      formOf={({ id }) => href(PATHS.contractorEdit, { companyId, contractorId: id })}
      newForm={href(PATHS.contractorCreate, { companyId })}
      opens={hoursOf}
      actionsOf={actionsOf}
    >
      <Box data-print="hidden">
        <ReportPanel companyId={companyId} />
      </Box>
    </RecordList>
  );
}

function hoursOf({ id, companyId }: ContractorRow): string {
  return href(PATHS.contractorHours, { companyId, contractorId: id });
}

function actionsOf(contractor: ContractorRow): MenuAction[] {
  const { id, companyId } = contractor;
  return [
    { label: text.hours, icon: Clock, showsLabel: true, to: hoursOf(contractor) },
    {
      label: text.payments,
      icon: Scale,
      to: href(PATHS.contractorPayments, { companyId, contractorId: id }),
    },
  ];
}
