import type { ContractorPaymentView } from '@garita/ledger/queries/contractor/contractor-payment-view';
import {
  contractorPaymentVersions,
  findContractorPayment,
} from '@garita/ledger/queries/contractor/contractor-payments';
import { entryReasons } from '@garita/ledger/queries/pay/entry-reasons';
import { listUserNames } from '@garita/ledger/registry/access/users';
import { orNotFound } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';
import { findPaymentOwnerOrFail } from './contractor-subject.ts';

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
      users: await listUserNames(database, actor.accountId),
    };
  },
);
