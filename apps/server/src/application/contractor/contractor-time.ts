import {
  type ContractorFacts,
  calculateContractorPayment,
  contractorFacts,
  retainedRefusal,
} from '@garita/domain/contractor/contractor-payment';
import type { ContractorInputs, ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import {
  type ContractorTimeChange,
  changedContractorInputs,
} from '@garita/domain/contractor/contractor-time-change';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { yearOf } from '@garita/domain/time/calendar-date';
import {
  decideContractorAmendment,
  decideContractorDeletion,
  decideContractorLoad,
  decideContractorPaidMark,
} from '@garita/ledger/contractor-year/decider';
import { type PaidMeanwhile, RefusedError } from '@garita/ledger/live-entries/refused-error';
import { nextEntryId } from '@garita/ledger/payroll-year/next-entry-id';
import type { ContractorPaymentView } from '@garita/ledger/queries/contractor/contractor-payment-view';
import {
  contractorPaymentsBeside,
  contractorPaymentVersions,
  findContractorPayment,
} from '@garita/ledger/queries/contractor/contractor-payments';
import {
  type EntryDeletion,
  entryReasons,
  findEntryDeletion,
} from '@garita/ledger/queries/pay/entry-reasons';
import { paidBeforeDeletion } from '@garita/ledger/queries/pay/entry-state';
import { chooseChequeNumber } from '@garita/ledger/record-pay/mark-paid';
import { listUserNames } from '@garita/ledger/registry/access/users';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import type { PayCommand } from '../pay/change-pay.ts';
import type { DeleteTimeInput } from '../pay/delete-time.ts';
import type { MarkPaidInput } from '../pay/mark-paid.ts';
import { useCase } from '../use-case.ts';
import { changeContractorPay, changePayment } from './change-contractor-pay.ts';
import { contractorSubject, findPaymentOwnerOrFail, requireActiveContractor } from './contractor-subject.ts';

/** `position` is that of the sheet on which the payment was typed. */
type LoadContractorTime = PayCommand & {
  contractorId: number;
  time: ContractorTime;
  position?: number | undefined;
};

/** A payment as loaded, and what the contractor is paid besides on the same day. */
export type LoadedContractorTime = ContractorPaymentView & { beside: PaidMeanwhile['payments'] };

type AmendContractorTime = PayCommand & {
  entryId: number;
  version?: number | undefined;
  change: ContractorTimeChange;
};

/**
 * Loads what a contractor is paid for some hours, at the rate and percentage of the record now. With a
 * position it is refused if the contractor was paid anything after it.
 *
 * Errors: `not-found`, `company-inactive`, `contractor-inactive`, `nothing-to-pay`, `net-changed`,
 * `paid-meanwhile`, those of a key.
 */
export const loadContractorTime = useCase(
  'pay:write',
  async (context, input: LoadContractorTime): Promise<LoadedContractorTime> => {
    const { dependencies, actor } = context;
    const { contractorId, position } = input;
    const subject = await contractorSubject(dependencies.database, actor, contractorId);
    const key = { companyId: subject.company.id, contractorId };
    const loaded = await changePayment(
      context,
      subject,
      { operation: 'load', input },
      async ({ tx, asOfSeq }) => {
        const now = await contractorSubject(tx, actor, contractorId);
        requireActiveContractor(now);
        const facts = contractorFacts(now.contractor);
        const inputs = inputsOf(input.time);
        requireRetainable(facts, inputs);
        const { confirmedNet } = input;
        const decision = decideContractorLoad({
          entryId: await nextEntryId(tx),
          facts,
          inputs,
          confirmedNet,
        });
        const isKnown = position === undefined || !(decision.ok || decision.code === 'net-changed');
        const payments = isKnown ? [] : await contractorPaymentsBeside(tx, key, { after: position });
        if (payments.length === 0) return decision;
        const { statement } = decision;
        const paidMeanwhile = { position: await asOfSeq(), payments };
        throw new RefusedError({ ok: false, code: 'paid-meanwhile', statement, paidMeanwhile });
      },
    );
    const { entryId, payDate, version } = loaded;
    const sameDay = { payDate, until: version, exceptEntryId: entryId };
    return { ...loaded, beside: await contractorPaymentsBeside(dependencies.database, key, sameDay) };
  },
);

/**
 * Changes a saved payment, computing with the rate and percentage it froze. What the change leaves out stays,
 * and a change that says what is in force records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `nothing-to-pay`, `net-changed`, those of a key.
 */
export const amendContractorTime = useCase(
  'pay:write',
  async (context, input: AmendContractorTime): Promise<ContractorPaymentView> => {
    const { entryId, version, change, confirmedNet } = input;
    const { subject, taxYear } = await findPaymentOwnerOrFail(
      context.dependencies.database,
      context.actor,
      entryId,
    );
    return changePayment(
      context,
      { ...subject, entryId },
      { operation: 'amend', input },
      async ({ year }) => {
        const state = await year(taxYear);
        const before = state.live.get(entryId)?.calculation;
        if (!before) return { ok: false, code: state.deleted.has(entryId) ? 'entry-deleted' : 'not-found' };
        const inputs = changedContractorInputs(before, change);
        requireYearOfPayDate(change, inputs);
        requireRetainable(before.facts, inputs);
        return decideContractorAmendment(state, { entryId, version, inputs, confirmedNet });
      },
    );
  },
);

/** A payment that was deleted, and what had been paid of it. */
export type DeletedPayment = { entryId: number; paid: PaidDifference | null };

/**
 * Reverses a saved payment exactly. Errors: `not-found`, `entry-deleted`, `stale-version`, those of a key.
 */
export const deleteContractorTime = useCase(
  'pay:write',
  async (context, input: DeleteTimeInput): Promise<DeletedPayment> => {
    const { entryId, version } = input;
    const { subject, taxYear } = await findPaymentOwnerOrFail(
      context.dependencies.database,
      context.actor,
      entryId,
    );
    const change = { operation: 'delete', input };
    const paid = await changeContractorPay(context, subject, change, {
      decide: async ({ year }) => decideContractorDeletion(await year(taxYear), { entryId, version }),
      readRecorded: (tx, { events }) => paidBeforeDeletion(tx, subject.company.id, events.lastSeq),
    });
    return { entryId, paid };
  },
);

/**
 * Marks a saved payment as paid, or takes the mark back; its amounts and its version stay. Marked again after
 * a correction, it settles the difference; the mark that there is, said again, records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `already-paid`, `cheque-number-used`, those of a
 * key.
 */
export const markContractorTimePaid = useCase(
  'pay:write',
  async (context, input: MarkPaidInput): Promise<ContractorPaymentView> => {
    const { entryId, version, paid } = input;
    const { subject, taxYear } = await findPaymentOwnerOrFail(
      context.dependencies.database,
      context.actor,
      entryId,
    );
    return changePayment(
      context,
      { ...subject, entryId },
      { operation: 'mark', input },
      async ({ tx, year }) => {
        const state = await year(taxYear);
        const before = state.paid.get(entryId)?.chequeNumber;
        const cheque = await chooseChequeNumber(tx, { companyId: subject.company.id, paid, before });
        return decideContractorPaidMark(state, { entryId, version, paid: paid ?? undefined, cheque });
      },
    );
  },
);

// The schema holds a year against the pay date of the same change, not against one that was saved before.
function requireYearOfPayDate({ year }: ContractorTimeChange, { payDate }: ContractorInputs): void {
  if (year === undefined || year === yearOf(payDate)) return;
  throw new AppError('invalid-input', { errors: [{ path: ['year'], code: 'year-not-of-pay-date' }] });
}

// What was typed as withheld is held against what the payment comes to, which no schema knows.
function requireRetainable(facts: ContractorFacts, inputs: ContractorInputs): void {
  const code = retainedRefusal(calculateContractorPayment(facts, inputs));
  if (code !== undefined)
    throw new AppError('invalid-input', { errors: [{ path: ['editedRetained'], code }] });
}

// The year follows from the pay date.
function inputsOf({ year, ...inputs }: ContractorTime): ContractorInputs {
  return inputs;
}

/** One payment in force. Errors: `not-found`, also for one that was deleted. */
export const getContractorTime = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { entryId }: { entryId: number },
  ): Promise<ContractorPaymentView> => {
    await findPaymentOwnerOrFail(database, actor, entryId);
    return orNotFound(await findContractorPayment(database, entryId));
  },
);

/** The versions of a payment, and the names of the account's users. */
export type ContractorTimeHistory = {
  /** Each version with its reason; '' where none was given. */
  versions: (ContractorPaymentView & { reason: string })[];
  deletion: EntryDeletion | null;
  users: { id: number; name: string }[];
};

/**
 * Returns every version of a payment, the first one first, also of a deleted payment. Errors: `not-found`.
 */
export const contractorTimeHistory = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { entryId }: { entryId: number },
  ): Promise<ContractorTimeHistory> => {
    const { subject } = await findPaymentOwnerOrFail(database, actor, entryId);
    const ofPayment = { companyId: subject.company.id, entryId };
    const versions = await contractorPaymentVersions(database, ofPayment);
    const reasons = await entryReasons(database, ofPayment);
    return {
      versions: versions.map((one) => ({ ...one, reason: reasons.get(one.version) ?? '' })),
      deletion: await findEntryDeletion(database, ofPayment),
      users: await listUserNames(database, actor.accountId),
    };
  },
);
