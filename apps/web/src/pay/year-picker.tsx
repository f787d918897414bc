import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { Picker } from '../form/fields/picker.tsx';
import { useSeesYear } from '../lib/use-sees-year.ts';

type YearPickerProps = {
  label: string;
  years?: readonly number[];
  year: number;
  onChoose: (year: number) => void;
};

/** One of the years, those that time may be loaded in unless others are given, above what a screen shows of it. */
export function YearPicker({ label, years = PAYROLL_YEARS, year, onChoose }: YearPickerProps) {
  const seen = years.filter(useSeesYear());
  return (
    <Picker
      label={label}
      options={seen.map((value) => ({ value, label: String(value) }))}
      value={year}
      onChoose={(chosen) => chosen !== null && onChoose(chosen)}
      width="5.5rem"
      narrow="0 0 7rem"
    />
  );
}
