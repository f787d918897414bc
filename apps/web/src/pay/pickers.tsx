import { Alert, Button, chakra } from '@chakra-ui/react';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { Plus } from 'lucide-react';
import { useSeesYear } from '../lib/year-address.ts';
import { yearPaymentsText } from '../text/pay/pay.es.ts';
import { payrollText } from '../text/pay/payroll.es.ts';
import { Picker } from '../ui/form/fields/picker.tsx';
import type { Option } from '../ui/form/fields/select-input.tsx';
import { TIGHT_ROW } from './form-layout.tsx';

type YearPickerProps = { label: string; years?: readonly number[] } & (
  | { year: number; onChoose: (year: number) => void; everyYear?: never }
  | {
      year: number | undefined;
      onChoose: (year: number | undefined) => void;
      /** The words for all years, where no single year has to be chosen. */
      everyYear: string;
    }
);

/** A select for the year of a screen; by default it offers the years in which time may be loaded. */
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

/**
 * Says that the address names a year that is not here, because the year shown instead could be mistaken for
 * it.
 */
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

/** The option that starts a new entry; no entry has this id. */
const NEW = 0;

type SavedPickerProps = {
  label: string;
  /** The entries that are saved. */
  saved: readonly Option<number>[];
  /** The name of a new entry among them; undefined where none is offered. */
  newLabel: string | undefined;
  /** The entry on the screen; undefined for none. */
  chosen: number | 'new' | undefined;
  /** Shows a button for a new entry beside the list. */
  mayAdd: boolean;
  onChoose: (entryId: number | 'new') => void;
  width: string;
  narrow: string;
};

/** Chooses the saved entry that the form shows, or a new one. */
export function SavedPicker(props: SavedPickerProps) {
  const { saved, newLabel, chosen, mayAdd, onChoose, ...picker } = props;
  const options = newLabel === undefined ? saved : [...saved, { value: NEW, label: newLabel }];
  return (
    <>
      <Picker
        {...picker}
        options={options}
        value={chosen === 'new' ? NEW : chosen}
        onChoose={(entryId) => entryId !== null && onChoose(entryId || 'new')}
      />
      {mayAdd && (
        <Button
          type="button"
          variant="outline"
          px="2"
          flexShrink="0"
          disabled={chosen === 'new'}
          onClick={() => onChoose('new')}
        >
          <Plus aria-hidden />
          <chakra.span css={{ [TIGHT_ROW]: { srOnly: true } }}>{payrollText.pickers.add}</chakra.span>
        </Button>
      )}
    </>
  );
}
