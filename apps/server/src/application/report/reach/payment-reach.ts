import { findContractorPayment } from '@garita/ledger/queries/contractor/contractor-payments';
import { findPaymentOwnerOrFail } from '../../contractor/contractor-subject.ts';
import { useCase } from '../../use-case.ts';
import { type ReachedDocument, reachedDocuments } from './reached-documents.ts';

/**
 * Every box that a contractor's live payment reaches, in the 480.6SP of the year of its pay date, as the agency gets them: the payee's
 * own, the reconciliation and the summary. Nothing of a deleted one.
 *
 * Errors: `not-found`.
 */
export const paymentReach = useCase(
  'pay:read',
  async (context, { entryId }: { entryId: number }): Promise<ReachedDocument[]> => {
    const { database } = context.dependencies;
    const { subject, taxYear: year } = await findPaymentOwnerOrFail(database, context.actor, entryId);
    if (!(await findContractorPayment(database, entryId))) return [];
    const { company } = subject;
    const ofYear = { companyId: company.id, year, submission: 'original' } as const;
    return reachedDocuments(context, { entryId, company }, [{ report: 'form-480-text', ...ofYear }]);
  },
);
