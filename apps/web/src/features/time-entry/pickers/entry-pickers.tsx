import type { Ref } from 'react';
import { Choices } from '../../../components/choices.tsx';
import { Picker } from '../../../form/picker.tsx';
import { YearPicker } from '../../../form/year-picker.tsx';
import { dayText } from '../../../lib/date-text.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import type { Choice, Selection } from '../state/selection.ts';
import type { Sheet } from '../state/sheet.ts';
import { EmployeePicker } from './employee-picker.tsx';
import { RecordPicker } from './record-picker.tsx';

const { pickers } = payrollText;

type EntryPickersProps = {
  ref: Ref<HTMLElement>;
  sheet: Sheet;
  year: number;
  selection: Selection;
  onChoose: (choice: Choice, period?: number) => void;
  mayWrite: boolean;
};

/** What is loaded, and for whom: year, period, record, employee. */
export function EntryPickers({ ref, sheet, year, selection, onChoose, mayWrite }: EntryPickersProps) {
  const { period, saved } = selection;
  return (
    <Choices ref={ref} tabIndex={-1} aria-label={pickers.label} data-print="hidden">
      <YearPicker label={pickers.year} year={year} onChoose={(chosen) => onChoose({ year: chosen })} />
      <Picker
        label={pickers.period}
        placeholder={pickers.choosePeriod}
        options={periodOptions(sheet)}
        value={period?.id}
        onChoose={(periodId) => onChoose({ periodId: periodId ?? 0 })}
        width="17rem"
        narrow="1 1 12rem"
      />
      {period && (
        <RecordPicker
          {...{ sheet, period, saved, mayWrite }}
          onChoose={(entryId) => onChoose({ entryId }, period.id)}
        />
      )}
      <EmployeePicker sheet={sheet} year={year} periodId={period?.id} />
    </Choices>
  );
}

function periodOptions({ periods }: Sheet) {
  return periods.map(({ id, number, start, end }) => ({
    value: id,
    label: pickers.periodOption(number, dayText(start), dayText(end)),
  }));
}
