import { List } from '@chakra-ui/react';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { useFormContext } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import { StatementComparison, StatementDifference } from '../../pay/comparison.tsx';
import type { EntryWork, LeaveEffect } from '../../pay/entry/calculation.ts';
import { type TypedChoice, withChoice } from '../../pay/entry/entry-draft.ts';
import type { Correction } from '../../pay/entry/sheet.ts';
import { useFiledPay } from '../../pay/filed-reason.tsx';
import { type PaySave, type SetPayChange, useConfirmedSave } from '../../pay/saving/confirmed-change.ts';
import { SavePayDialog } from '../../pay/saving/pay-change-dialog.tsx';
import { entryRefusalOf } from '../../pay/saving/pay-refusal.ts';
import { SavedPayDialogs } from '../../pay/saving/saved-pay.tsx';
import type { Reload } from '../../pay/saving/use-reload.ts';
import type { LineRef } from '../../pay/statement-lines.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { correctionParticulars, entryParticulars, entrySummary, leaveClauses } from './confirmation-texts.ts';
import type { useEntryActions } from './entry-actions.tsx';
import { useEntry } from './entry-context.tsx';
import { RecalculationDialog } from './recalculation.tsx';

/** An entry that is about to be saved, and its effect on leave. */
export type EntrySave = PaySave<TimeEntry, PayStatement> & { leave: Record<LeaveKind, LeaveEffect> };

type EntryDialogsProps = {
  actions: ReturnType<typeof useEntryActions>;
  /** Undefined keeps the question before saving closed. */
  save: EntrySave | undefined;
  setSave: SetPayChange<EntrySave>;
  onClosed: () => void;
};

/** Every question that comes before a change of pay: saving, correcting, recalculating, deleting. */
export function EntryDialogs({ actions, save, setSave, onClosed }: EntryDialogsProps) {
  const { work } = useEntry();
  const { recalculation, reload: onSaved, onOutdated } = actions;
  const onAccept = useSaveEntry({ work, setChange: setSave, onSaved, onOutdated, onClosed });
  const backToComputed = useBackToComputed();
  const { saved, sheet, correction } = work;
  const filed = useFiledPay({
    companyId: sheet.company.id,
    subject: 'employee',
    payDates: [saved?.inputs.payDate],
  });
  return (
    <>
      {save && correction && <CorrectionDialog {...{ save, setSave, onAccept, correction }} />}
      {save && !correction && <SaveDialog {...{ save, setSave, onAccept }} />}
      {saved && (
        <>
          <RecalculationDialog
            change={recalculation.change}
            setChange={recalculation.setChange}
            onAccept={recalculation.onAccept}
            paid={saved.paid}
            filed={filed}
            onBackToComputed={(line) => {
              recalculation.setChange(undefined);
              backToComputed(line);
            }}
          />
          <SavedPayDialogs
            {...{ saved, actions, filed }}
            particulars={entryParticulars(work, saved.inputs)}
            removalQuestion={payrollText.removal.question}
          />
        </>
      )}
    </>
  );
}

/** Takes back, in the form, an amount that was typed over a computed one. */
function useBackToComputed() {
  const { setValue, getValues } = useFormContext();
  const { saved } = useEntry().work;
  return (line: LineRef) => {
    if ('concept' in line) {
      const name = line.concept === 'severanceExempt' ? 'editedSeveranceExempt' : 'editedIncomeTax';
      return setValue(name, undefined, { shouldDirty: true });
    }
    const lines = saved?.facts.companyLines ?? [];
    const choices: TypedChoice[] | undefined = getValues('companyLines');
    const computed = { taxId: line.taxId, isActive: true };
    setValue('companyLines', withChoice(lines, choices, computed), { shouldDirty: true });
  };
}

type SaveDialogProps = {
  save: EntrySave;
  setSave: SetPayChange<EntrySave>;
  onAccept: (save: EntrySave) => Promise<void>;
};

/** 'Cargar Hora': the employee, the period, the total, the amounts before it, and the effect on leave. */
function SaveDialog({ save, setSave, onAccept }: SaveDialogProps) {
  const { work } = useEntry();
  const { saved, sheet } = work;
  const stored = saved?.statement;
  const { entry, statement, leave } = save;
  const filed = useFiledPay({
    companyId: sheet.company.id,
    subject: 'employee',
    payDates: [entry.payDate, saved?.inputs.payDate],
  });
  const hasAnotherNet = stored !== undefined && stored.net !== statement.net;
  return (
    <SavePayDialog
      {...{ save, onAccept, filed }}
      setChange={setSave}
      particulars={entryParticulars(work, entry)}
      paid={saved?.paid ?? null}
      isWide={hasAnotherNet}
    >
      {hasAnotherNet && <StatementComparison before={stored} after={statement} isOnlyChanges />}
      <LeaveClauses leave={leave} />
    </SavePayDialog>
  );
}

type CorrectionDialogProps = SaveDialogProps & { correction: Correction };

/**
 * 'Cargar Hora' of a correction: the period that books it, its pay date, and the differences line by line.
 */
function CorrectionDialog({ save, correction, setSave, onAccept }: CorrectionDialogProps) {
  const { work } = useEntry();
  const { entry, statement } = save;
  const filed = useFiledPay({
    companyId: work.sheet.company.id,
    subject: 'employee',
    payDates: [entry.payDate],
  });
  const booked = correction.periods.find(({ id }) => id === entry.periodId);
  return (
    <SavePayDialog
      {...{ save, onAccept, filed }}
      setChange={setSave}
      particulars={correctionParticulars(work, entry, booked)}
      paid={null}
      isWide
    >
      <StatementDifference before={correction.before.result} difference={statement} />
    </SavePayDialog>
  );
}

function LeaveClauses({ leave }: Pick<EntrySave, 'leave'>) {
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

type SaveEntryOptions = {
  work: EntryWork;
  setChange: SetPayChange<EntrySave>;
  onSaved: Reload;
  onOutdated: () => void;
  onClosed: () => void;
};

/**
 * Saves a confirmed entry: a new one, or the change or correction of a saved one at the version that was
 * opened.
 */
function useSaveEntry({ work, ...rest }: SaveEntryOptions) {
  const { saved, sheet, correction } = work;
  const load = trpc.payroll.load.useMutation();
  const amend = trpc.payroll.amend.useMutation();
  const correct = trpc.payroll.correct.useMutation();
  const send = ({ entry: typed, commandId, reason, statement, position }: EntrySave) => {
    // The server computes the hours of days again.
    const { minutes } = typed;
    const entry = typed.days?.length
      ? { ...typed, minutes: { ...minutes, regular: 0, overtime: 0, mealPeriod: 0 } }
      : typed;
    const command = { entry, commandId, reason, confirmedNet: statement.net };
    if (!saved) return load.mutateAsync({ ...command, position, employeeId: sheet.employee.id });
    const { entryId, version } = saved;
    // The corrected entry stays on the screen, which then says where the correction is booked.
    return correction
      ? correct.mutateAsync({ ...command, entryId, version }).then(() => ({ entryId }))
      : amend.mutateAsync({ ...command, entryId, version });
  };
  const summaryOf = ({ entry, statement }: EntrySave) =>
    entrySummary(work, { minutes: entry.minutes, net: statement.net });
  const isNew = !saved || correction !== undefined;
  return useConfirmedSave({ isNew, send, summaryOf, refusalOf: entryRefusalOf, ...rest });
}
