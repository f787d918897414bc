import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { changedOr, resolveTypedAmount } from '../pay/typed-amount.ts';
import {
  type ContractorFacts,
  type ContractorPayment,
  calculateContractorPayment,
} from './contractor-payment.ts';
import {
  type ContractorInputs,
  type ContractorTime,
  contractorTimeSchema,
} from './contractor-time.schema.ts';

const { payDate, year } = contractorTimeSchema.shape;

const countSchema = z.int('hours-invalid').min(0, 'hours-negative');

/**
 * A change of a contractor's payment. Absent fields keep their saved values. Null as `editedRetained` returns
 * the withholding to its computed amount; `submittedRetained` is an amount not marked as typed.
 */
export const contractorTimeChangeSchema = z
  .strictObject(
    {
      payDate,
      year,
      /** Whole hours and minutes, which are two fields on the screen; each may be absent. */
      hours: countSchema.max(99_999, 'hours-too-large'),
      minutes: countSchema.max(59, 'hours-invalid'),
      flatFee: centsSchema,
      reimbursedExpenses: centsSchema,
      editedRetained: centsSchema.nullable(),
      submittedRetained: centsSchema,
    },
    STRICT,
  )
  .partial();
export type ContractorTimeChange = z.infer<typeof contractorTimeChangeSchema>;

/** Returns the change that turns any saved payment into this one. */
export function contractorChangeTo({
  minutes: worked,
  flatFee = 0,
  reimbursedExpenses = 0,
  editedRetained,
  ...dated
}: ContractorTime): ContractorTimeChange {
  return {
    ...dated,
    hours: Math.floor(worked / 60),
    minutes: worked % 60,
    flatFee,
    reimbursedExpenses,
    editedRetained: editedRetained ?? null,
  };
}

/** A saved payment from the ledger. */
type Saved = { inputs: ContractorInputs; facts: ContractorFacts; result: ContractorPayment };

/**
 * Applies a change to a saved payment. Absent fields keep their saved values; a submitted withholding may
 * count as typed.
 */
export function changedContractorInputs(
  { inputs, facts, result }: Saved,
  change: ContractorTimeChange,
): ContractorInputs {
  const changed = {
    payDate: change.payDate ?? inputs.payDate,
    minutes: (change.hours ?? Math.floor(inputs.minutes / 60)) * 60 + (change.minutes ?? inputs.minutes % 60),
    flatFee: change.flatFee ?? inputs.flatFee ?? 0,
    reimbursedExpenses: change.reimbursedExpenses ?? inputs.reimbursedExpenses ?? 0,
  };
  const { retained } = calculateContractorPayment(facts, changed);
  const editedRetained = resolveTypedAmount(
    changedOr(inputs.editedRetained, change.editedRetained),
    change.submittedRetained,
    {
      inForce: result.retained.amount,
      computed: retained.amount,
    },
  );
  return { ...changed, editedRetained };
}
