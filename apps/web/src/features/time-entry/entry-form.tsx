import { Grid } from '@chakra-ui/react';
import type { FieldCode } from '@garita/domain/field-code';
import { correctionOf, isEmptyCorrection } from '@garita/domain/pay/correction';
import { isNothingToPay } from '@garita/domain/pay/nothing-to-pay';
import { type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { isBeyondPeriod } from '@garita/domain/pay/worked-time';
import { useCallback, useMemo, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { PayFoot } from '../../pay/form-layout.tsx';
import { PayFields, PayForm } from '../../pay/saving/pay-form.tsx';
import type { Ask } from '../../pay/saving/use-confirmed-save.ts';
import { useOpenedWork } from '../../pay/saving/use-opened-work.ts';
import type { Reload } from '../../pay/saving/use-reload.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { notifyError } from '../../ui/notices/notices.ts';
import { DeductionsBlock } from './blocks/deductions-block.tsx';
import { AmountsBlock, FIRST_FIELD, HoursBlock } from './blocks/hours-block.tsx';
import { isWorthARow } from './blocks/shown-lines.tsx';
import { SummaryBlock } from './blocks/summary-block.tsx';
import { EntryActions } from './entry-actions.tsx';
import { type Entry, EntryContext, LiveAmountsOfForm } from './entry-context.tsx';
import { type EntryConfirmation, EntryDialogs } from './entry-dialogs.tsx';
import { ExplanationDrawer, type Question } from './entry-explanation.tsx';
import { FOUR_BLOCKS, THREE_BLOCKS, TWO_BLOCKS } from './layout-widths.ts';
import { useEntryActions } from './saving/use-entry-actions.ts';
import { calculate, type EntryWork, leaveEffects } from './state/calculation.ts';
import { type Correction, correctionDraft } from './state/correction.ts';
import { chosenPayDate, newDraft, savedDraft } from './state/entry-draft.ts';
import { isClosed, isOpen, type PayLine } from './state/sheet.ts';
import { TermsRow } from './terms-row.tsx';
import { WarningList } from './warning-list.tsx';

type EntryFormProps = {
  work: EntryWork;
  mayWrite: boolean;
  /** Begins correcting the entry in another period, or gives it up. */
  onCorrect: (isCorrecting: boolean) => void;
  /** Opens what the ledger has now: this entry, or without one whatever the period has. */
  onReload: Reload;
};

/** One entry, new or saved. It keeps the sheet that it was opened with: what others change meanwhile is found when saving. */
export function EntryForm({ work: opened, mayWrite, onCorrect, onReload }: EntryFormProps) {
  const { work, setPaid, setClosed } = useOpenedEntry(opened);
  const [draft] = useState(() => draftOf(work));
  const [schema] = useState(() => payableEntry(work));
  const [confirmation, setConfirmation] = useState<EntryConfirmation>();

  const ask = (entry: TimeEntry, asked: Asked) => {
    const about = confirmationOf(work, entry, asked);
    setConfirmation(about);
    if (!about) notifyError(payrollText.warnings.parametersMissing);
  };

  return (
    <PayForm schema={schema} leavingSchema={timeEntrySchema} draft={draft} onAsk={ask} onReload={onReload}>
      {(reload) => (
        <EntryBody
          {...{ work, draft, mayWrite, confirmation, setPaid, setClosed, onCorrect }}
          onAsk={setConfirmation}
          onReload={reload}
        />
      )}
    </PayForm>
  );
}

/** The entry as it was opened. That somebody closed its period meanwhile is taken in: what was typed stays to be read. */
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

function draftOf({ sheet, period, saved, correction }: EntryWork): TimeEntry {
  if (correction) return correctionDraft(sheet, period, correction);
  if (saved) return savedDraft(saved);
  return newDraft(sheet, period, chosenPayDate({ companyId: sheet.company.id, period }));
}

/**
 * What may be typed: something to pay, or to correct, for hours that the period has. A saved entry stays what it is, and what should
 * not have been paid is nothing.
 */
function payableEntry(work: EntryWork) {
  const isStored = (entry: TimeEntry) => calculate(work, entry)?.isStored === true;
  return timeEntrySchema
    .refine(
      (entry) => isStored(entry) || !isBeyondPeriod(entry.minutes, work.period),
      atHours('hours-above-period'),
    )
    .refine((entry) => {
      const calculation = work.correction ? undefined : calculate(work, entry);
      return !calculation || calculation.isStored || !isNothingToPay(entry, calculation.statement);
    }, atHours('nothing-to-pay'))
    .refine(
      (entry) => !work.correction || corrects(work, work.correction, entry),
      atHours('nothing-to-correct'),
    );
}

function atHours(message: FieldCode) {
  return { path: ['minutes', 'regular'], message };
}

/** Whether what is typed makes anything another than it was. */
function corrects(work: EntryWork, { before }: Correction, entry: TimeEntry): boolean {
  const calculation = calculate(work, entry);
  if (!calculation) return true;
  const { periodId, payDate, accountantId } = entry;
  const after = { inputs: entry, result: calculation.statement };
  return !isEmptyCorrection(correctionOf(before, after, { periodId, payDate, accountantId }));
}

type Asked = Pick<EntryConfirmation, 'commandId' | 'goesOn'>;

/** The question before saving; none where there is no statement to confirm. */
function confirmationOf(work: EntryWork, entry: TimeEntry, asked: Asked): EntryConfirmation | undefined {
  const calculation = calculate(work, entry);
  if (!calculation) return undefined;
  const { facts } = calculation;
  const statement = work.correction
    ? correctionOf(work.correction.before, { inputs: entry, result: calculation.statement }, entry).result
    : calculation.statement;
  const leave = leaveEffects(work, { minutes: entry.minutes, policy: facts.leavePolicy });
  return { entry, ...asked, statement, leave, isAskedAgain: false };
}

type EntryBodyProps = Pick<Entry, 'setPaid'> & {
  setClosed: () => void;
  onCorrect: EntryFormProps['onCorrect'];
  work: EntryWork;
  draft: TimeEntry;
  mayWrite: boolean;
  confirmation: EntryConfirmation | undefined;
  onAsk: Ask<EntryConfirmation>;
  onReload: Reload;
};

/** What stands inside the form of an entry. */
function EntryBody(props: EntryBodyProps) {
  const { work, draft, mayWrite, confirmation, setPaid, setClosed, onCorrect, onAsk, onReload } = props;
  const [question, setQuestion] = useState<Question>();
  const entry = useMemo<Entry>(() => {
    const isReadOnly = !(mayWrite && mayType(work));
    const explain: Entry['explain'] = (line, label) => setQuestion({ line, label });
    const worth = (line: PayLine) => isWorthARow(work, draft, line);
    return { work, setPaid, mayWrite, isReadOnly, explain, isWorthARow: worth };
  }, [work, setPaid, draft, mayWrite]);
  const deeds = useEntryActions({ work, onReload, onClosed: setClosed });

  return (
    <EntryContext value={entry}>
      <LiveAmountsOfForm initial={draft}>
        <PayFields startsIn={work.saved || entry.isReadOnly ? undefined : FIRST_FIELD}>
          <TermsRow />
          <EntryBlocks />
          <PayFoot warnings={<WarningList onRecalculate={deeds.recalculate} />}>
            <EntryActions
              onRecalculate={deeds.recalculate}
              onRemove={deeds.removal.ask}
              onCorrect={onCorrect}
              onGoOn={() => void deeds.reload(work.saved?.entryId, true)}
            />
          </PayFoot>
        </PayFields>
        <EntryDialogs {...{ deeds, confirmation, onAsk }} onClosed={setClosed} />
        <ExplanationDrawer question={question} onClose={() => setQuestion(undefined)} />
      </LiveAmountsOfForm>
    </EntryContext>
  );
}

// A difference is no pay that anybody types, and what is closed is typed anew to be corrected in another period.
function mayType({ sheet, period, saved, correction }: EntryWork): boolean {
  if (correction) return true;
  return !isClosed(period) && (saved ? !saved.corrects : isOpen(sheet));
}

/** The four blocks: one below the other, two by two, three and the summary, or beside each other. */
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
  // What is typed stands beside what it comes to; the summary lies below, and its net in the bar.
  [THREE_BLOCKS]: { gridTemplateColumns: 'minmax(15.5rem, 1fr) minmax(13rem, 0.8fr) minmax(19.5rem, 1.2fr)' },
  [FOUR_BLOCKS]: {
    gridTemplateColumns:
      'minmax(17rem, 1fr) minmax(14.5rem, 0.85fr) minmax(20rem, 1.2fr) minmax(16rem, 0.9fr)',
  },
};
