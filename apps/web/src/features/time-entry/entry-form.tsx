import { Grid } from '@chakra-ui/react';
import { correctionOf } from '@garita/domain/pay/correction';
import { type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import { calculate, type EntryWork, leaveEffects } from '../../pay/entry/calculation.ts';
import { draftOf, payableEntry } from '../../pay/entry/entry-draft.ts';
import { isClosed, isOpen, type PayLine } from '../../pay/entry/sheet.ts';
import { FOUR_BLOCKS, PayFoot, THREE_BLOCKS, TWO_BLOCKS } from '../../pay/form-layout.tsx';
import type { SetPayChange } from '../../pay/saving/confirmed-change.ts';
import { PayFields, PayForm, useOpenedWork } from '../../pay/saving/pay-form.tsx';
import type { Reload } from '../../pay/saving/use-reload.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { payrollWarnings } from '../../text/pay/payroll-warnings.es.ts';
import { notifyError } from '../../ui/notices/notices.ts';
import { SideDrawer } from '../../ui/overlay/overlays.tsx';
import { Loaded, useLazyModule } from '../../ui/page/loaded.tsx';
import { DeductionsBlock } from './blocks/deductions-block.tsx';
import { AmountsBlock, FIRST_FIELD, HoursBlock } from './blocks/hours-block.tsx';
import { SummaryBlock } from './blocks/summary-block.tsx';
import { EntryActions, useEntryActions } from './entry-actions.tsx';
import {
  type Entry,
  EntryContext,
  type ExplanationQuestion,
  isLineInUse,
  LiveAmountsProvider,
} from './entry-context.tsx';
import { EntryDialogs, type EntrySave } from './entry-dialogs.tsx';
import { TermsRow } from './terms-row.tsx';
import { WarningList } from './warning-list.tsx';

type EntryFormProps = {
  work: EntryWork;
  mayWrite: boolean;
  /** Begins correcting the entry in another period, or gives it up. */
  onCorrect: (isCorrecting: boolean) => void;
  /** Opens the ledger's current data: this entry or, without an id, the period's first one. */
  onReload: Reload;
};

/**
 * One entry, new or saved. It keeps the sheet that it was opened with; saving finds the changes of others.
 */
export function EntryForm({ work: opened, mayWrite, onCorrect, onReload }: EntryFormProps) {
  const { work: atOpening, setPaid, setClosed } = useOpenedEntry(opened);
  const { work, onSeverance } = useSeverance(atOpening, mayWrite);
  const [draft] = useState(() => draftOf(work));
  const [schema] = useState(() => payableEntry(work));
  const [save, setSave] = useState<EntrySave>();

  const ask = (entry: TimeEntry, submitted: Submitted) => {
    const prepared = entrySave(work, entry, submitted);
    setSave(prepared);
    if (!prepared) notifyError(payrollWarnings.parametersMissing);
  };

  return (
    <PayForm schema={schema} leavingSchema={timeEntrySchema} draft={draft} onAsk={ask} onReload={onReload}>
      {(reload) => (
        <EntryBody
          {...{ work, draft, mayWrite, save, setSave, setPaid, setClosed, onCorrect, onSeverance }}
          onReload={reload}
        />
      )}
    </PayForm>
  );
}

/**
 * The entry as it was opened. Once its period is closed it turns read-only, and what was typed can still be
 * read.
 */
function useOpenedEntry(opened: EntryWork) {
  const { work, setPaid } = useOpenedWork(opened);
  const [isClosedNow, setIsClosedNow] = useState(false);
  const utils = trpc.useUtils();
  const setClosed = useCallback(() => {
    setIsClosedNow(true);
    void utils.payroll.sheet.invalidate();
  }, [utils]);
  const now = useMemo<EntryWork>(
    () => (isClosedNow ? { ...work, period: { ...work.period, status: 'closed' } } : work),
    [work, isClosedNow],
  );
  return { work: now, setPaid, setClosed };
}

/** Reads what the law exempts of severance once some is typed, for the calculation. */
function useSeverance(work: EntryWork, mayWrite: boolean) {
  const [isTyped, setIsTyped] = useState(false);
  const { sheet, saved, period } = work;
  const { data: severance } = trpc.payroll.severanceAround.useQuery(
    { employeeId: sheet.employee.id, periodId: (saved?.period ?? period).id },
    { enabled: mayWrite && isTyped && saved?.facts.severance === undefined },
  );
  return {
    work: useMemo<EntryWork>(() => (severance ? { ...work, severance } : work), [work, severance]),
    onSeverance: useCallback(() => setIsTyped(true), []),
  };
}

type Submitted = Pick<EntrySave, 'commandId' | 'goesOn'>;

/** The question before saving; undefined where no rates are in force and there is no statement to confirm. */
function entrySave(work: EntryWork, entry: TimeEntry, submitted: Submitted): EntrySave | undefined {
  const calculation = calculate(work, entry);
  if (!calculation) return undefined;
  const { facts } = calculation;
  const statement = work.correction
    ? correctionOf(work.correction.before, { inputs: entry, result: calculation.statement }, entry).result
    : calculation.statement;
  const leave = leaveEffects(work, { minutes: entry.minutes, policy: facts.leavePolicy });
  return { entry, ...submitted, statement, leave, isAskedAgain: false, position: work.sheet.position };
}

type EntryBodyProps = Pick<Entry, 'setPaid'> & {
  setClosed: () => void;
  /** Called once severance is typed. */
  onSeverance: () => void;
  onCorrect: EntryFormProps['onCorrect'];
  work: EntryWork;
  draft: TimeEntry;
  mayWrite: boolean;
  save: EntrySave | undefined;
  setSave: SetPayChange<EntrySave>;
  onReload: Reload;
};

/** The inside of the form of an entry. */
function EntryBody(props: EntryBodyProps) {
  const { work, draft, mayWrite, save, setSave, setPaid, setClosed, onCorrect, onSeverance, onReload } =
    props;
  const severance: unknown = useWatch({ name: 'earnings.severance' });
  useEffect(() => {
    if (severance) onSeverance();
  }, [severance, onSeverance]);
  const [question, setQuestion] = useState<ExplanationQuestion>();
  const entry = useMemo<Entry>(() => {
    const isReadOnly = !(mayWrite && mayType(work));
    const explain: Entry['explain'] = (line, label) => setQuestion({ line, label });
    const isInUse = (line: PayLine) => isLineInUse(work, draft, line);
    return { work, setPaid, mayWrite, isReadOnly, explain, isInUse };
  }, [work, setPaid, draft, mayWrite]);
  const actions = useEntryActions({ work, onReload, onClosed: setClosed });

  return (
    <EntryContext value={entry}>
      <LiveAmountsProvider initial={draft}>
        <PayFields startsIn={work.saved || entry.isReadOnly ? undefined : FIRST_FIELD}>
          <TermsRow />
          <EntryBlocks />
          <PayFoot warnings={<WarningList onRecalculate={actions.recalculate} />}>
            <EntryActions
              onRecalculate={actions.recalculate}
              onRemove={actions.askRemoval}
              onCorrect={onCorrect}
              onGoOn={() => void actions.reload(work.saved?.entryId, true)}
            />
          </PayFoot>
        </PayFields>
        <EntryDialogs {...{ actions, save, setSave }} onClosed={setClosed} />
        <ExplanationDrawer question={question} onClose={() => setQuestion(undefined)} />
      </LiveAmountsProvider>
    </EntryContext>
  );
}

// A correction's difference is not typed, and an entry of a closed period is corrected in another one.
function mayType({ sheet, period, saved, correction }: EntryWork): boolean {
  if (correction) return true;
  return !isClosed(period) && (saved ? !saved.corrects : isOpen(sheet));
}

/** The four blocks: one below the other, two by two, three above the summary, or all beside each other. */
function EntryBlocks() {
  return (
    <Grid gap="3" alignItems="start" css={COLUMNS} _print={TWO_COLUMNS}>
      <HoursBlock />
      <AmountsBlock />
      <DeductionsBlock />
      <SummaryBlock />
    </Grid>
  );
}

const TWO_COLUMNS = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

const COLUMNS = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  [TWO_BLOCKS]: TWO_COLUMNS,
  // Typed amounts stand beside computed ones; the summary lies below, and its net in the bar.
  [THREE_BLOCKS]: { gridTemplateColumns: 'minmax(15.5rem, 1fr) minmax(13rem, 0.8fr) minmax(19.5rem, 1.2fr)' },
  [FOUR_BLOCKS]: {
    gridTemplateColumns:
      'minmax(17rem, 1fr) minmax(14.5rem, 0.85fr) minmax(20rem, 1.2fr) minmax(16rem, 0.9fr)',
  },
};

type ExplanationDrawerProps = {
  /** Undefined keeps the drawer closed. */
  question: ExplanationQuestion | undefined;
  onClose: () => void;
};

/** Answers '¿Por qué?' beside the form. */
function ExplanationDrawer({ question, onClose }: ExplanationDrawerProps) {
  const body = useLazyModule('explanation', () => import('./explanation-body.tsx'));
  return (
    <SideDrawer
      open={question !== undefined}
      title={`${payrollText.why.title} ${question?.label ?? ''}`}
      onClose={onClose}
    >
      {question && (
        <Loaded query={body}>{({ ExplanationBody }) => <ExplanationBody question={question} />}</Loaded>
      )}
    </SideDrawer>
  );
}
