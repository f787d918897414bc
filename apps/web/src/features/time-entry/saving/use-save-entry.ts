import { useFormContext } from 'react-hook-form';
import { notifyError, notifySuccess } from '../../../components/notices.ts';
import { showFieldErrors } from '../../../form/use-saving.ts';
import { errorText } from '../../../lib/error-text.ts';
import { refusalOf } from '../../../lib/pay-refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import type { Work } from '../state/calculation.ts';
import type { Ask, Confirmation } from './save-dialog.tsx';

type SaveOptions = {
  work: Work;
  ask: Ask;
  onSaved: (entryId: number) => Promise<void>;
  onOutdated: () => void;
};

/** Saves what was confirmed. Whatever comes back instead of an answer, the form keeps what was typed. */
export function useSaveEntry({ work, ask, onSaved, onOutdated }: SaveOptions) {
  const form = useFormContext();
  const load = trpc.payroll.load.useMutation();
  const amend = trpc.payroll.amend.useMutation();
  const { saved, sheet } = work;

  const send = ({ entry, commandId, statement }: Confirmation) => {
    const command = { entry, commandId, confirmedNet: statement.net };
    return saved
      ? amend.mutateAsync({ ...command, entryId: saved.entryId, version: saved.version })
      : load.mutateAsync({ ...command, employeeId: sheet.employee.id });
  };

  return async (confirmation: Confirmation): Promise<void> => {
    try {
      const { entryId } = await send(confirmation);
      ask(undefined);
      notifySuccess(saved ? payrollText.confirmation.edited : payrollText.confirmation.created);
      await onSaved(entryId);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.kind === 'refused') {
        showFieldErrors(form, error);
        throw error;
      }
      if (refusal.kind === 'outdated') return onOutdated();
      if (refusal.kind === 'net-changed') {
        return ask({ ...confirmation, statement: refusal.statement, isAskedAgain: true });
      }
      notifyError(errorText(error));
      ask({ ...confirmation });
    }
  };
}
