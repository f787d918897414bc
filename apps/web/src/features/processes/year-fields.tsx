import { QUARTERS } from '@garita/domain/filing/returns/quarter';
import { EMPLOYEE_FILES, PAY_SPANS } from '@garita/domain/report/file-type';
import { fiscalYears, reportYears } from '@garita/domain/report/report-years';
import { useSeesYear } from '../../lib/year-address.ts';
import { UnknownYear } from '../../pay/year-picker.tsx';
import { employeeFileLabels, paySpanLabels, processesText, quarterLabels } from '../../text/processes.es.ts';
import { ChoiceField } from '../../ui/form/fields/choice-field.tsx';
import type { FileFieldsProps } from './file-fields-props.ts';

const { file } = processesText;

const EMPLOYEE_FILE_OPTIONS = EMPLOYEE_FILES.map((value) => ({ value, label: employeeFileLabels[value] }));
const PAY_SPAN_OPTIONS = PAY_SPANS.map((value) => ({ value, label: paySpanLabels[value] }));
const QUARTER_OPTIONS = QUARTERS.map((value) => ({ value, label: quarterLabels[value] }));

/** Which of a file type's two documents, the year or fiscal year, and the quarter. */
export function YearFields({ choice, unknownYears, today, errors, asks, onChoose }: FileFieldsProps) {
  const seesYear = useSeesYear();
  const years = reportYears(today).filter(seesYear);
  // Each lies in two.
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
