import { fullName } from '@garita/domain/employee/full-name';
import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { maskedText } from '../../form/fields/masked-text.ts';
import { contractorsText } from '../../text/contractors.es.ts';
import { recordsText } from '../../text/records.es.ts';
import type { ContractorRow } from './contractor-row.ts';
import { ContractorSwitch } from './contractor-switch.tsx';

const text = contractorsText.list;

export const CONTRACTOR_COLUMNS: readonly RecordColumn<ContractorRow>[] = [
  { id: 'name', header: text.name, text: fullName },
  {
    id: 'phone',
    header: text.phone,
    // Both may be missing, and a company often has no mobile.
    text: ({ mobileNumber, phoneNumber }) => maskedText('phone', mobileNumber || phoneNumber),
  },
  {
    id: 'active',
    header: recordsText.active,
    text: ({ isActive }) => (isActive ? recordsText.yes : recordsText.no),
    cell: (contractor) => <ContractorSwitch contractor={contractor} />,
  },
];
