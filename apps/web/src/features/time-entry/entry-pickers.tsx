import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { Choices } from '../../components/choices.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Picker } from '../../form/fields/picker.tsx';
import { dayText } from '../../lib/date-text.ts';
import { PersonPicker } from '../../pay/person-picker.tsx';
import { SavedPicker } from '../../pay/saved-picker.tsx';
import { YearPicker } from '../../pay/year-picker.tsx';
import { payrollText } from '../../text/payroll.es.ts';
import { addressAfter, type Choice, offersNew, type Selection, takesNew } from './state/selection.ts';
import type { SavedEntry, Sheet, SheetPeriod } from './state/sheet.ts';

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

type RecordPickerProps = {
  sheet: Sheet;
  period: SheetPeriod;
  saved: SavedEntry | undefined;
  mayWrite: boolean;
  onChoose: (entryId: number | 'new') => void;
};

/** 'Time n' of a period, and the way to a new one. */
function RecordPicker({ sheet, period, saved, mayWrite, onChoose }: RecordPickerProps) {
  return (
    <SavedPicker
      label={pickers.record}
      saved={period.entries.map(({ entryId }, place) => ({
        value: entryId,
        label: pickers.recordOption(place + 1),
      }))}
      newLabel={offersNew(sheet, period, mayWrite) ? pickers.newRecord : undefined}
      chosen={saved?.entryId}
      mayAdd={takesNew(sheet, period, mayWrite)}
      onChoose={onChoose}
      width="10rem"
      narrow="1 1 9rem"
    />
  );
}

type EmployeePickerProps = { sheet: Sheet; year: number; periodId: number | undefined };

/** Goes to the same period of another employee of the company, where it is one of theirs too. */
function EmployeePicker({ sheet, year, periodId }: EmployeePickerProps) {
  const { company, employee, employees } = sheet;
  const navigate = useNavigate();
  const open = (employeeId: number) =>
    void navigate({
      pathname: href(PATHS.timeEntry, { companyId: company.id, employeeId }),
      search: String(addressAfter(periodId === undefined ? { year } : { periodId }, { year })),
    });
  return (
    <PersonPicker label={payrollText.pickers.employee} people={employees} chosen={employee} onChoose={open} />
  );
}
