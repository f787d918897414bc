import { formatMinutes } from '@garita/domain/time/work-minutes';
import { filedTexts, useFiledPay } from '../../pay/filed/use-filed-pay.ts';
import { Warnings } from '../../pay/warnings.tsx';
import { contractorHoursText } from '../../text/contractor-hours.es.ts';
import { useHours } from './hours-context.ts';
import { MINUTES_OF_MONTH, type PaymentWarning, paymentWarnings, subjectWarnings } from './state/warnings.ts';

const text = contractorHoursText.warnings;

/** What deserves a second look before saving. */
export function WarningList() {
  const { work, time } = useHours();
  const warnings = [...subjectWarnings(work), ...paymentWarnings(time)];
  const filed = useFiledPay({
    companyId: work.sheet.company.id,
    subject: 'contractor',
    payDates: [time.payDate, work.saved?.inputs.payDate],
  });
  return <Warnings texts={[...filedTexts(filed), ...warnings.map(warningText)]} />;
}

function warningText(warning: PaymentWarning): string {
  switch (warning.code) {
    case 'company-inactive':
      return text.companyInactive;
    case 'contractor-inactive':
      return text.contractorInactive;
    case 'hours-above-month':
      return text.hoursAboveMonth(formatMinutes(warning.worked), formatMinutes(MINUTES_OF_MONTH));
  }
}
