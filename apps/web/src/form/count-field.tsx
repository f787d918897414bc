import { Input } from '@chakra-ui/react';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { wholeOnFocus } from './whole-on-focus.ts';

/** The schemas count to 999. */
const MAX_DIGITS = 3;

/** A whole number, such as dependents; null while the box is empty. */
export function CountField(field: FieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        {...wholeOnFocus}
        {...control}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => onChange(readCount(event.target.value))}
      />
    </FieldFrame>
  );
}

function readCount(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS);
  return digits === '' ? null : Number(digits);
}
