import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { maskedText } from '../../form/fields/masked-text.ts';
import { companiesText } from '../../text/companies.es.ts';
import { recordsText } from '../../text/records.es.ts';
import type { CompanyRow } from './company-row.ts';
import { CompanySwitch } from './company-switch.tsx';

const text = companiesText.list;

export const COMPANY_COLUMNS: readonly RecordColumn<CompanyRow>[] = [
  { id: 'name', header: text.name, text: ({ name }) => name },
  { id: 'contact', header: text.contact, text: ({ contact }) => contact },
  { id: 'phone', header: text.phone, text: ({ phoneNumber }) => maskedText('phone', phoneNumber) },
  {
    id: 'active',
    header: recordsText.active,
    text: ({ isActive }) => (isActive ? recordsText.yes : recordsText.no),
    cell: (company) => <CompanySwitch company={company} />,
  },
];
