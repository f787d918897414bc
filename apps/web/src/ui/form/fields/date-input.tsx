import type { Ref, SyntheticEvent } from 'react';
import { Input, type InputProps } from '../../controls/input.tsx';

/** What a form holds of a date that is half typed or no day of the calendar: a text that the schema refuses. */
const NO_DAY = 'no day';

type DateInputProps = {
  value: unknown;
  onChange: (date: string | null) => void;
  ref?: Ref<HTMLInputElement>;
} & Omit<InputProps, 'type' | 'value' | 'onChange' | 'onKeyUp' | 'ref'>;

/**
 * A date as the browser has people type it. Of half a date or 31 February the browser shows what was typed and answers
 * nothing, as of an empty field; so it is asked which of the two it is, or a date that may be missing would go without a word.
 */
export function DateInput({ value, onChange, onBlur, ...input }: DateInputProps) {
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const typed = typedIn(currentTarget);
    if (typed !== (value ?? null)) onChange(typed);
  };
  return (
    <Input
      type="date"
      {...input}
      // Written into the field, nothing leaves standing what is being typed.
      value={typeof value === 'string' && value !== NO_DAY ? value : ''}
      onChange={read}
      // Nothing is told of a key that makes no date yet.
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
