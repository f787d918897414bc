import { useState } from 'react';
import { AddButton } from '../../components/add-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ACTIVE_FILTERS } from '../../components/record-table/row-filter.ts';
import { RecordTable } from '../../components/record-table.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { trpc } from '../../lib/trpc.ts';
import { recordActions } from '../../records/record-actions.ts';
import { codesText } from '../../text/codes.es.ts';
import { CODE_COLUMNS } from './code-columns.tsx';
import { CodeRemoval } from './code-removal.tsx';
import type { CodeRow } from './code-row.ts';

const text = codesText.list;

/** Códigos: what lets people open an account. For administrators; the server refuses others. */
export function CodeListScreen() {
  const codes = trpc.codes.list.useQuery();
  const [leaving, setLeaving] = useState<CodeRow>();
  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.title} />
      <RecordTable
        label={text.title}
        columns={CODE_COLUMNS}
        data={codes.data}
        isLoading={codes.isLoading}
        error={codes.error}
        onRetry={codes.refetch}
        rowId={({ id }) => id}
        rowLabel={({ owner }) => owner}
        rowHref={editAddress}
        actions={(code) =>
          recordActions({ to: editAddress(code), mayWrite: true, onRemove: () => setLeaving(code) })
        }
        filters={ACTIVE_FILTERS}
        emptyHint={text.empty}
      />
      <CodeRemoval code={leaving} onClose={() => setLeaving(undefined)} />
      <AddButton label={text.add} to={PATHS.codeCreate} />
    </>
  );
}

function editAddress({ id }: CodeRow): string {
  return href(PATHS.codeEdit, { codeId: id });
}
