import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import type { ContractorDecision } from '../contractor-year/decider.ts';
import {
  type ContractorDecisionContext,
  handleContractorCommand,
} from '../contractor-year/handle-contractor-command.ts';
import type { Database, Transaction } from '../database/client.ts';
import { isUnchanged, type RecordedEvents } from '../live-entries/handle-year-command.ts';
import { orNotFound, type Refusal } from '../live-entries/refused-error.ts';
import type { ContractorPaymentView } from '../queries/contractor/contractor-payment-view.ts';
import { contractorPaymentAt, contractorPaymentsBeside } from '../queries/contractor/contractor-payments.ts';
import { paidBeforeDeletion } from '../queries/pay/entry-state.ts';
import type { PaymentBeside } from '../queries/pay/pay-beside.ts';
import {
  amendPayment,
  type ContractorKey,
  deletePayment,
  loadPayment,
  markPayment,
  type NewPayment,
  type PaymentAmendment,
  type PaymentPaidMark,
  recalculatePayment,
  type SavedPaymentChange,
} from './contractor-changes.ts';
import type { PayCommand } from './record-pay.ts';

/** A payment as loaded, and the contractor's other payments of the same day. */
export type LoadedPayment = ContractorPaymentView & { beside: PaymentBeside[] };

/** A payment that was deleted, and what had been paid of it. */
export type DeletedPayment = { entryId: number; paid: PaidDifference | null };

/** The changes of what a contractor is paid, each with its data and its answer. */
type ContractorPayOperations = {
  load: { data: NewPayment; answer: LoadedPayment };
  amend: { data: PaymentAmendment; answer: ContractorPaymentView };
  recalculate: { data: SavedPaymentChange; answer: ContractorPaymentView };
  mark: { data: PaymentPaidMark; answer: ContractorPaymentView };
  delete: { data: SavedPaymentChange; answer: DeletedPayment };
};

/** The name of a change of what a contractor is paid. */
export type ContractorPayOperation = keyof ContractorPayOperations;

/** The answer of a change of what a contractor is paid. */
export type ContractorPayAnswer<Operation extends ContractorPayOperation> =
  ContractorPayOperations[Operation]['answer'];

/** A change of what a contractor is paid, as data: its name, and its input. */
export type ContractorPayChange<Operation extends ContractorPayOperation> = {
  operation: Operation;
} & ContractorPayOperations[Operation]['data'];

/**
 * Records a change of what a contractor is paid, as `recordPay` does for employees: one call with plain data
 * and one answer. The only way for a server to change it. A repeated command records nothing and gets its
 * first answer.
 *
 * Refusals: those of the change, `filed-reason-required`, and `idempotency-key-reused` if the key came with
 * another request.
 */
export async function recordContractorPay<Operation extends ContractorPayOperation>(
  db: Database,
  { accountId, ...command }: PayCommand & { contractorId: number },
  change: ContractorPayChange<Operation>,
): Promise<{ ok: true; answer: ContractorPayAnswer<Operation> } | Refusal<ContractorPayment>> {
  const { decide, readAnswer }: Handling<Operation> = HANDLING[change.operation];
  const key = { accountId, companyId: command.companyId, contractorId: command.contractorId };
  const outcome = await handleContractorCommand(db, command, {
    decide: decide(change, key),
    readRecorded: (tx, { events }) => readAnswer(tx, key, { change, events }),
  });
  if (!outcome.ok) return outcome;
  const { answer } = outcome;
  if (answer === undefined) throw new TypeError('The answer of a recorded command is always read');
  return { ok: true, answer };
}

/** Makes the decision of a change, and reads its answer. */
type Handling<Operation extends ContractorPayOperation> = {
  decide: (
    data: ContractorPayOperations[Operation]['data'],
    key: ContractorKey,
  ) => (context: ContractorDecisionContext) => Promise<ContractorDecision>;
  readAnswer: (
    tx: Transaction,
    key: ContractorKey,
    recorded: { change: ContractorPayOperations[Operation]['data']; events: RecordedEvents },
  ) => Promise<ContractorPayAnswer<Operation>>;
};

const HANDLING: { [Operation in ContractorPayOperation]: Handling<Operation> } = {
  load: {
    decide: loadPayment,
    readAnswer: async (tx, key, { events }) => {
      const payment = await readPayment(tx, key, { events });
      const { entryId: exceptEntryId, payDate, version: until } = payment;
      const beside = await contractorPaymentsBeside(tx, key, { payDate, until, exceptEntryId });
      return { ...payment, beside };
    },
  },
  amend: {
    decide: amendPayment,
    readAnswer: (tx, key, { change: { entryId }, events }) => readPayment(tx, key, { entryId, events }),
  },
  recalculate: {
    decide: recalculatePayment,
    readAnswer: (tx, key, { change: { entryId }, events }) => readPayment(tx, key, { entryId, events }),
  },
  mark: {
    decide: markPayment,
    readAnswer: (tx, key, { change: { entryId }, events }) => readPayment(tx, key, { entryId, events }),
  },
  delete: {
    decide: deletePayment,
    readAnswer: async (tx, { companyId }, { change: { entryId }, events }) => {
      const paid = await paidBeforeDeletion(tx, companyId, events.lastSeq);
      return { entryId, paid };
    },
  },
};

/** Reads the payment that a command recorded or, if it recorded nothing, the one with this id. */
async function readPayment(
  tx: Transaction,
  { companyId }: ContractorKey,
  { entryId, events }: { entryId?: number; events: RecordedEvents },
): Promise<ContractorPaymentView> {
  const moment = { companyId, seq: events.lastSeq, entryId: isUnchanged(events) ? entryId : undefined };
  return orNotFound(await contractorPaymentAt(tx, moment));
}
