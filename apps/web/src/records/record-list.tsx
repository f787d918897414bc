import { Eye, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { dialogText } from '../text/dialog.es.ts';
import { articleOf, recordsText } from '../text/records.es.ts';
import type { Action } from '../ui/page/action.ts';
import { AddButton, AddInWords } from '../ui/page/add-button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { compareValues, type RecordColumn } from '../ui/table/record-column.ts';
import { RecordTable } from '../ui/table/record-table.tsx';
import type { RowPages } from '../ui/table/use-paged-table.ts';
import { ACTIVE_FILTERS } from './active-filters.ts';
import type { ListedKind, OnOrOff } from './record-kind.ts';
import { RemoveRecord } from './remove-record.tsx';
import { useMayWrite } from './use-may-write.ts';
import { useRecordList } from './use-record-list.ts';

type RecordListProps<Row extends OnOrOff> = {
  kind: ListedKind<Row>;
  columns: readonly RecordColumn<Row>[];
  /** The question that the records are the answer to. */
  query: { data: Row[] | undefined; isLoading: boolean; error: unknown; refetch: () => unknown };
  /** Of a long list, the pages beside the one that the question is answered with. */
  pages?: RowPages<Row>;
  /** Where the form of a record is, and that of a new one. */
  formOf: (row: Row) => string;
  newForm: string;
  /** Where a row opens, if not its form: what one mostly comes for. */
  opens?: (row: Row) => string;
  /** What can be done with such a record besides what can be done with any. */
  actionsOf?: (row: Row) => Action[];
  /** What stands above the table. */
  children?: ReactNode;
};

/** Every record of a kind, what can be done with each, and the way to a new one. */
export function RecordList<Row extends OnOrOff>(props: RecordListProps<Row>) {
  const { kind, columns, query, pages, formOf, newForm } = props;
  const { opens = formOf, actionsOf = () => [], children } = props;
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
        emptyAction={mayWrite && <AddInWords label={text.add} to={newForm} />}
      />
      <RemoveRecord kind={kind} row={leaving} onClose={() => setLeaving(undefined)} />
      {mayWrite && !query.error && <AddButton label={text.add} to={newForm} />}
    </>
  );
}

/** Puts records as Spanish orders names: the database, by its bytes, puts an Ángel last. */
export function inNameOrder<Row extends OnOrOff>({ nameOf }: Pick<ListedKind<Row>, 'nameOf'>) {
  return (rows: Row[]): Row[] => rows.toSorted((one, other) => compareValues(nameOf(one), nameOf(other)));
}

type RecordActionsOptions = {
  /** Where the form of the record is. */
  to: string;
  mayWrite: boolean;
  /** Asks whether to remove the record for good. */
  onRemove: () => void;
};

/** What can be done with any record of a list: reading it, or else changing and removing it. */
function recordActions({ to, mayWrite, onRemove }: RecordActionsOptions): Action[] {
  if (!mayWrite) return [{ label: recordsText.open, icon: Eye, to }];
  return [
    { label: recordsText.edit, icon: Pencil, to },
    { label: dialogText.remove, icon: Trash2, isDestructive: true, onSelect: onRemove },
  ];
}
