import { withholdsWithoutReason } from '@garita/domain/contractor/contractor-rule';
import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';
import { filedTexts, useFiledPay } from '../../pay/filed-reason.tsx';
import { Warnings } from '../../pay/form-layout.tsx';
import { contractorHoursText } from '../../text/records/contractor-hours.es.ts';
import type { PaymentWork } from './payment.ts';
import { useHours } from './payment.ts';

const text = contractorHoursText.warnings;

/** The warnings to look at before saving. */
export function WarningList() {
  const { work, time } = useHours();
  const warnings = [...subjectWarnings(work), ...recalculationWarnings(work), ...paymentWarnings(time)];
  const withholdsNothing = withholdsWithoutReason(work.sheet.contractor, time.payDate);
  const filed = useFiledPay({
    companyId: work.sheet.company.id,
    subject: 'contractor',
    payDates: [time.payDate, work.saved?.inputs.payDate],
  });
  return (
    <Warnings
      texts={[
        ...filedTexts(filed),
        ...warnings.map(warningText),
        ...(withholdsNothing ? [WARNING_TEXTS.withholdsNothing] : []),
      ]}
    />
  );
}

function warningText(warning: PaymentWarning): string {
  switch (warning.code) {
    case 'company-inactive':
      return text.companyInactive;
    case 'contractor-inactive':
      return text.contractorInactive;
    case 'stale':
      return text.stale;
    case 'hours-above-month':
      return text.hoursAboveMonth(formatMinutes(warning.worked), formatMinutes(MINUTES_OF_MONTH));
  }
}

/** A warning before saving. None refuses the payment: that is for the server. */
type PaymentWarning =
  | { code: 'company-inactive' | 'contractor-inactive' | 'stale' }
  | { code: 'hours-above-month'; worked: Minutes };

/** The minutes of the longest month, day and night. Payments have no period; most cover a month or less. */
const MINUTES_OF_MONTH: Minutes = 31 * 24 * 60;

/** Returns the warnings about the contractor and the company, which stand before anything is typed. */
export function subjectWarnings({ sheet: { company, contractor }, saved }: PaymentWork): PaymentWarning[] {
  if (saved) return [];
  return [
    ...(company.isActive ? [] : [{ code: 'company-inactive' } as const]),
    ...(contractor.isActive ? [] : [{ code: 'contractor-inactive' } as const]),
  ];
}

/** Returns the warning that a saved payment needs recalculation. */
export function recalculationWarnings({ saved }: PaymentWork): PaymentWarning[] {
  return saved?.isStale ? [{ code: 'stale' }] : [];
}

/** Returns the warnings about the typed values. */
export function paymentWarnings({ minutes }: ContractorTime): PaymentWarning[] {
  return minutes > MINUTES_OF_MONTH ? [{ code: 'hours-above-month', worked: minutes }] : [];
}
