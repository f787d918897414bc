import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { momentText } from '../lib/date-text.ts';
import { useGoBack } from '../lib/route.ts';
import { NO_CACHE, trpc, useCurrentUser, useIsFresh } from '../lib/trpc.ts';
import { historyText } from '../text/documents/history.es.ts';
import { formText } from '../text/form.es.ts';
import { recordsText } from '../text/records/records.es.ts';
import { FormPage, FormWarning } from '../ui/form/form-section.tsx';
import { dropDraft } from '../ui/form/saving/draft.ts';
import { SaveNote } from '../ui/form/saving/save-question.tsx';
import { SchemaForm, type SchemaFormProps } from '../ui/form/schema-form.tsx';
import { notifySuccess } from '../ui/notices/notices.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { type HistoryOf, isSwitch } from './history-lines.ts';
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
  const draftKey = useDraftKey();
  return (
    <FormPage>
      <SchemaForm {...form} isReadOnly={!mayWrite} draftKey={mayWrite ? draftKey : undefined} />
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

/**
 * Wraps the form of a saved record, so that the question before saving tells who else changed it meanwhile.
 */
export function EditedRecord({ children, ...history }: HistoryOf & { children: ReactNode }) {
  const query = trpc.recordChanges.list.useQuery(history, NO_CACHE);
  const isFresh = useIsFresh(query);
  const [latestLine, setLatestLine] = useState<number>();
  // Set once: the question loads the same history again, and that answer arrives here too.
  if (query.data && isFresh && latestLine === undefined) setLatestLine(query.data.lines[0]?.id ?? 0);
  return (
    <SaveNote value={latestLine !== undefined && <ChangedMeanwhile {...history} latestLine={latestLine} />}>
      {children}
    </SaveNote>
  );
}

type ChangedMeanwhileProps = HistoryOf & {
  /** The latest line of the history when the form opened; 0 if there was none. */
  latestLine: number;
};

/** Warns if somebody changed the record since its form opened: saving would overwrite their change. */
function ChangedMeanwhile({ latestLine, ...history }: ChangedMeanwhileProps) {
  const { data } = trpc.recordChanges.list.useQuery(history, { staleTime: 0 });
  // A form has no switch, and viewing a number changes nothing.
  const change = data?.lines.find(
    (line) => line.id > latestLine && line.kind === 'updated' && !isSwitch(line),
  );
  const who = change?.actor.name || historyText.somebody;
  return (
    <Box css={{ '& > :not(:empty)': { mt: '3' } }}>
      <FormWarning text={change && formText.changedMeanwhile(who, momentText(change.at))} />
    </Box>
  );
}

/** A screen to go to instead of leaving the form, and the navigation state for it. */
type NextScreen = { to: string; state?: unknown };

/**
 * Returns what to do after a record was saved: drop its draft, show the notice, reload the lists and leave
 * the form.
 */
export function useFinish(kind: RecordKind, notice: string): (next?: NextScreen) => Promise<void> {
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
