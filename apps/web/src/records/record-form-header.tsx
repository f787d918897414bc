import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { recordsText } from '../text/records.es.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { RecordHistory } from './record-history.tsx';
import type { RecordKind } from './record-kind.ts';
import { useMayWrite } from './use-may-write.ts';
import { useRecordList } from './use-record-list.ts';

type RecordFormHeaderProps = {
  kind: RecordKind;
  title: string;
  /** The saved record; undefined for a new one. */
  recordId?: number | undefined;
  /** The name that it was saved with; undefined until it is known. */
  name?: string | undefined;
};

/** Where the form of a record is, which record it is, and for whom it is only to read. */
export function RecordFormHeader({ kind, title, recordId, name }: RecordFormHeaderProps) {
  const { history, list, viewTitle = title } = kind;
  const { to, parents, company } = useRecordList(kind);
  const mayWrite = useMayWrite(kind);
  return (
    <>
      <Breadcrumb crumbs={[...parents, { label: list.text.title, to }, { label: name ?? title }]} />
      <PageHeader
        title={mayWrite ? title : viewTitle}
        description={mayWrite ? (name ?? company) : recordsText.readOnly}
      >
        {recordId !== undefined && <RecordHistory history={history} recordId={recordId} name={name} />}
      </PageHeader>
    </>
  );
}
