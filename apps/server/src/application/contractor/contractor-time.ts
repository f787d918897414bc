import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import type { ContractorTimeChange } from '@garita/domain/contractor/contractor-time-change';
import type { ContractorPaymentView } from '@garita/ledger/queries/contractor/contractor-payment-view';
import {
  contractorPaymentVersions,
  findContractorPayment,
} from '@garita/ledger/queries/contractor/contractor-payments';
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
import { useCase } from '../use-case.ts';
import { changeContractorPay } from './change-contractor-pay.ts';
import { contractorSubject, findPaymentOwnerOrFail } from './contractor-subject.ts';

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
  async (context, input: LoadContractorTime): Promise<LoadedPayment> => {
    const { contractorId, time, confirmedNet, position } = input;
    const subject = await contractorSubject(context.dependencies.database, context.actor, contractorId);
    return changeContractorPay(context, subject, input, { operation: 'load', time, confirmedNet, position });
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
  async (context, input: AmendContractorTime): Promise<ContractorPaymentView> => {
    const { entryId, version, change, confirmedNet } = input;
    const { database } = context.dependencies;
    const { subject, taxYear } = await findPaymentOwnerOrFail(database, context.actor, entryId);
    const amendment = { entryId, taxYear, version, change, confirmedNet };
    return changeContractorPay(context, subject, input, { operation: 'amend', ...amendment });
  },
);

/**
 * Reverses a saved payment exactly. Errors: `not-found`, `entry-deleted`, `stale-version`, those of a key.
 */
export const deleteContractorTime = useCase(
  'pay:write',
  async (context, input: DeleteTimeInput): Promise<DeletedPayment> => {
    const { entryId, version } = input;
    const { database } = context.dependencies;
    const { subject, taxYear } = await findPaymentOwnerOrFail(database, context.actor, entryId);
    return changeContractorPay(context, subject, input, { operation: 'delete', entryId, taxYear, version });
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
