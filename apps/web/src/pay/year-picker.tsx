import { Picker } from '../form/fields/picker.tsx';
import { YEAR_OPTIONS } from '../lib/payroll-years.ts';

type YearPickerProps = { label: string; year: number; onChoose: (year: number) => void };

/** One of the years that time may be loaded in, above what a screen shows of it. */
export function YearPicker({ label, year, onChoose }: YearPickerProps) {
  return (
    <Picker
      label={label}
      options={YEAR_OPTIONS}
      value={year}
      onChoose={(chosen) => chosen !== null && onChoose(chosen)}
      width="5.5rem"
      narrow="0 0 7rem"
    />
  );
}
