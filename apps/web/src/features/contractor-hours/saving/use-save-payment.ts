import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import { trpc } from '../../../lib/trpc.ts';
import { contractorRefusalOf } from '../../../pay/saving/pay-refusal.ts';
import { type Ask, type Confirmation, useConfirmedSave } from '../../../pay/saving/use-confirmed-save.ts';
import type { Work } from '../state/sheet.ts';

/** A payment that is about to be saved. */
export type PaymentConfirmation = Confirmation<ContractorTime, ContractorPayment>;

type SaveOptions = {
  work: Work;
  ask: Ask<PaymentConfirmation>;
  onSaved: (entryId: number) => Promise<void>;
  onOutdated: () => void;
};

/** Saves what was confirmed: a new payment, or the change of a saved one at the version at which it was opened. */
export function useSavePayment({ work: { saved, sheet }, ...rest }: SaveOptions) {
  const load = trpc.contractorTime.load.useMutation();
  const amend = trpc.contractorTime.amend.useMutation();
  const send = ({ entry: time, commandId, statement }: PaymentConfirmation) => {
    const command = { time, commandId, confirmedNet: statement.net };
    return saved
      ? amend.mutateAsync({ ...command, entryId: saved.entryId, version: saved.version })
      : load.mutateAsync({ ...command, contractorId: sheet.contractor.id });
  };
  return useConfirmedSave({ isNew: !saved, send, refusalOf: contractorRefusalOf, ...rest });
}
