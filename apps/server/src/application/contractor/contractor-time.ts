import { withholdsWithoutReason } from '@garita/domain/contractor/contractor-rule';
import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import type { ContractorTimeChange } from '@garita/domain/contractor/contractor-time-change';
import type { Database } from '@garita/ledger/database/client';
import type { ContractorPaymentView } from '@garita/ledger/queries/contractor/contractor-payment-view';
import {
  contractorPaymentVersions,
  findContractorPayment,
} from '@garita/ledger/queries/contractor/contractor-payments';
import { paymentsToRecalculate } from '@garita/ledger/queries/contractor/earlier-payments';
import {
  type EntryDeletion,
  entryReasons,
  findEntryDeletion,
} from '@garita/ledger/queries/pay/entry-reasons';
import type { DeletedPayment, LoadedPayment } from '@garita/ledger/record-pay/record-contractor-pay';
import { listUserNames } from '@garita/ledger/registry/access/user-names';
import { orNotFound } from '../../refusal/app-error.ts';
import type { PayCommand } from '../pay/change-pay.ts';
import type { DeleteTimeInput, MarkPaidInput } from '../pay/change-time.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { changeContractorPay } from './change-contractor-pay.ts';
import { type ContractorSubject, contractorSubject, findPaymentOwnerOrFail } from './contractor-subject.ts';
import { seenPayments } from './seen-payments.ts';

/** `position` is the position of the sheet on which the payment was typed. */
type LoadContractorTime = PayCommand & {
  contractorId: number;
  time: ContractorTime;
  position?: number | undefined;
};

type AmendContractorTime = PayCommand & {
  entryId: number;
  version?: number | undefined;
  change: ContractorTimeChange;
};

/**
 * Loads a payment for a contractor's hours, at the rate and percentage that the record has now. With a
 * position it is refused if the contractor was paid anything after it.
 *
 * Errors: `not-found`, `company-inactive`, `contractor-inactive`, `nothing-to-pay`, `net-changed`,
 * `paid-meanwhile`, those of a key.
 */
export const loadContractorTime = useCase(
  'pay:write',
  async (context, input: LoadContractorTime): Promise<LoadedPayment & PaymentNotes> => {
    const { contractorId, time, confirmedNet, position } = input;
    const subject = await contractorSubject(context.dependencies.database, context.actor, contractorId);
    const change = { operation: 'load', time, confirmedNet, position } as const;
    return withNotes(context, subject, await changeContractorPay(context, subject, input, change));
  },
);

/**
 * Changes a saved payment, and calculates with the rate and percentage that it froze. Values that are left
 * out stay; a change without any difference records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `nothing-to-pay`, `net-changed`, those of a key.
 */
export const amendContractorTime = useCase(
  'pay:write',
  async (context, input: AmendContractorTime): Promise<ContractorPaymentView & PaymentNotes> => {
    const { entryId, version, change, confirmedNet } = input;
    const { database } = context.dependencies;
    const { subject, taxYear } = await findPaymentOwnerOrFail(database, context.actor, entryId);
    const amendment = { entryId, taxYear, version, change, confirmedNet };
    const saving = changeContractorPay(context, subject, input, { operation: 'amend', ...amendment });
    return withNotes(context, subject, await saving);
  },
);

/**
 * Calculates a saved payment again, with the contractor, the rule and the earlier pay of now. It is recorded
 * even if no amount changes.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `filed-reason-required`, those of a key.
 */
export const recalculateContractorTime = useCase(
  'pay:write',
  async (
    context,
    input: PayCommand & { entryId: number; version?: number | undefined },
  ): Promise<ContractorPaymentView & PaymentNotes> => {
    const { entryId, version } = input;
    const { database } = context.dependencies;
    const { subject, taxYear } = await findPaymentOwnerOrFail(database, context.actor, entryId);
    const change = { operation: 'recalculate', entryId, taxYear, version } as const;
    return withNotes(context, subject, await changeContractorPay(context, subject, input, change));
  },
);

/** The notes about a payment that was saved. */
export type PaymentNotes = {
  /** The contractor's other payments of the year that need recalculation now. */
  stale: number[];
  /** True if nothing is withheld, without a waiver in force and without an exemption code. */
  withholdsNothing: boolean;
};

async function withNotes<Payment extends ContractorPaymentView>(
  { dependencies: { database } }: UseCaseContext,
  subject: ContractorSubject,
  payment: Payment,
): Promise<Payment & PaymentNotes> {
  const { entryId, payDate, taxYear } = payment;
  const stale = await needingRecalculationIn(database, subject, taxYear);
  return {
    ...payment,
    stale: stale.filter((id) => id !== entryId),
    withholdsNothing: withholdsWithoutReason(subject.contractor, payDate),
  };
}

/** Returns the payments of a contractor's year that need recalculation: none by the specification's rule. */
async function needingRecalculationIn(
  db: Database,
  { company, contractor }: ContractorSubject,
  taxYear: number,
): Promise<number[]> {
  if (company.contractorRule !== 'law') return [];
  const key = { companyId: company.id, contractorId: contractor.id };
  return [...(await paymentsToRecalculate(db, key, taxYear))];
}

/** A deleted payment, and the contractor's payments of its year that need recalculation now. */
export type DeletedContractorTime = DeletedPayment & Pick<PaymentNotes, 'stale'>;

/**
 * Reverses a saved payment exactly. Errors: `not-found`, `entry-deleted`, `stale-version`, those of a key.
 */
export const deleteContractorTime = useCase(
  'pay:write',
  async (context, input: DeleteTimeInput): Promise<DeletedContractorTime> => {
    const { entryId, version } = input;
    const { database } = context.dependencies;
    const { subject, taxYear } = await findPaymentOwnerOrFail(database, context.actor, entryId);
    const change = { operation: 'delete', entryId, taxYear, version } as const;
    const deleted = await changeContractorPay(context, subject, input, change);
    return { ...deleted, stale: await needingRecalculationIn(database, subject, taxYear) };
  },
);

/**
 * Marks a saved payment as paid, or takes the mark back; amounts and version stay. A second mark after a
 * correction settles the difference; a repeat of the same mark records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `already-paid`, `cheque-number-used`, those of a
 * key.
 */
export const markContractorTimePaid = useCase(
  'pay:write',
  async (context, input: MarkPaidInput): Promise<ContractorPaymentView> => {
    const { entryId, version, paid } = input;
    const { database } = context.dependencies;
    const { subject, taxYear } = await findPaymentOwnerOrFail(database, context.actor, entryId);
    return changeContractorPay(context, subject, input, {
      operation: 'mark',
      entryId,
      taxYear,
      version,
      paid,
    });
  },
);

/** Returns one payment in force. Errors: `not-found`, also for a deleted payment. */
export const getContractorTime = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { entryId }: { entryId: number },
  ): Promise<ContractorPaymentView> => {
    await findPaymentOwnerOrFail(database, actor, entryId);
    const [payment] = seenPayments(actor, [orNotFound(await findContractorPayment(database, entryId))]);
    return orNotFound(payment);
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
    const versions = seenPayments(actor, await contractorPaymentVersions(database, ofPayment));
    const reasons = await entryReasons(database, ofPayment);
    return {
      versions: versions.map((one) => ({ ...one, reason: reasons.get(one.version) ?? '' })),
      deletion: await findEntryDeletion(database, ofPayment),
      users: await listUserNames(database, actor.accountId),
    };
  },
);
