import {
  type ContractorFacts,
  type ContractorPayment,
  calculateContractorPayment,
  contractorFacts,
} from '@garita/domain/contractor/contractor-payment';
import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import type { PaymentWork } from './sheet.ts';

/** What a payment comes to, and the facts of the contractor that it was computed from. */
export type PaymentCalculation = {
  facts: ContractorFacts;
  payment: ContractorPayment;
  /** It is what the ledger holds: nothing of it was changed. */
  isStored: boolean;
};

/** What the payment comes to as it is typed now: a saved one with the facts it froze, as the server decides it. */
export function calculate({ sheet, saved }: PaymentWork, time: ContractorTime): PaymentCalculation {
  const facts = saved?.facts ?? contractorFacts(sheet.contractor);
  const isStored =
    saved !== undefined &&
    saved.inputs.payDate === time.payDate &&
    saved.inputs.minutes === time.minutes &&
    (saved.inputs.flatFee ?? 0) === (time.flatFee ?? 0) &&
    (saved.inputs.reimbursedExpenses ?? 0) === (time.reimbursedExpenses ?? 0) &&
    saved.inputs.editedRetained === time.editedRetained;
  return { facts, payment: calculateContractorPayment(facts, time), isStored };
}
