import { Button } from '@chakra-ui/react';
import { TIME_KINDS, type TimeKind } from '@garita/domain/pay/concepts';
import type { PayDateNote } from '@garita/domain/pay/period/pay-date';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { PAY_WARNING_TEXTS } from '@garita/domain/text/warnings/pay-warning-texts.es';
import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { newTimeEntryIn } from '../../lib/addresses.ts';
import { dateText, todayInPuertoRico } from '../../lib/date-text.ts';
import { filedTexts, useFiledPay } from '../../pay/filed-reason.tsx';
import { Warnings } from '../../pay/form-layout.tsx';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { holidayNames, payrollWarnings } from '../../text/pay/payroll-warnings.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { useEntry, useLiveAmounts } from './entry-context.tsx';
import type { PayrollSheet } from './state/sheet.ts';
import { laterYearOf } from './state/sheet.ts';
import {
  type EntryWarning,
  entryWarnings,
  type RecalculationLine,
  subjectWarnings,
} from './state/warnings.ts';

const { actions } = payrollText;
const text = payrollWarnings;

/** The warnings before saving, and the buttons that put some of them right. */
export function WarningList({ onRecalculate }: { onRecalculate: () => void }) {
  const { work, isReadOnly } = useEntry();
  const { entry, leave, calculation } = useLiveAmounts();
  const laterYear = work.correction && laterYearOf(work.correction, entry.payDate, todayInPuertoRico());
  const warnings = [
    ...subjectWarnings(work),
    ...(calculation ? [] : [{ code: 'parameters-missing' } as const]),
    ...(isReadOnly ? [] : entryWarnings(work, { entry, calculation, leave })),
  ];
  const filed = useFiledPay({
    companyId: work.sheet.company.id,
    subject: 'employee',
    payDates: [entry.payDate, work.saved?.inputs.payDate],
  });
  const isStale = warnings.some(({ code }) => code === 'stale');
  const overtime = warnings.find((warning) => warning.code === 'overtime-as-regular')?.overtime;
  return (
    <Warnings
      texts={[
        ...(laterYear === undefined ? [] : [text.correctedLater(laterYear)]),
        ...filedTexts(isReadOnly ? [] : filed),
        ...warnings.map(warningText),
        ...(isReadOnly || !calculation ? [] : (work.rule?.warnings(calculation.statement.incomeTax) ?? [])),
      ]}
      actions={
        isReadOnly || (
          <>
            {isStale && <WarningButton onClick={onRecalculate}>{actions.recalculate}</WarningButton>}
            {overtime !== undefined && <MoveToOvertime overtime={overtime} />}
            {laterYear !== undefined && <LoadInYear sheet={work.sheet} year={laterYear} />}
          </>
        )
      }
    />
  );
}

/** Leads to a new entry in the later year, which pays what was too little. */
function LoadInYear({ sheet: { company, employee }, year }: { sheet: PayrollSheet; year: number }) {
  return (
    <Button asChild size="xs" colorPalette="accent" data-print="hidden">
      <Link to={newTimeEntryIn({ companyId: company.id, employeeId: employee.id, year })}>
        {text.loadInYear(year)}
      </Link>
    </Button>
  );
}

/** Moves the regular time above the weekly limit to overtime. */
function MoveToOvertime({ overtime }: { overtime: Minutes }) {
  const { getValues, setValue } = useFormContext<TimeEntry>();
  const move = () => {
    const { minutes } = getValues();
    // A text that is no time is for somebody to correct first.
    if (typeof minutes.regular !== 'number' || typeof minutes.overtime !== 'number') return;
    setValue('minutes.regular', minutes.regular - overtime, { shouldDirty: true });
    setValue('minutes.overtime', minutes.overtime + overtime, { shouldDirty: true });
  };
  return <WarningButton onClick={move}>{text.moveToOvertime(formatMinutes(overtime))}</WarningButton>;
}

function WarningButton(props: { onClick: () => void; children: string }) {
  return <Button type="button" size="xs" colorPalette="accent" data-print="hidden" {...props} />;
}

function warningText(warning: EntryWarning): string {
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
    case 'in-opening':
      return PAY_WARNING_TEXTS.inOpening(dateText(warning.until));
    case 'egress-passed':
      return text.egressPassed(dateText(warning.egressDate));
    case 'short-period':
      return PAY_WARNING_TEXTS.shortPeriod(warning);
    case 'days-paid-elsewhere':
      return daysPaidElsewhereText(warning);
    case 'hours-above-period':
      return PAY_WARNING_TEXTS.hoursAbovePeriod(warning);
    case 'hours-without-rate':
      return text.hoursWithoutRate(TIME_KINDS.flatMap((kind) => hoursOfKind(kind, warning.hours[kind])));
    case 'overtime-as-regular':
      return text.overtimeAsRegular(formatMinutes(warning.most), formatMinutes(warning.overtime));
    case 'below-minimum-wage':
      return PAY_WARNING_TEXTS.belowMinimumWage(dollarsText(warning.hourly), dollarsText(warning.short));
    case 'year-without-parameters':
      return PAY_WARNING_TEXTS.yearWithoutParameters(warning.year);
    case 'negative-leave':
      return text.negativeLeave[warning.kind](formatMinutes(warning.balance));
  }
}

function daysPaidElsewhereText({
  from,
  to,
  period,
  payDate,
  net,
}: Extract<EntryWarning, { code: 'days-paid-elsewhere' }>): string {
  const { number, start, end } = period;
  const named = payrollText.pickers.periodOption(number, dateText(start), dateText(end));
  return PAY_WARNING_TEXTS.daysPaidElsewhere({
    days: `${dateText(from)} – ${dateText(to)}`,
    payment: text.paidElsewhere(named, dollarsText(net), dateText(payDate)),
  });
}

function hoursOfKind(kind: TimeKind, minutes: Minutes | undefined): string[] {
  return minutes === undefined ? [] : [`${payrollText.hours[kind]} ${formatMinutes(minutes)}`];
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

function staleLineText({ concept, recorded, now }: RecalculationLine): string {
  return text.staleLine(payrollText.concepts[concept], dollarsText(recorded), dollarsText(now));
}
