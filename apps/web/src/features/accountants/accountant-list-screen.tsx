import { href, PATHS } from '../../config/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { inNameOrder, RecordList } from '../../records/record-list.tsx';
import { activeColumn } from '../../records/record-switch.tsx';
import { accountantsText } from '../../text/records/accountants.es.ts';
import { maskedText } from '../../ui/form/fields/masked-field.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { ACCOUNTANT, type AccountantRow, accountantName } from './accountant-kind.ts';

const text = accountantsText.list;

const ACCOUNTANT_COLUMNS: readonly RecordColumn<AccountantRow>[] = [
  { id: 'name', header: text.name, text: accountantName },
  { id: 'email', header: text.email, text: ({ email }) => email },
  { id: 'phone', header: text.phone, text: ({ phone }) => maskedText('phone', phone) },
  activeColumn(ACCOUNTANT),
];

const inOrder = inNameOrder(ACCOUNTANT);

/** Contadores: who prepares the returns of the companies. */
export function AccountantListScreen() {
  const accountants = trpc.accountants.list.useQuery(undefined, { select: inOrder });
  return (
    <RecordList
      kind={ACCOUNTANT}
      columns={ACCOUNTANT_COLUMNS}
      query={accountants}
      formOf={({ id }) => href(PATHS.accountantEdit, { accountantId: id })}
      newForm={PATHS.accountantCreate}
    />
  );
}
