import { useMutation } from '@tanstack/react-query';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { trpc } from '../lib/trpc.ts';
import { dialogText } from '../text/dialog.es.ts';
import { articleOf, recordsText } from '../text/records/records.es.ts';
import { notifySuccess } from '../ui/notices/notices.ts';
import { ConfirmDialog } from '../ui/overlay/overlays.tsx';
import type { MenuAction } from '../ui/page/actions-menu.tsx';
import { AddButton, AddFirstButton } from '../ui/page/add-button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { compareValues, type RecordColumn } from '../ui/table/record-column.ts';
import { RecordTable } from '../ui/table/record-table.tsx';
import type { RowPages } from '../ui/table/use-paged-table.ts';
import { type ListedKind, type SwitchableRecord, useMayWrite, useRecordList } from './record-kind.ts';
import { ACTIVE_FILTERS } from './use-record-pages.ts';

type RecordListProps<Row extends SwitchableRecord> = {
  kind: ListedKind<Row>;
  columns: readonly RecordColumn<Row>[];
  /** Further columns that only the saved Excel file has. */
  sheetColumns?: readonly RecordColumn<Row>[];
  /** The query that loads the records. */
  query: { data: Row[] | undefined; isLoading: boolean; error: unknown; refetch: () => unknown };
  /** The paging of a long list; `query` holds the page in view. */
  pages?: RowPages<Row>;
  /** The address of a record's form, and of the form of a new record. */
  formOf: (row: Row) => string;
  newForm: string;
  /** The address that a row opens, if it is not its form. */
  opens?: (row: Row) => string;
  /** Additional actions of such a record. */
  actionsOf?: (row: Row) => MenuAction[];
  /** Shown above the table. */
  children?: ReactNode;
};

/**
 * The list screen of a kind of record: its table, the actions on each record, and the button that adds one.
 */
export function RecordList<Row extends SwitchableRecord>(props: RecordListProps<Row>) {
  const { kind, columns, query, pages, formOf, newForm } = props;
  const { sheetColumns = [], opens = formOf, actionsOf = () => [], children } = props;
  const { text } = kind.list;
  const { parents, company } = useRecordList(kind);
  const mayWrite = useMayWrite(kind);
  const [leaving, setLeaving] = useState<Row>();
  return (
    <>
      <Breadcrumb crumbs={[...parents, { label: text.title }]} />
      <PageHeader title={text.title} description={company ?? text.help} />
      {children}
      <RecordTable
        label={text.title}
        columns={columns}
        sheetColumns={sheetColumns}
        data={query.data}
        isLoading={query.isLoading}
        error={query.error}
        onRetry={query.refetch}
        pages={pages}
        rowId={({ id }) => id}
        rowLabel={kind.nameOf}
        rowHref={opens}
        actions={(row) => [
          ...actionsOf(row),
          ...recordActions({ to: formOf(row), mayWrite, onRemove: () => setLeaving(row) }),
        ]}
        filters={ACTIVE_FILTERS[articleOf(kind.inQuestion(''))]}
        emptyHint={text.empty}
        emptyAction={mayWrite && <AddFirstButton label={text.add} to={newForm} />}
      />
      <RemoveRecord kind={kind} row={leaving} onClose={() => setLeaving(undefined)} />
      {mayWrite && !query.error && <AddButton label={text.add} to={newForm} />}
    </>
  );
}

/** Sorts records by name in Spanish order. The database sorts by bytes and puts an Ángel last. */
export function inNameOrder<Row extends SwitchableRecord>({ nameOf }: Pick<ListedKind<Row>, 'nameOf'>) {
  return (rows: Row[]): Row[] => rows.toSorted((one, other) => compareValues(nameOf(one), nameOf(other)));
}

type RecordActionsOptions = {
  /** The address of the record's form. */
  to: string;
  mayWrite: boolean;
  /** Asks whether to remove the record. */
  onRemove: () => void;
};

/** Returns the actions on any record of a list: view, or else edit and remove. */
function recordActions({ to, mayWrite, onRemove }: RecordActionsOptions): MenuAction[] {
  if (!mayWrite) return [{ label: recordsText.open, icon: Eye, to }];
  return [
    { label: recordsText.edit, icon: Pencil, to },
    { label: dialogText.remove, icon: Trash2, isDestructive: true, onSelect: onRemove },
  ];
}

type RemoveRecordProps<Row extends SwitchableRecord> = {
  kind: ListedKind<Row>;
  /** The record to ask about; undefined keeps the question closed. */
  row: Row | undefined;
  onClose: () => void;
};

/** Removes a record for good, after asking. */
export function RemoveRecord<Row extends SwitchableRecord>({ kind, row, onClose }: RemoveRecordProps<Row>) {
  const utils = trpc.useUtils();
  const { mutateAsync } = useMutation({
    mutationFn: (id: number) => kind.remove(utils.client, id),
    onSuccess: () => kind.refresh(utils),
  });
  const accept = async () => {
    if (!row) return;
    await mutateAsync(row.id);
    notifySuccess(dialogText.removed);
  };
  return (
    <ConfirmDialog
      open={row !== undefined}
      title={dialogText.remove}
      description={row && dialogText.confirmRemove(kind.inQuestion(kind.nameOf(row)))}
      isDestructive
      onClose={onClose}
      onAccept={accept}
    />
  );
}
