import { type CorrectionForm, correctionForms } from '@garita/domain/filing/filed/correction-form';
import { isFilableRequest } from '@garita/domain/filing/filed/filed-document';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import type { ReportRequest } from '@garita/domain/report/report-request';
import type { ReportTotal } from '@garita/domain/report/report-total';

/** Somebody of whom a return says less than nothing, and the forms by which that is declared instead. */
export type PayBelowZero = { employeeId: number; cents: Cents; mendedBy: readonly CorrectionForm[] };

/**
 * Lists the employees of whom a return takes back more than it has, because it corrects pay that an earlier
 * return declared. No agency takes a return below zero; the earlier one is amended instead.
 */
export function payBelowZero(request: ReportRequest, totals: readonly ReportTotal[]): PayBelowZero[] {
  const gross = totals.find(({ name }) => name === 'gross');
  if (!isFilableRequest(request) || !gross) return [];
  const ids = [...new Set(gross.parts.map(({ personId }) => personId))];
  const mendedBy = correctionForms(request.report);
  return ids
    .map((employeeId) => ({
      employeeId,
      cents: sumCents(
        gross.parts.filter(({ personId }) => personId === employeeId).map(({ value }) => value),
      ),
      mendedBy,
    }))
    .filter(({ cents }) => cents < 0);
}
