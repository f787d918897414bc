import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { codesText } from '../../text/codes.es.ts';
import { recordsText } from '../../text/records.es.ts';
import type { CodeRow } from './code-row.ts';
import { CodeSwitch } from './code-switch.tsx';

const text = codesText.list;

export const CODE_COLUMNS: readonly RecordColumn<CodeRow>[] = [
  { id: 'owner', header: text.owner, text: ({ owner }) => owner },
  { id: 'email', header: text.email, text: ({ email }) => email },
  { id: 'code', header: text.code, text: ({ code }) => code },
  {
    id: 'companies',
    header: text.companies,
    text: ({ companyAmount }) => String(companyAmount),
    value: ({ companyAmount }) => ({ kind: 'count', count: companyAmount }),
    align: 'end',
  },
  { id: 'used', header: text.used, text: ({ isUsed }) => yesOrNo(isUsed) },
  {
    id: 'active',
    header: recordsText.active,
    text: ({ isActive }) => yesOrNo(isActive),
    cell: (code) => <CodeSwitch code={code} />,
  },
];

function yesOrNo(isTrue: boolean): string {
  return isTrue ? recordsText.yes : recordsText.no;
}
