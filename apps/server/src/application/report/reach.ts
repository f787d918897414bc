import { type CalendarDate, monthOf, quarterOf, yearOf } from '@garita/domain/time/calendar-date';
import { findContractorPayment } from '@garita/ledger/queries/contractor/contractor-payments';
import { findTimeEntry } from '@garita/ledger/queries/pay/time-entries';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { orNotFound } from '../../refusal/app-error.ts';
import { findPaymentOwnerOrFail } from '../contractor/contractor-subject.ts';
import { findEntrySubject } from '../pay/saved-entry.ts';
import { useCase } from '../use-case.ts';
import { type ReachedDocument, type ReturnRequest, reachedDocuments } from './reached-documents.ts';

/**
 * Lists every box that a live entry reaches in the returns of the year of its pay date. Of quarterly returns
 * the later quarters count too, up to today's: the entry may have used up one of their limits. A deleted
 * entry reaches none.
 *
 * Errors: `not-found`.
 */
export const entryReach = useCase(
  'pay:read',
  async (context, { entryId }: { entryId: number }): Promise<ReachedDocument[]> => {
    const { database, today } = context.dependencies;
    const scope = await findEntrySubject(context, entryId);
    const company = orNotFound(await companyRegistry.find(database, scope, scope.companyId));
    const entry = await findTimeEntry(database, entryId);
    return entry ? reachedDocuments(context, { entryId, company, requests: returnsOf(entry, today()) }) : [];
  },
);

type QuarterlyReport = 'form-941' | 'form-499' | 'unemployment' | 'chauffeur-insurance';

type Paid = { companyId: number; employeeId: number; payDate: CalendarDate };

/** Lists the returns that include pay of a day, with every federal one that the company may file. */
function returnsOf({ companyId, employeeId, payDate }: Paid, today: CalendarDate): ReturnRequest[] {
  const year = yearOf(payDate);
  const ofQuarters = <Report extends QuarterlyReport>(report: Report) =>
    quartersFrom(payDate, today).map((quarter) => ({ report, companyId, year, quarter }));
  return [
    ...ofQuarters('form-941'),
    { report: 'form-943', companyId, year },
    ...ofQuarters('form-499'),
    ...ofQuarters('unemployment'),
    ...ofQuarters('chauffeur-insurance'),
    { report: 'form-940', companyId, year },
    { report: 'w2pr', companyId, employeeId, year },
    // The year of a CFSE policy ends in June.
    { report: 'workers-compensation', companyId, fiscalYear: monthOf(payDate) < 7 ? year : year + 1 },
  ];
}

/** Returns the quarter of a day and the later quarters of its year that have begun. */
function quartersFrom(day: CalendarDate, today: CalendarDate): number[] {
  const first = quarterOf(day);
  const last = yearOf(today) > yearOf(day) ? 4 : Math.max(first, quarterOf(today));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * Lists every box that a contractor's live payment reaches in the 480.6SP of the year of its pay date, as
 * the agency gets them: the payee's own, the reconciliation and the summary. A deleted payment reaches none.
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
    return reachedDocuments(context, {
      entryId,
      company,
      requests: [{ report: 'form-480-text', ...ofYear }],
    });
  },
);
