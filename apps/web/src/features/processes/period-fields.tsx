import { Flex } from '@chakra-ui/react';
import { EMPLOYEE_FILES, PAY_SPANS } from '@garita/domain/report/file-type';
import type { ProcessField } from '@garita/domain/report/process-field';
import { fiscalYears, reportYears } from '@garita/domain/report/report-years';
import { QUARTERS } from '@garita/domain/returns/quarter';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { useCompanyCalendars } from '../../lib/company-calendars.ts';
import { dateText } from '../../lib/date-text.ts';
import { useSeesYear } from '../../lib/year-address.ts';
import { UnknownYear } from '../../pay/pickers.tsx';
import {
  employeeFileLabels,
  paySpanLabels,
  processesText,
  processFrequencyLabels,
  quarterLabels,
} from '../../text/documents/processes.es.ts';
import { ChoiceField, DayField, optionsOf } from '../../ui/form/fields/select-input.tsx';
import type { FieldErrors } from '../../ui/form/use-request-form.ts';
import type { ProcessEmployee } from './prepare-report.ts';
import { offeredPeriods, type ProcessChoice, type UnknownYears } from './process-choice.ts';

const { file } = processesText;

/** The props of every field of the file. */
export type FileFieldsProps = {
  choice: ProcessChoice;
  unknownYears: UnknownYears;
  today: CalendarDate;
  employee: ProcessEmployee | undefined;
  errors: FieldErrors;
  asks: (field: ProcessField) => boolean;
  onChoose: (chosen: Partial<ProcessChoice>) => void;
};

const EMPLOYEE_FILE_OPTIONS = EMPLOYEE_FILES.map((value) => ({ value, label: employeeFileLabels[value] }));
const PAY_SPAN_OPTIONS = PAY_SPANS.map((value) => ({ value, label: paySpanLabels[value] }));
const QUARTER_OPTIONS = QUARTERS.map((value) => ({ value, label: quarterLabels[value] }));

/** Chooses one of a file type's two documents, the year or fiscal year, and the quarter. */
export function YearFields({ choice, unknownYears, today, errors, asks, onChoose }: FileFieldsProps) {
  const seesYear = useSeesYear();
  const years = reportYears(today).filter(seesYear);
  // Each fiscal year lies in two calendar years.
  const fiscal = fiscalYears(today).filter((year) => seesYear(year - 1) && seesYear(year));
  return (
    <>
      {asks('employeeFile') && (
        <ChoiceField
          label={file.employeeFile}
          options={EMPLOYEE_FILE_OPTIONS}
          value={choice.employeeFile}
          onChoose={(employeeFile) => onChoose({ employeeFile: employeeFile ?? 'w2pr' })}
        />
      )}
      {asks('paySpan') && (
        <ChoiceField
          label={file.paySpan}
          options={PAY_SPAN_OPTIONS}
          value={choice.paySpan}
          onChoose={(paySpan) => onChoose({ paySpan: paySpan ?? 'dates' })}
        />
      )}
      {asks('year') && <UnknownYear named={unknownYears.year} year={choice.year} />}
      {asks('fiscalYear') && <UnknownYear named={unknownYears.fiscalYear} year={choice.fiscalYear} />}
      {asks('year') && (
        <ChoiceField
          label={file.year}
          options={years.map((year) => ({ value: year, label: String(year) }))}
          value={choice.year}
          onChoose={(year) => onChoose({ year: year ?? 0 })}
          error={errors['year']}
        />
      )}
      {asks('fiscalYear') && (
        <ChoiceField
          label={file.fiscalYear}
          options={fiscal.map((year) => ({ value: year, label: file.fiscalYearOption(year) }))}
          value={choice.fiscalYear}
          onChoose={(fiscalYear) => onChoose({ fiscalYear: fiscalYear ?? 0 })}
          error={errors['fiscalYear']}
        />
      )}
      {asks('quarter') && (
        <ChoiceField
          label={file.quarter}
          options={QUARTER_OPTIONS}
          value={QUARTER_OPTIONS.find(({ value }) => value === choice.quarter)?.value ?? null}
          onChoose={(quarter) => onChoose({ quarter })}
          error={errors['quarter']}
        />
      )}
    </>
  );
}

/**
 * The period of the stubs, of the employee's own frequency or, for all employees, of the one that is chosen.
 */
export function PeriodFields({ choice, employee, errors, asks, onChoose }: FileFieldsProps) {
  const calendars = useCompanyCalendars(choice.companyId);
  return (
    <>
      {asks('payFrequency') && (
        <ChoiceField
          label={file.payFrequency}
          options={optionsOf(processFrequencyLabels)}
          value={choice.payFrequency}
          onChoose={(payFrequency) => onChoose({ payFrequency })}
          error={errors['payFrequency']}
        />
      )}
      {asks('periodId') && (
        <ChoiceField
          label={file.period}
          options={offeredPeriods(choice, employee, calendars).map(({ id, number, start, end }) => ({
            value: id,
            label: file.periodOption(number, dateText(start), dateText(end)),
          }))}
          value={choice.periodId}
          onChoose={(periodId) => onChoose({ periodId })}
          error={errors['periodId']}
        />
      )}
    </>
  );
}

/** The first and the last day of a report between two dates. */
export function DateFields({ choice, today, errors, asks, onChoose }: FileFieldsProps) {
  const names = (['start', 'end'] as const).filter(asks);
  if (names.length === 0) return null;
  return (
    <Flex columnGap="3" rowGap="4" wrap="wrap">
      {names.map((name) => (
        <DayField
          key={name}
          label={file[name]}
          value={choice[name]}
          today={today}
          error={errors[name]}
          onChoose={(date) => onChoose({ [name]: date })}
        />
      ))}
    </Flex>
  );
}
