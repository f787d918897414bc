import type { ContractorPaymentView } from '@garita/ledger/queries/contractor/contractor-payment-view';
import { findContractorPayment } from '@garita/ledger/queries/contractor/contractor-payments';
import { orNotFound } from '../or-not-found.ts';
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
