import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { peopleTotal, sumTotal } from '@garita/domain/report/report-total';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { Database } from '@garita/ledger/database/client';
import type { ContractorPaymentView } from '@garita/ledger/queries/contractor/contractor-payment-view';
import { findContractorPayment } from '@garita/ledger/queries/contractor/contractor-payments';
import {
  contractorPaymentsBetween,
  contractorYearTotals,
  type PaymentLine,
} from '@garita/ledger/queries/contractor/contractor-totals';
import { contractorPaymentStub } from '@garita/reports/catalogue';
import { AppError } from '../../../refusal/app-error.ts';
import { companyScope } from '../../access.ts';
import { contractorSubjectIn } from '../../contractor/contractor-subject.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { paymentParts } from '../lists/contractor-figures.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';

/**
 * Prepares the stub of a contractor's payment. The requested year is ignored, because existing programs send
 * a fixed one. Errors: `not-found`.
 */
export async function stubOfContractorPayment(
  { dependencies: { database }, actor }: UseCaseContext,
  { companyId, contractorId, entryId }: ReportRequestOf<'contractor-stub'>,
): Promise<PreparedReport> {
  const scope = companyScope(actor, companyId);
  const { company, contractor } = await contractorSubjectIn(database, scope, contractorId);
  const payment = await findContractorPayment(database, entryId);
  // A payment of another contractor is answered like a missing one.
  if (payment?.companyId !== companyId || payment.contractorId !== contractorId)
    throw new AppError('not-found');
  const { payDate, paid, statement } = payment;
  const data = {
    entryId,
    company,
    contractor: { ...contractor, taxpayerLast4: contractor.taxpayerNumber.slice(-4) },
    payDate,
    paid,
    payment: statement,
    year: await contractorYearTotals(database, payment),
  };
  return prepareReport(contractorPaymentStub, data, {
    boxes: async (source) => paymentParts(await paidUpTo(database, payment))(source),
    totals: [
      peopleTotal('contractors', [payment], () => statement.gross),
      sumTotal('services', [payment], () => statement.gross),
      sumTotal('withheld', [payment], () => statement.retained.amount),
      sumTotal('net', [payment], () => statement.net),
    ],
  });
}

/**
 * Returns the year-to-date sums of the stub: what the contractor was paid in the year up to and with this
 * payment.
 */
async function paidUpTo(
  db: Database,
  { companyId, contractorId, payDate, entryId }: ContractorPaymentView,
): Promise<PaymentLine[]> {
  const soFar = { from: `${yearOf(payDate)}-01-01`, to: payDate };
  const paid = await contractorPaymentsBetween(db, companyId, soFar);
  return paid.filter(
    (one) => one.contractorId === contractorId && (one.payDate < payDate || one.entryId <= entryId),
  );
}
