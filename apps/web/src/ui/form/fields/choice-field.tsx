import { addYears, type CalendarDate } from '@garita/domain/time/calendar-date';
import { formText } from '../../../text/form.es.ts';
import { Input } from '../../controls/input.tsx';
import type { Option } from './options.ts';
import { SelectInput } from './select-input.tsx';
import { TypedField } from './typed-field.tsx';

type ChoiceFieldProps<Value extends string | number> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value | null;
  /** Null for 'nothing chosen'. */
  onChoose: (value: Value | null) => void;
  /** The text of 'nothing chosen'. */
  placeholder?: string;
  help?: string | undefined;
  error?: string | undefined;
};

/** A select whose value the screen holds. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { options, value, onChoose, placeholder = formText.chooseOption, ...frame } = props;
  return (
    <TypedField {...frame}>
      {(control) => (
        <SelectInput
          {...control}
          options={options}
          value={value}
          onChange={onChoose}
          placeholder={placeholder}
        />
      )}
    </TypedField>
  );
}

/** The range of dates that can be picked, in years. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 20;

type DayFieldProps = {
  label: string;
  value: CalendarDate | null;
  today: CalendarDate;
  error: string | undefined;
  onChoose: (date: CalendarDate | null) => void;
};

/** A date field whose value the screen holds. */
export function DayField({ label, value, today, error, onChoose }: DayFieldProps) {
  return (
    <TypedField label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="date"
          maxWidth="48"
          min={addYears(today, -YEARS_BACK)}
          max={addYears(today, YEARS_AHEAD)}
          value={value ?? ''}
          onChange={(event) => onChoose(event.target.value || null)}
        />
      )}
    </TypedField>
  );
}
