import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { maskedText } from '../../form/fields/masked-text.ts';
import { accountantsText } from '../../text/accountants.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { accountantName } from './accountant-name.ts';
import type { AccountantRow } from './accountant-row.ts';
import { AccountantSwitch } from './accountant-switch.tsx';

const text = accountantsText.list;

export const ACCOUNTANT_COLUMNS: readonly RecordColumn<AccountantRow>[] = [
  { id: 'name', header: text.name, text: accountantName },
  { id: 'email', header: text.email, text: ({ email }) => email },
  { id: 'phone', header: text.phone, text: ({ phone }) => maskedText('phone', phone) },
  {
    id: 'active',
    header: recordsText.active,
    text: ({ isActive }) => (isActive ? recordsText.yes : recordsText.no),
    cell: (accountant) => <AccountantSwitch accountant={accountant} />,
  },
];
