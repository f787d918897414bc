import { useConfirmedSave } from '../../../form/use-confirmed-save.ts';
import { refusalOf } from '../../../lib/pay-refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Work } from '../state/calculation.ts';
import type { Ask, EntryConfirmation } from './save-dialog.tsx';

type SaveOptions = {
  work: Work;
  ask: Ask;
  onSaved: (entryId: number) => Promise<void>;
  onOutdated: () => void;
};

/** Saves what was confirmed: a new entry, or the change of a saved one at the version at which it was opened. */
export function useSaveEntry({ work: { saved, sheet }, ...rest }: SaveOptions) {
  const load = trpc.payroll.load.useMutation();
  const amend = trpc.payroll.amend.useMutation();
  const send = ({ entry, commandId, statement }: EntryConfirmation) => {
    const command = { entry, commandId, confirmedNet: statement.net };
    return saved
      ? amend.mutateAsync({ ...command, entryId: saved.entryId, version: saved.version })
      : load.mutateAsync({ ...command, employeeId: sheet.employee.id });
  };
  return useConfirmedSave({ isNew: !saved, send, refusalOf, ...rest });
}
