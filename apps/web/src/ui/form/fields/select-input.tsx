import type { HTMLChakraProps } from '@chakra-ui/react';
import { addYears, type CalendarDate } from '@garita/domain/time/calendar-date';
import { formText } from '../../../text/form.es.ts';
import { Input } from '../../controls/input.tsx';
import { NativeSelect } from '../../controls/native-select.tsx';
import { TypedField } from './typed-field.tsx';

type SelectInputProps<Value extends string | number> = {
  options: readonly Option<Value>[];
  /** The value of one of the options; anything else is 'nothing chosen'. */
  value: unknown;
  /** Null for 'nothing chosen'. */
  onChange: (value: Value | null) => void;
  /** The text of 'nothing chosen'. */
  placeholder?: string;
} & Omit<HTMLChakraProps<'select'>, 'value' | 'onChange' | 'placeholder' | 'children'>;

/** A native select, which keyboards, screen readers and telephones support. */
export function SelectInput<Value extends string | number>(props: SelectInputProps<Value>) {
  const { options, value, onChange, placeholder = formText.choose, ...select } = props;
  const position = options.findIndex((option) => option.value === value);
  return (
    <NativeSelect
      {...select}
      textOverflow="ellipsis"
      value={position}
      onChange={(event) => onChange(options[Number(event.currentTarget.value)]?.value ?? null)}
    >
      <option value={-1}>{placeholder}</option>
      <Options options={options} />
    </NativeSelect>
  );
}

/** The options; those of a group under its heading, in the order of first appearance. */
function Options({ options }: { options: readonly Option[] }) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const own = options.flatMap((option, index) =>
      option.group === group
        ? [
            <option key={option.value} value={index}>
              {option.label}
            </option>,
          ]
        : [],
    );
    return group === undefined ? (
      own
    ) : (
      <optgroup key={group} label={group}>
        {own}
      </optgroup>
    );
  });
}

/** One option of a select, with the heading of its group if the select has groups. */
export type Option<Value extends string | number = string | number> = {
  value: Value;
  label: string;
  group?: string;
};

/** Returns the options of an enumeration, in the order of its labels. */
export function optionsOf<Value extends string>(labels: Record<Value, string>): Option<Value>[] {
  return keysOf(labels).map((value) => ({ value, label: labels[value] }));
}

// Object.keys returns string[]; the keys of a Record over a closed union are that union.
function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}

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
