import type { Dispatch, SetStateAction } from 'react';
import { useFormContext } from 'react-hook-form';
import { errorText } from '../../lib/error-text.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { showFieldErrors } from '../../ui/form/errors/use-failures.ts';
import { notifyError, notifySuccess } from '../../ui/notices/notices.ts';
import type { Refusal } from './pay-refusal.ts';
import type { Reload } from './use-reload.ts';

/** What is about to be saved, and the statement that is confirmed with it. */
export type Confirmation<Entry, Statement> = {
  entry: Entry;
  /** Made when the question is asked, so that accepting it twice saves once. */
  commandId: string;
  /** Whether the next one is opened once this is saved. */
  goesOn: boolean;
  statement: Statement;
  /** Why pay changes of which a document was filed. */
  reason?: string | undefined;
  /** The server came to another net than was confirmed before; this is its statement. */
  isAskedAgain: boolean;
};

/** Asks, asks again, or with undefined asks no more. */
export type Ask<Asked> = Dispatch<SetStateAction<Asked | undefined>>;

type SaveOptions<Statement, Asked extends Confirmation<unknown, Statement>> = {
  /** False where a saved entry is changed. */
  isNew: boolean;
  send: (asked: Asked) => Promise<{ entryId: number }>;
  /** What was saved, in short, for the notice. */
  summaryOf: (asked: Asked) => string;
  refusalOf: (error: unknown) => Refusal<Statement>;
  ask: Ask<Asked>;
  onSaved: Reload;
  onOutdated: () => void;
  /** The period was closed meanwhile. Contractors' pay is of none. */
  onClosed?: () => void;
};

/** Saves pay that was confirmed. Whatever comes back instead of an answer, the form keeps what was typed. */
export function useConfirmedSave<Statement, Asked extends Confirmation<unknown, Statement>>({
  isNew,
  send,
  summaryOf,
  refusalOf,
  ask,
  onSaved,
  onOutdated,
  onClosed,
}: SaveOptions<Statement, Asked>): (asked: Asked) => Promise<void> {
  const form = useFormContext();
  const { created, edited } = payrollText.confirmation;
  return async (asked) => {
    try {
      const { entryId } = await send(asked);
      ask(undefined);
      notifySuccess(isNew ? created : edited, summaryOf(asked));
      await onSaved(entryId, asked.goesOn);
    } catch (error) {
      const refusal = refusalOf(error);
      switch (refusal.kind) {
        case 'net-changed':
          return ask({ ...asked, statement: refusal.statement, isAskedAgain: true });
        case 'outdated':
          return onOutdated();
        case 'closed':
          notifyError(errorText(error));
          ask(undefined);
          return onClosed?.();
        case 'unanswered':
          notifyError(errorText(error));
          return ask({ ...asked });
        case 'refused':
          showFieldErrors(form, error);
          throw error;
      }
    }
  };
}
