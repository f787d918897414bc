import { Input } from '@chakra-ui/react';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { useTypedText } from './typed-text.ts';
import { wholeOnFocus } from './whole-on-focus.ts';

/** The schemas count to 999. */
const MAX_DIGITS = 3;

/** What an empty box means: none, or null where a number has to be typed. */
type CountFieldProps = FieldProps & { emptyValue?: 0 | null };

/** A whole number, such as dependents. */
export function CountField({ emptyValue = null, ...field }: CountFieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  const { text, startTyping, type, stopTyping } = useTypedText(
    typeof value === 'number' ? String(value) : '',
  );
  return (
    <FieldFrame {...frame}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        maxWidth="32"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        {...wholeOnFocus}
        {...control}
        value={text}
        onFocus={(event) => {
          startTyping();
          wholeOnFocus.onFocus(event);
        }}
        onChange={(event) => {
          const digits = digitsOf(event.target.value);
          type(digits);
          onChange(digits === '' ? emptyValue : Number(digits));
        }}
        onBlur={() => {
          stopTyping();
          control.onBlur();
        }}
      />
    </FieldFrame>
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, MAX_DIGITS);
}
