import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { trpc } from '../../../lib/trpc.ts';
import { refusalOf } from '../../../pay/saving/pay-refusal.ts';
import { type Ask, type Confirmation, useConfirmedSave } from '../../../pay/saving/use-confirmed-save.ts';
import type { Work } from '../state/calculation.ts';
import type { LeaveEffect } from '../state/leave-effect.ts';

/** An entry that is about to be saved, and what that does to leave. */
export type EntryConfirmation = Confirmation<TimeEntry, PayStatement> & {
  leave: Record<LeaveKind, LeaveEffect>;
};

type SaveOptions = {
  work: Work;
  ask: Ask<EntryConfirmation>;
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
