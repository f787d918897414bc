import type { ContractorPaymentView } from '@garita/ledger/queries/contractor/contractor-payment-view';
import { findContractorPayment } from '@garita/ledger/queries/contractor/contractor-payments';
import { existing } from '../existing.ts';
import { useCase } from '../use-case.ts';
import { savedPayment } from './contractor-subject.ts';

/** One payment in force. Errors: `not-found`, also for one that was deleted. */
export const getContractorTime = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { entryId }: { entryId: number },
  ): Promise<ContractorPaymentView> => {
    await savedPayment(database, actor, entryId);
    return existing(await findContractorPayment(database, entryId));
  },
);
