import { Stack } from '@chakra-ui/react';
import type { Ref, SyntheticEvent } from 'react';
import { Input, type InputProps, Textarea } from '../../controls/input.tsx';
import { TickBox } from '../../controls/tick-box.tsx';
import { Toggle } from '../../controls/toggle.tsx';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame, FieldNote } from './field-frame.tsx';
import { countText, FigureInput, readCount } from './figure-fields.tsx';
import { type Option, SelectInput } from './select-input.tsx';
import { textOf } from './text-field.tsx';

type TextareaFieldProps = FieldProps & { maxLength?: number; rows?: number };

/** Several lines of text. */
export function TextareaField({ maxLength, rows = 3, ...field }: TextareaFieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <Textarea
        {...{ maxLength, rows }}
        {...control}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

type SelectFieldProps<Value extends string | number> = FieldProps & {
  options: readonly Option<Value>[];
  placeholder?: string;
  /** Runs after a choice, to change other fields. */
  onChosen?: (value: Value | null) => void;
};

/** One of several options; null while nothing is chosen. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, placeholder, onChosen, ...field } = props;
  const { frame, control, value, onChange } = useBoundField(field);
  const choose = (chosen: Value | null) => {
    onChange(chosen);
    onChosen?.(chosen);
  };
  return (
    <FieldFrame {...frame}>
      <SelectInput {...{ options, placeholder, value }} {...control} onChange={choose} />
    </FieldFrame>
  );
}

/** A calendar date 'YYYY-MM-DD'; null while there is none. */
export function DateField(field: FieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <DateInput maxWidth="48" {...control} {...{ value, onChange }} />
    </FieldFrame>
  );
}

/** Yes or no, as a switch beside its label. */
export function SwitchField(field: FieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  const { disabled, ...rest } = control;
  return (
    <Stack gap="1">
      <Toggle isOn={value === true} isDisabled={disabled} onToggle={onChange} control={rest} labelCss={PLAIN}>
        {frame.label}
      </Toggle>
      <FieldNote {...frame} />
    </Stack>
  );
}

const PLAIN = { fontWeight: 'normal' };

/** Yes or no, as a box to tick beside its label. */
export function CheckboxField(field: FieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  const { disabled, ...rest } = control;
  return (
    <Stack gap="1">
      <TickBox isTicked={value === true} isDisabled={disabled} onTick={onChange} control={rest}>
        {frame.label}
      </TickBox>
      <FieldNote {...frame} />
    </Stack>
  );
}

/** The value of a half-typed or impossible date: a text that the schema refuses. */
const NO_DAY = 'no day';

type DateInputProps = {
  value: unknown;
  onChange: (date: string | null) => void;
  ref?: Ref<HTMLInputElement>;
} & Omit<InputProps, 'type' | 'value' | 'onChange' | 'onKeyUp' | 'ref'>;

/**
 * A date input of the browser. For a half-typed date or 31 February the browser shows the typed text but
 * returns nothing, as for an empty field; its validity tells the two apart, so that an optional date is not
 * lost silently.
 */
function DateInput({ value, onChange, onBlur, ...input }: DateInputProps) {
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const typed = typedIn(currentTarget);
    if (typed !== (value ?? null)) onChange(typed);
  };
  return (
    <Input
      type="date"
      {...input}
      // The value is not written back while a date is half typed.
      value={typeof value === 'string' && value !== NO_DAY ? value : ''}
      onChange={read}
      // A key that does not complete a date fires no change event.
      onKeyUp={read}
      onBlur={(event) => {
        read(event);
        onBlur?.(event);
      }}
    />
  );
}

function typedIn({ value, validity }: HTMLInputElement): string | null {
  return validity.badInput ? NO_DAY : value || null;
}

/** The value of an empty box: zero, or null if a number has to be typed. */
type CountFieldProps = FieldProps & { emptyValue?: 0 | null };

/** A whole number, such as dependents. A text that is none stays as typed, for the schema to refuse. */
export function CountField({ emptyValue = null, ...field }: CountFieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <FigureInput
        inputMode="numeric"
        maxWidth="32"
        {...control}
        shown={countText(value)}
        onType={(text) => onChange(readCount(text, emptyValue))}
      />
    </FieldFrame>
  );
}
