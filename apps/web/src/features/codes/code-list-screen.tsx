import { href, PATHS } from '../../config/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { RecordList } from '../../records/record-list.tsx';
import { activeColumn } from '../../records/record-switch.tsx';
import { commonText } from '../../text/common.es.ts';
import { codesText } from '../../text/records/codes.es.ts';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { CODE, type CodeRow } from './code-kind.ts';

const text = codesText.list;

const CODE_COLUMNS: readonly RecordColumn<CodeRow>[] = [
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
  activeColumn(CODE),
];

/**
 * Códigos: the codes with which people open accounts. Only administrators see them; the server refuses
 * others.
 */
export function CodeListScreen() {
  const codes = trpc.codes.list.useQuery();
  return (
    <RecordList
      kind={CODE}
      columns={CODE_COLUMNS}
      query={codes}
      formOf={({ id }) => href(PATHS.codeEdit, { codeId: id })}
      newForm={PATHS.codeCreate}
    />
  );
}

function yesOrNo(isTrue: boolean): string {
  return isTrue ? commonText.yes : commonText.no;
}
