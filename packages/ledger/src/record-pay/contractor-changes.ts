import type { Company } from '@garita/domain/company/company.schema';
import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import {
  type ContractorFacts,
  calculateContractorPayment,
  contractorFacts,
  retainedRefusal,
} from '@garita/domain/contractor/contractor-payment';
import type { DatedPayment, EarlierContractorPay } from '@garita/domain/contractor/contractor-rule';
import type { ContractorInputs, ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import {
  type ContractorTimeChange,
  changedContractorInputs,
} from '@garita/domain/contractor/contractor-time-change';
import type { FieldCode } from '@garita/domain/field-code';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { isDifferent } from '@garita/domain/pay/pay-change';
import { yearOf } from '@garita/domain/time/calendar-date';
import {
  type ContractorDecision,
  decideContractorAmendment,
  decideContractorDeletion,
  decideContractorLoad,
  decideContractorPaidMark,
  decideContractorRecalculation,
  paidEarlier,
} from '../contractor-year/decider.ts';
import type { ContractorDecisionContext } from '../contractor-year/handle-contractor-command.ts';
import { allOf } from '../database/all-of.ts';
import { batchQueries } from '../database/batch-queries.ts';
import type { ContractorCalculation } from '../events/contractor-events.ts';
import { orNotFound, RefusedError, refusedError } from '../live-entries/refused-error.ts';
import { nextEntryId } from '../payroll-year/next-entry-id.ts';
import { contractorPaymentsBeside } from '../queries/contractor/contractor-payments.ts';
import { paidByOtherRecords } from '../queries/contractor/earlier-payments.ts';
import { companyRegistry } from '../registry/records/companies.ts';
import { contractorRegistry } from '../registry/records/contractors.ts';
import type { CompanyScope, SavedRecord } from '../registry/registry.ts';
import { chooseChequeNumber } from './mark-paid.ts';

/** A contractor of a company. */
export type ContractorKey = CompanyScope & { contractorId: number };

/** Decides a change of what a contractor is paid. */
type Decide = (context: ContractorDecisionContext) => Promise<ContractorDecision>;

/** A new payment. With a `position` it is refused if the contractor was paid anything after that event. */
export type NewPayment = {
  time: ContractorTime;
  confirmedNet?: number | undefined;
  position?: number | undefined;
};

/** A change of a saved payment of a tax year. Without `version`, it is about the version in force. */
export type SavedPaymentChange = { entryId: number; taxYear: number; version?: number | undefined };

/** The new values of a saved payment; a value that `change` leaves out stays. */
export type PaymentAmendment = SavedPaymentChange & {
  change: ContractorTimeChange;
  confirmedNet?: number | undefined;
};

/** The payment method and date of a saved payment; null takes the mark back. */
export type PaymentPaidMark = SavedPaymentChange & { paid: PaidMark | null };

/**
 * Decides a new payment at the rate and percentage that the record has now.
 *
 * Refusals: those of `decideContractorLoad`, `not-found`, `company-inactive`, `contractor-inactive`,
 * `invalid-input`, `paid-meanwhile`.
 */
export function loadPayment(
  { time, confirmedNet, position }: NewPayment,
  { contractorId, ...scope }: ContractorKey,
): Decide {
  return async (context) => {
    const { company, contractor, entryId } = await batchQueries(context.tx, (tx) => ({
      company: companyRegistry.find(tx, scope, scope.companyId),
      contractor: contractorRegistry.find(tx, scope, contractorId),
      entryId: nextEntryId(tx),
    }));
    if (!orNotFound(company).isActive) throw refusedError('company-inactive');
    if (!orNotFound(contractor).isActive) throw refusedError('contractor-inactive');
    const { year: _, ...inputs } = time;
    const payment = { entryId, payDate: inputs.payDate };
    const facts = await factsInForce(context, { company, contractor, contractorId }, payment);
    requireRetainable(facts, inputs);
    const decision = decideContractorLoad({ entryId, facts, inputs, confirmedNet });
    const isKnown = position === undefined || !(decision.ok || decision.code === 'net-changed');
    if (isKnown) return decision;
    const key = { companyId: scope.companyId, contractorId };
    const payments = await contractorPaymentsBeside(context.tx, key, { after: position });
    if (payments.length === 0) return decision;
    const { statement } = decision;
    const paidMeanwhile = { position: await context.asOfSeq(), payments };
    throw new RefusedError({ ok: false, code: 'paid-meanwhile', statement, paidMeanwhile });
  };
}

/**
 * Decides the new values of a saved payment, with the rate and percentage that it froze. By the law's rule
 * the earlier pay of the year is counted anew.
 *
 * Refusals: those of `decideContractorAmendment`, `invalid-input`.
 */
export function amendPayment({ taxYear, change, ...saved }: PaymentAmendment, key: ContractorKey): Decide {
  return async (context) => {
    const state = await context.year(taxYear);
    const before = state.live.get(saved.entryId)?.calculation;
    if (!before) return { ok: false, code: state.deleted.has(saved.entryId) ? 'entry-deleted' : 'not-found' };
    const { inputs, earlierPay } = await changedBy(change, before, {
      ...context,
      entryId: saved.entryId,
      key,
    });
    // The schema compares the year of a change with its pay date, but not with the saved one.
    if (change.year !== undefined && change.year !== yearOf(inputs.payDate))
      throw invalidInput('year', 'year-not-of-pay-date');
    requireRetainable(earlierPay ? { ...before.facts, earlierPay } : before.facts, inputs);
    return decideContractorAmendment(state, { ...saved, inputs, earlierPay });
  };
}

/**
 * Decides a saved payment calculated again, with the contractor, the rule and the earlier pay of now.
 *
 * Refusals: those of `decideContractorRecalculation`, `invalid-input`.
 */
export function recalculatePayment(
  { taxYear, ...saved }: SavedPaymentChange,
  { contractorId, ...scope }: ContractorKey,
): Decide {
  return async (context) => {
    const { state, company, contractor } = await batchQueries(context.tx, (tx) => ({
      state: context.year(taxYear),
      company: companyRegistry.find(tx, scope, scope.companyId),
      contractor: contractorRegistry.find(tx, scope, contractorId),
    }));
    const before = state.live.get(saved.entryId)?.calculation;
    if (!before) return { ok: false, code: state.deleted.has(saved.entryId) ? 'entry-deleted' : 'not-found' };
    const payment = { entryId: saved.entryId, payDate: before.inputs.payDate };
    const facts = await factsInForce(context, { company, contractor, contractorId }, payment);
    requireRetainable(facts, before.inputs);
    return decideContractorRecalculation(state, { ...saved, facts });
  };
}

type Subject = {
  company: SavedRecord<Company> | undefined;
  contractor: SavedRecord<Contractor> | undefined;
  contractorId: number;
};

// The facts of a payment from the records of now, with the earlier pay of the year by the law's rule.
async function factsInForce(
  context: ContractorDecisionContext,
  { company, contractor, contractorId }: Subject,
  payment: DatedPayment,
): Promise<ContractorFacts> {
  const { id: companyId, contractorRule } = orNotFound(company);
  const earlierPay =
    contractorRule === 'law' ? await earlierPayOf(context, { companyId, contractorId }, payment) : undefined;
  return contractorFacts(orNotFound(contractor), earlierPay);
}

/**
 * Returns the earlier pay of a payment's year. The lock of the log covers the employer, so that no payment of
 * another record is recorded at the same time.
 */
async function earlierPayOf(
  { tx, year }: Pick<ContractorDecisionContext, 'tx' | 'year'>,
  key: Pick<ContractorKey, 'companyId' | 'contractorId'>,
  payment: DatedPayment,
): Promise<EarlierContractorPay> {
  const { state, elsewhere } = await allOf({
    state: year(yearOf(payment.payDate)),
    elsewhere: paidByOtherRecords(tx, key, payment),
  });
  return { own: paidEarlier(state, payment), elsewhere };
}

type SavedPayment = Pick<ContractorDecisionContext, 'tx' | 'year'> & { entryId: number; key: ContractorKey };

// The earlier pay is counted anew only if something else changes, so that an answer that is sent back changes
// nothing.
async function changedBy(
  change: ContractorTimeChange,
  before: ContractorCalculation,
  { entryId, key, ...context }: SavedPayment,
): Promise<{ inputs: ContractorInputs; earlierPay?: EarlierContractorPay }> {
  const inputs = changedContractorInputs(before, change);
  const isUnchanged = !isDifferent(changedContractorInputs(before, {}), inputs);
  if (!before.facts.earlierPay || isUnchanged) return { inputs };
  const earlierPay = await earlierPayOf(context, key, { entryId, payDate: inputs.payDate });
  const facts = { ...before.facts, earlierPay };
  return { inputs: changedContractorInputs({ ...before, facts }, change), earlierPay };
}

/** Decides to reverse a saved payment. Refusals: those of `decideContractorDeletion`. */
export function deletePayment({ taxYear, entryId, version }: SavedPaymentChange): Decide {
  return async ({ year }) => decideContractorDeletion(await year(taxYear), { entryId, version });
}

/**
 * Decides to mark a saved payment as paid, or to take the mark back.
 *
 * Refusals: those of `decideContractorPaidMark`, `cheque-number-used`.
 */
export function markPayment(
  { taxYear, entryId, version, paid }: PaymentPaidMark,
  { companyId }: CompanyScope,
): Decide {
  return async ({ tx, year }) => {
    const state = await year(taxYear);
    const before = state.paid.get(entryId)?.chequeNumber;
    const cheque = await chooseChequeNumber(tx, { companyId, paid, before });
    return decideContractorPaidMark(state, { entryId, version, paid: paid ?? undefined, cheque });
  };
}

// A typed withheld amount is compared with the amount of the payment, which the schema does not know.
function requireRetainable(facts: ContractorFacts, inputs: ContractorInputs): void {
  const code = retainedRefusal(calculateContractorPayment(facts, inputs));
  if (code !== undefined) throw invalidInput('editedRetained', code);
}

function invalidInput(field: string, code: FieldCode): RefusedError {
  return new RefusedError({ ok: false, code: 'invalid-input', errors: [{ path: [field], code }] });
}
