import { Alert } from '@chakra-ui/react';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { useSeesYear } from '../lib/year-address.ts';
import { yearPaymentsText } from '../text/year-payments.es.ts';
import { Picker } from '../ui/form/fields/picker.tsx';

type YearPickerProps = { label: string; years?: readonly number[] } & (
  | { year: number; onChoose: (year: number) => void; everyYear?: never }
  | {
      year: number | undefined;
      onChoose: (year: number | undefined) => void;
      /** The words for all years, where no single year has to be chosen. */
      everyYear: string;
    }
);

/**
 * One of the years, those that time may be loaded in unless others are given, above what a screen shows of
 * it.
 */
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

type UnknownYearProps = {
  /** The year that the address names, if it is not one of the years; null if it is. */
  named: string | null;
  /** The year that is shown instead. */
  year: number;
};

/** Says that the address names a year that is not here: the one in its place would be taken for it. */
export function UnknownYear({ named, year }: UnknownYearProps) {
  const seesYear = useSeesYear();
  if (named === null) return null;
  const { unknownYear, yearOutsideAccess } = yearPaymentsText;
  return (
    <Alert.Root status="info" mb="4">
      <Alert.Indicator />
      <Alert.Title>{(seesYear(Number(named)) ? unknownYear : yearOutsideAccess)(named, year)}</Alert.Title>
    </Alert.Root>
  );
}
