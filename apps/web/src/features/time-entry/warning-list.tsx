import { Button } from '@chakra-ui/react';
import { TIME_KINDS } from '@garita/domain/pay/concepts';
import type { TimeEntry, WorkedMinutes } from '@garita/domain/pay/time-entry.schema';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { newTimeEntryIn } from '../../lib/addresses.ts';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import type { PayrollSheet } from '../../pay/entry/sheet.ts';
import { laterYearOf } from '../../pay/entry/sheet.ts';
import { filedTexts, useFiledPay } from '../../pay/filed-reason.tsx';
import { Warnings } from '../../pay/form-layout.tsx';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { payrollWarnings } from '../../text/pay/payroll-warnings.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { useLazyModule } from '../../ui/page/loaded.tsx';
import { useEntry, useLiveAmounts } from './entry-context.tsx';
import { type RecalculationLine, type SubjectWarning, subjectWarnings } from './state/subject-warnings.ts';

const { actions } = payrollText;
const text = payrollWarnings;

/** The warnings before saving, and the buttons that put some of them right. */
export function WarningList({ onRecalculate }: { onRecalculate: () => void }) {
  const { work, isReadOnly } = useEntry();
  const { entry, leave, calculation } = useLiveAmounts();
  const typed = useLazyModule('typed-warnings', () => import('../../pay/entry/typed-warnings.ts')).data;
  const laterYear = work.correction && laterYearOf(work.correction, entry.payDate, todayInPuertoRico());
  const subject = subjectWarnings(work);
  const entered = isReadOnly ? [] : (typed?.entryWarnings(work, { entry, calculation, leave }) ?? []);
  const filed = useFiledPay({
    companyId: work.sheet.company.id,
    subject: 'employee',
    payDates: [entry.payDate, work.saved?.inputs.payDate],
  });
  const isStale = subject.some(({ code }) => code === 'stale');
  const overtime = entered.find((warning) => warning.code === 'overtime-as-regular')?.overtime;
  const vacation = entered.find((warning) => warning.code === 'vacation-left')?.minutes;
  return (
    <Warnings
      texts={[
        ...(laterYear === undefined ? [] : [text.correctedLater(laterYear)]),
        ...filedTexts(isReadOnly ? [] : filed),
        ...subject.map(subjectText),
        ...(calculation ? [] : [text.parametersMissing]),
        ...entered.flatMap((warning) => typed?.entryWarningText(warning) ?? []),
      ]}
      actions={
        isReadOnly || (
          <>
            {isStale && <WarningButton onClick={onRecalculate}>{actions.recalculate}</WarningButton>}
            {overtime !== undefined && (
              <AddTime added={{ regular: -overtime, overtime }}>
                {text.moveToOvertime(formatMinutes(overtime))}
              </AddTime>
            )}
            {vacation !== undefined && (
              <AddTime added={{ vacation }}>{text.payVacation(formatMinutes(vacation))}</AddTime>
            )}
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

/** Adds minutes to kinds of time, or takes them away. */
function AddTime({ added, children }: { added: Partial<WorkedMinutes>; children: string }) {
  const { getValues, setValue } = useFormContext<TimeEntry>();
  const add = () => {
    const { minutes } = getValues();
    const kinds = TIME_KINDS.filter((kind) => added[kind] !== undefined);
    // A text that is no time is for somebody to correct first.
    if (kinds.some((kind) => typeof minutes[kind] !== 'number')) return;
    for (const kind of kinds)
      setValue(`minutes.${kind}`, minutes[kind] + (added[kind] ?? 0), { shouldDirty: true });
  };
  return <WarningButton onClick={add}>{children}</WarningButton>;
}

function WarningButton(props: { onClick: () => void; children: string }) {
  return <Button type="button" size="xs" colorPalette="accent" data-print="hidden" {...props} />;
}

function subjectText(warning: SubjectWarning): string {
  switch (warning.code) {
    case 'company-inactive':
      return text.companyInactive;
    case 'employee-inactive':
      return text.employeeInactive;
    case 'stale':
      return [text.stale[warning.cause], ...warning.lines.map(recalculationLineText)].join(' ');
  }
}

function recalculationLineText({ concept, recorded, now }: RecalculationLine): string {
  return text.staleLine(payrollText.concepts[concept], dollarsText(recorded), dollarsText(now));
}
