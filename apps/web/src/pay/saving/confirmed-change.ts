import type { Cents } from '@garita/domain/money/cents';
import type { Dispatch, SetStateAction } from 'react';
import { useFormContext } from 'react-hook-form';
import { errorText } from '../../lib/error-text.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { showFieldErrors } from '../../ui/form/errors/schema-errors.ts';
import { notifyError, notifySuccess } from '../../ui/notices/notices.ts';
import {
  type ConfirmableRefusal,
  isConfirmable,
  type PaidMeanwhile,
  type PayRefusal,
} from './pay-refusal.ts';
import type { Reload } from './use-reload.ts';

/** A change of pay that waits for somebody to confirm it. */
export type PendingPayChange = {
  /** Made when the question is asked, so that accepting it twice changes pay once. */
  commandId: string;
  /** The reason for the change; undefined where no filed document counts the pay. */
  reason?: string | undefined;
};

/** Opens a question about a change, replaces it, or closes it with undefined. */
export type SetPayChange<Change> = Dispatch<SetStateAction<Change | undefined>>;

type ConfirmedChangeOptions<Change extends PendingPayChange, Answer, Statement> = {
  setChange: SetPayChange<Change>;
  send: (change: Change) => Promise<Answer>;
  refusalOf: (error: unknown) => PayRefusal<Statement>;
  onDone: (answer: Answer, change: Change) => Promise<void>;
  /** Puts the server's result into the question, which is then asked again. */
  askedAgain?: (change: Change, refusal: ConfirmableRefusal<Statement>) => Change;
  /** Somebody else has changed or deleted the entry meanwhile. */
  onOutdated: () => void;
  /** Somebody has closed the period meanwhile. Contractors' payments belong to no period. */
  onClosed?: (() => void) | undefined;
  onRefused?: (error: unknown) => void;
};

/**
 * Sends a confirmed change of pay: saving, recalculating or deleting. After an error the form keeps the typed
 * values. `refuse` handles an error that occurs before the question.
 */
export function useConfirmedChange<Change extends PendingPayChange, Answer, Statement>(
  options: ConfirmedChangeOptions<Change, Answer, Statement>,
) {
  const { setChange, send, refusalOf, onDone, askedAgain, onOutdated, onClosed, onRefused } = options;
  const refuse = (error: unknown, change?: Change) => {
    const refusal = refusalOf(error);
    if (refusal.kind === 'outdated') return onOutdated();
    if (isConfirmable(refusal) && change && askedAgain) return setChange(askedAgain(change, refusal));
    if (refusal.kind === 'refused') onRefused?.(error);
    notifyError(errorText(error));
    if (refusal.kind === 'closed') {
      setChange(undefined);
      onClosed?.();
    }
    // The dialog closes the question that it was opened with: a new object with the same key stays open.
    if (refusal.kind === 'unanswered' && change) setChange({ ...change });
  };
  const accept = async (change: Change) => {
    try {
      const answer = await send(change);
      setChange(undefined);
      await onDone(answer, change);
    } catch (error) {
      refuse(error, change);
    }
  };
  return { accept, refuse };
}

/** Typed pay that is about to be saved, and the statement that is confirmed with it. */
export type PaySave<Entry, Statement> = PendingPayChange & {
  entry: Entry;
  statement: Statement;
  /** True to open the next employee once this is saved. */
  goesOn: boolean;
  /** True once the server came to another net than was confirmed; `statement` is then the server's. */
  isAskedAgain: boolean;
  /** The end of the log that whoever saves new pay knows. */
  position: number;
  /** The pay that others loaded since the sheet was opened: confirming it pays once more. */
  paidMeanwhile?: PaidMeanwhile['payments'] | undefined;
};

type ConfirmedSaveOptions<Save extends PaySave<unknown, Statement>, Statement> = Omit<
  ConfirmedChangeOptions<Save, { entryId: number }, Statement>,
  'onDone' | 'askedAgain' | 'onRefused'
> & {
  /** False where a saved entry is changed. */
  isNew: boolean;
  /** Names in the notice what was saved. */
  summaryOf: (save: Save) => string;
  onSaved: Reload;
};

/**
 * Saves pay once it is confirmed, and shows what the server refuses at the fields of the surrounding form.
 */
export function useConfirmedSave<Statement extends { net: Cents }, Save extends PaySave<unknown, Statement>>({
  isNew,
  summaryOf,
  onSaved,
  ...options
}: ConfirmedSaveOptions<Save, Statement>): (save: Save) => Promise<void> {
  const form = useFormContext();
  const { created, edited } = payrollText.confirmation;
  const { accept } = useConfirmedChange<Save, { entryId: number }, Statement>({
    ...options,
    askedAgain: (save, { statement, ...refusal }) => ({
      ...save,
      statement,
      isAskedAgain: refusal.kind === 'net-changed' || statement.net !== save.statement.net,
      ...(refusal.kind === 'paid-meanwhile' && {
        position: refusal.position,
        paidMeanwhile: refusal.payments,
      }),
    }),
    onDone: async ({ entryId }, save) => {
      notifySuccess(isNew ? created : edited, summaryOf(save));
      await onSaved(entryId, save.goesOn);
    },
    onRefused: (error) => showFieldErrors(form, error),
  });
  return accept;
}
