import type { FieldValues } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { useGoBack } from '../lib/route.ts';
import { trpc, useCurrentUser } from '../lib/trpc.ts';
import { recordsText } from '../text/records/records.es.ts';
import { FormPage } from '../ui/form/form-section.tsx';
import { dropDraft } from '../ui/form/saving/draft.ts';
import { SchemaForm, type SchemaFormProps } from '../ui/form/schema-form.tsx';
import { notifySuccess } from '../ui/notices/notices.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { ConflictOffer } from './edited-record.tsx';
import { RecordHistory } from './record-history.tsx';
import { type RecordFormKind, useMayWrite, useRecordList } from './record-kind.ts';

type RecordFormProps<Input extends FieldValues, Output> = Omit<
  SchemaFormProps<Input, Output>,
  'isReadOnly' | 'draftKey'
> & {
  kind: Pick<RecordFormKind, 'permission'>;
};

/**
 * The form of a record. Typed values are kept in the browser until they are saved; users without permission
 * can only read.
 */
export function RecordForm<Input extends FieldValues, Output>(props: RecordFormProps<Input, Output>) {
  const { kind, children, ...form } = props;
  const mayWrite = useMayWrite(kind);
  const draftKey = useDraftKey();
  return (
    <FormPage>
      <SchemaForm {...form} isReadOnly={!mayWrite} draftKey={mayWrite ? draftKey : undefined}>
        <ConflictOffer saved={form.defaultValues} />
        {children}
      </SchemaForm>
    </FormPage>
  );
}

/** Returns the key under which the browser keeps the draft of this address for this user. */
function useDraftKey(): string | undefined {
  const userId = useCurrentUser()?.id;
  const { pathname } = useLocation();
  return userId === undefined ? undefined : `${userId} ${pathname}`;
}

type RecordFormHeaderProps = {
  kind: RecordFormKind;
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
  // The line is there before the name is loaded, so that a button below does not move away from a click.
  const companyLine = parents.length > 0 ? (company ?? '\u00a0') : undefined;
  return (
    <>
      <Breadcrumb crumbs={[...parents, { label: list.text.title, to }, { label: name ?? title }]} />
      <PageHeader
        title={mayWrite ? title : viewTitle}
        description={mayWrite ? (name ?? companyLine) : recordsText.readOnly}
      >
        {recordId !== undefined && <RecordHistory history={history} recordId={recordId} name={name} />}
      </PageHeader>
    </>
  );
}

/** A screen to go to instead of leaving the form, and the navigation state for it. */
type NextScreen = { to: string; state?: unknown };

/**
 * Returns what to do after a record was saved: drop its draft, show the notice, reload the lists and leave
 * the form.
 */
export function useFinish(kind: RecordFormKind, notice: string): (next?: NextScreen) => Promise<void> {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { to } = useRecordList(kind);
  const goBack = useGoBack(to);
  const draftKey = useDraftKey();
  return async (next) => {
    // The next form may open at the same address before this one is gone.
    if (draftKey !== undefined) dropDraft(draftKey);
    notifySuccess(notice);
    void kind.refresh(utils);
    if (next) return navigate(next.to, { state: next.state });
    await (kind.leavesTo === 'list' ? navigate(to) : goBack());
  };
}
