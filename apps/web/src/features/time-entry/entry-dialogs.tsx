import { List } from '@chakra-ui/react';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { useFormContext } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import { useFiledPay } from '../../pay/filed-reason.tsx';
import { PayDialog } from '../../pay/saving/pay-dialog.tsx';
import { refusalOf } from '../../pay/saving/pay-refusal.ts';
import { SavedDialogs } from '../../pay/saving/saved-dialogs.tsx';
import { StatementComparison, StatementDifference } from '../../pay/saving/statement-comparison.tsx';
import { type Ask, type Confirmation, useConfirmedSave } from '../../pay/saving/use-confirmed-save.ts';
import type { Reload } from '../../pay/saving/use-reload.ts';
import type { LineRef } from '../../pay/statement-lines.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { correctionParticulars, entryParticulars, entrySummary, leaveClauses } from './confirmation-texts.ts';
import { useEntry } from './entry-context.tsx';
import { RecalculationDialog } from './saving/recalculation.tsx';
import type { useEntryActions } from './saving/use-entry-actions.ts';
import type { EntryWork, LeaveEffect } from './state/calculation.ts';
import type { Correction } from './state/correction.ts';
import { type TypedChoice, withChoice } from './state/entry-draft.ts';

/** An entry that is about to be saved, and what that does to leave. */
export type EntryConfirmation = Confirmation<TimeEntry, PayStatement> & {
  leave: Record<LeaveKind, LeaveEffect>;
};

type EntryDialogsProps = {
  deeds: ReturnType<typeof useEntryActions>;
  /** Undefined keeps the question before saving closed. */
  confirmation: EntryConfirmation | undefined;
  onAsk: Ask<EntryConfirmation>;
  onClosed: () => void;
};

/** Every question that comes before a change of pay. */
export function EntryDialogs({ deeds, confirmation, onAsk, onClosed }: EntryDialogsProps) {
  const { work } = useEntry();
  const { recalculation, reload, onOutdated } = deeds;
  const save = useSaveEntry({ work, ask: onAsk, onSaved: reload, onOutdated, onClosed });
  const backToComputed = useBackToComputed();
  const { saved, sheet } = work;
  const filed = useFiledPay({
    companyId: sheet.company.id,
    subject: 'employee',
    payDates: [saved?.inputs.payDate],
  });
  return (
    <>
      {confirmation && work.correction && (
        <CorrectionDialog {...{ confirmation, onAsk }} correction={work.correction} onAccept={save} />
      )}
      {confirmation && !work.correction && <SaveDialog {...{ confirmation, onAsk }} onAccept={save} />}
      {saved && (
        <>
          <RecalculationDialog
            recalculation={recalculation.asked}
            paid={saved.paid}
            filed={filed}
            onClose={recalculation.close}
            onAccept={(reason) => recalculation.accept(saved, reason)}
            onBackToComputed={(line) => {
              recalculation.close();
              backToComputed(line);
            }}
          />
          <SavedDialogs
            {...{ saved, deeds, filed }}
            particulars={entryParticulars(work, saved.inputs)}
            removalQuestion={payrollText.removal.question}
          />
        </>
      )}
    </>
  );
}

/** Takes back, in the form, what was typed over a computed amount. */
function useBackToComputed() {
  const { setValue, getValues } = useFormContext();
  const { saved } = useEntry().work;
  return (line: LineRef) => {
    if ('concept' in line) return setValue('editedIncomeTax', undefined, { shouldDirty: true });
    const lines = saved?.facts.companyLines ?? [];
    const choices: TypedChoice[] | undefined = getValues('companyLines');
    const computed = { taxId: line.taxId, isActive: true };
    setValue('companyLines', withChoice(lines, choices, computed), { shouldDirty: true });
  };
}

type SaveDialogProps = {
  confirmation: EntryConfirmation;
  onAsk: Ask<EntryConfirmation>;
  onAccept: (confirmation: EntryConfirmation) => Promise<void>;
};

/** 'Cargar Hora': whose pay it is and of when, the total, what it was before, and what saving does to vacation and sick time. */
function SaveDialog({ confirmation, onAsk, onAccept }: SaveDialogProps) {
  const { work } = useEntry();
  const { saved, sheet } = work;
  const stored = saved?.statement;
  const { entry, statement, leave } = confirmation;
  const filed = useFiledPay({
    companyId: sheet.company.id,
    subject: 'employee',
    payDates: [entry.payDate, saved?.inputs.payDate],
  });
  const hasAnotherNet = stored !== undefined && stored.net !== statement.net;
  return (
    <PayDialog
      {...{ confirmation, onAsk, onAccept }}
      particulars={entryParticulars(work, entry)}
      paid={saved?.paid ?? null}
      filed={filed}
      isWide={hasAnotherNet}
    >
      {hasAnotherNet && <StatementComparison before={stored} after={statement} isOnlyChanges />}
      <LeaveClauses leave={leave} />
    </PayDialog>
  );
}

/** 'Cargar Hora' of a correction: where it is booked and when it is paid, and the differences line by line. */
function CorrectionDialog({
  confirmation,
  correction,
  onAsk,
  onAccept,
}: SaveDialogProps & { correction: Correction }) {
  const { work } = useEntry();
  const { entry, statement } = confirmation;
  const filed = useFiledPay({
    companyId: work.sheet.company.id,
    subject: 'employee',
    payDates: [entry.payDate],
  });
  const booked = correction.periods.find(({ id }) => id === entry.periodId);
  return (
    <PayDialog
      {...{ confirmation, onAsk, onAccept }}
      particulars={correctionParticulars(work, entry, booked)}
      paid={null}
      filed={filed}
      isWide
    >
      <StatementDifference before={correction.before.result} difference={statement} />
    </PayDialog>
  );
}

function LeaveClauses({ leave }: Pick<EntryConfirmation, 'leave'>) {
  const clauses = leaveClauses(leave);
  if (clauses.length === 0) return null;
  return (
    <List.Root variant="plain" gap="1" mt="3">
      {clauses.map((clause) => (
        <List.Item key={clause}>{clause}</List.Item>
      ))}
    </List.Root>
  );
}

type SaveOptions = {
  work: EntryWork;
  ask: Ask<EntryConfirmation>;
  onSaved: Reload;
  onOutdated: () => void;
  onClosed: () => void;
};

/** Saves what was confirmed: a new entry, or the change or correction of a saved one at the version at which it was opened. */
function useSaveEntry({ work, ...rest }: SaveOptions) {
  const { saved, sheet, correction } = work;
  const load = trpc.payroll.load.useMutation();
  const amend = trpc.payroll.amend.useMutation();
  const correct = trpc.payroll.correct.useMutation();
  const send = ({ entry, commandId, reason, statement }: EntryConfirmation) => {
    const command = { entry, commandId, reason, confirmedNet: statement.net };
    if (!saved) return load.mutateAsync({ ...command, employeeId: sheet.employee.id });
    const { entryId, version } = saved;
    // What was corrected stays on the screen, and says where.
    return correction
      ? correct.mutateAsync({ ...command, entryId, version }).then(() => ({ entryId }))
      : amend.mutateAsync({ ...command, entryId, version });
  };
  const summaryOf = ({ entry, statement }: EntryConfirmation) =>
    entrySummary(work, { minutes: entry.minutes, net: statement.net });
  return useConfirmedSave({ isNew: !saved || correction !== undefined, send, summaryOf, refusalOf, ...rest });
}
