import { Input } from '@chakra-ui/react';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { wholeOnFocus } from './whole-on-focus.ts';

/** The schemas count to 999. */
const MAX_DIGITS = 3;

/** A whole number, such as dependents; null while the box is empty. */
export function CountField({ name, label, longLabel, ...frame }: FieldProps) {
  const { id, value, onChange, onBlur, ref, error } = useBoundField({ name, label, longLabel });
  return (
    <FieldFrame {...frame} {...{ id, label, error }}>
      <Input
        {...wholeOnFocus}
        ref={ref}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => onChange(readCount(event.target.value))}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

function readCount(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS);
  return digits === '' ? null : Number(digits);
}
