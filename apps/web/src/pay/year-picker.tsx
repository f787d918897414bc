import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { useSeesYear } from '../lib/use-sees-year.ts';
import { Picker } from '../ui/form/fields/picker.tsx';

type YearPickerProps = { label: string; years?: readonly number[] } & (
  | { year: number; onChoose: (year: number) => void; everyYear?: never }
  | {
      year: number | undefined;
      onChoose: (year: number | undefined) => void;
      /** Where none has to be chosen, what all of them are called. */
      everyYear: string;
    }
);

/** One of the years, those that time may be loaded in unless others are given, above what a screen shows of it. */
export function YearPicker({ label, years = PAYROLL_YEARS, year, ...choosing }: YearPickerProps) {
  const seen = years.filter(useSeesYear());
  return (
    <Picker
      label={label}
      options={seen.map((value) => ({ value, label: String(value) }))}
      value={year}
      {...(choosing.everyYear !== undefined && { placeholder: choosing.everyYear })}
      onChoose={(chosen) => {
        if (chosen !== null) choosing.onChoose(chosen);
        else if (choosing.everyYear !== undefined) choosing.onChoose(undefined);
      }}
      width="5.5rem"
      narrow="0 0 7rem"
    />
  );
}
