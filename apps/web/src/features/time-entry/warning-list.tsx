import { Button } from '@chakra-ui/react';
import type { PayDateNote } from '@garita/domain/pay/pay-date';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { dollarsText } from '../../components/amount.tsx';
import { dateText } from '../../lib/date-text.ts';
import { Warnings } from '../../pay/warnings.tsx';
import { payrollText } from '../../text/payroll.es.ts';
import { holidayNames } from '../../text/reference.es.ts';
import { useEntry, useLiveAmounts } from './entry-context.tsx';
import type { StaleLine } from './state/stale-lines.ts';
import { entryWarnings, subjectWarnings, type Warning } from './state/warnings.ts';

const { warnings: text, actions } = payrollText;

/** What deserves a second look before saving; and for a stale entry, the way to put it right. */
export function WarningList({ onRecalculate }: { onRecalculate: () => void }) {
  const { work, isReadOnly } = useEntry();
  const { entry, leave, calculation } = useLiveAmounts();
  const warnings = [
    ...subjectWarnings(work),
    ...(calculation ? [] : [{ code: 'parameters-missing' } as const]),
    ...(isReadOnly ? [] : entryWarnings(work.period, entry, leave)),
  ];
  const isStale = warnings.some(({ code }) => code === 'stale');
  return (
    <Warnings
      texts={warnings.map(warningText)}
      action={isStale && !isReadOnly && <RecalculateButton onClick={onRecalculate} />}
    />
  );
}

function RecalculateButton({ onClick }: { onClick: () => void }) {
  return (
    <Button type="button" size="xs" colorPalette="accent" onClick={onClick} data-print="hidden">
      {actions.recalculate}
    </Button>
  );
}

function warningText(warning: Warning): string {
  switch (warning.code) {
    case 'company-inactive':
      return text.companyInactive;
    case 'employee-inactive':
      return text.employeeInactive;
    case 'parameters-missing':
      return text.parametersMissing;
    case 'stale':
      return [text.stale[warning.cause], ...warning.lines.map(staleLineText)].join(' ');
    case 'pay-date-outside-window':
      return text.payDateOutsideWindow;
    case 'pay-date':
      return payDateText(warning.note);
    case 'egress-passed':
      return text.egressPassed(dateText(warning.egressDate));
    case 'hours-above-period':
      return text.hoursAbovePeriod(formatMinutes(warning.worked), formatMinutes(warning.possible));
    case 'negative-leave':
      return text.negativeLeave[warning.kind](formatMinutes(warning.balance));
  }
}

function payDateText(note: PayDateNote): string {
  switch (note.code) {
    case 'other-tax-year':
      return text.payDate.otherTaxYear(note.taxYear, note.periodYear);
    case 'other-quarter':
      return text.payDate.otherQuarter(note);
    case 'sunday':
      return text.payDate.sunday;
    case 'holiday':
      return text.payDate.holiday(holidayNames[note.holiday]);
  }
}

function staleLineText({ concept, recorded, now }: StaleLine): string {
  return text.staleLine(payrollText.concepts[concept], dollarsText(recorded), dollarsText(now));
}
