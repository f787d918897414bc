import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { useCurrentUser } from '../lib/current-user.ts';
import { recordsText } from '../text/records.es.ts';
import { FormPage } from '../ui/form/form-section.tsx';
import { SchemaForm, type SchemaFormProps } from '../ui/form/schema-form.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { RecordHistory } from './record-history.tsx';
import { type RecordKind, useMayWrite, useRecordList } from './record-kind.ts';

type RecordFormProps<Input extends FieldValues, Output> = Omit<
  SchemaFormProps<Input, Output>,
  'isReadOnly' | 'draftKey'
> & {
  kind: Pick<RecordKind, 'permission'>;
};

/**
 * The form of a record. Typed values are kept in the browser until they are saved; users without permission
 * can only read.
 */
export function RecordForm<Input extends FieldValues, Output>(props: RecordFormProps<Input, Output>) {
  const { kind, ...form } = props;
  const mayWrite = useMayWrite(kind);
  const userId = useCurrentUser()?.id;
  const { pathname } = useLocation();
  const draftKey = mayWrite && userId !== undefined ? `${userId} ${pathname}` : undefined;
  return (
    <FormPage>
      <SchemaForm {...form} isReadOnly={!mayWrite} draftKey={draftKey} />
    </FormPage>
  );
}

type RecordFormHeaderProps = {
  kind: RecordKind;
  title: string;
  /** The saved record; undefined for a new one. */
  recordId?: number | undefined;
  /** The name under which the record was saved; undefined until it is loaded. */
  name?: string | undefined;
};

/** The top of a record's form: breadcrumb, title, and a note for users who may only read. */
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
