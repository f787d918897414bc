import { useState } from 'react';
import { AddButton } from '../../components/add-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { compareValues } from '../../components/record-table/record-column.ts';
import { ACTIVE_FILTERS } from '../../components/record-table/row-filter.ts';
import { RecordTable } from '../../components/record-table.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { recordActions } from '../../records/record-actions.ts';
import { accountantsText } from '../../text/accountants.es.ts';
import { ACCOUNTANT_COLUMNS } from './accountant-columns.tsx';
import { accountantName } from './accountant-name.ts';
import { AccountantRemoval } from './accountant-removal.tsx';
import type { AccountantRow } from './accountant-row.ts';

const text = accountantsText.list;

/** Contadores: who prepares the returns of the companies. */
export function AccountantListScreen() {
  const accountants = trpc.accountants.list.useQuery(undefined, { select: inNameOrder });
  const mayWrite = useIsAllowed('records:write');
  const [leaving, setLeaving] = useState<AccountantRow>();
  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.title} />
      <RecordTable
        label={text.title}
        columns={ACCOUNTANT_COLUMNS}
        data={accountants.data}
        isLoading={accountants.isLoading}
        error={accountants.error}
        onRetry={accountants.refetch}
        rowId={({ id }) => id}
        rowLabel={accountantName}
        rowHref={editAddress}
        actions={(accountant) =>
          recordActions({ to: editAddress(accountant), mayWrite, onRemove: () => setLeaving(accountant) })
        }
        filters={ACTIVE_FILTERS}
        emptyHint={text.empty}
      />
      <AccountantRemoval accountant={leaving} onClose={() => setLeaving(undefined)} />
      {mayWrite && <AddButton label={text.add} to={PATHS.accountantCreate} />}
    </>
  );
}

/** As Spanish orders names: the database, by its bytes, puts an Ángel last. */
function inNameOrder(accountants: AccountantRow[]): AccountantRow[] {
  return accountants.toSorted((one, other) => compareValues(accountantName(one), accountantName(other)));
}

function editAddress({ id }: AccountantRow): string {
  return href(PATHS.accountantEdit, { accountantId: id });
}
