import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import type { Minutes } from '@garita/domain/time/work-minutes';
import type { PaymentWork } from './sheet.ts';

/** What deserves a second look before saving. None of these refuses: what must be refused, the server refuses. */
export type PaymentWarning =
  | { code: 'company-inactive' | 'contractor-inactive' }
  | { code: 'hours-above-month'; worked: Minutes };

/** The hours of the longest month, day and night. Payments have no period; most are of a month or less. */
export const MINUTES_OF_MONTH: Minutes = 31 * 24 * 60;

/** The warnings about whom a payment is for; they stand even before anything is typed. */
export function subjectWarnings({ sheet: { company, contractor }, saved }: PaymentWork): PaymentWarning[] {
  if (saved) return [];
  return [
    ...(company.isActive ? [] : [{ code: 'company-inactive' } as const]),
    ...(contractor.isActive ? [] : [{ code: 'contractor-inactive' } as const]),
  ];
}

/** The warnings about what is typed. */
export function paymentWarnings({ minutes }: ContractorTime): PaymentWarning[] {
  return minutes > MINUTES_OF_MONTH ? [{ code: 'hours-above-month', worked: minutes }] : [];
}
