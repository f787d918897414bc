import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { FigureInput } from './figure-input.tsx';

/** The schemas count to 999. */
const MAX_DIGITS = 3;

/** What an empty box means: none, or null where a number has to be typed. */
type CountFieldProps = FieldProps & { emptyValue?: 0 | null };

/** A whole number, such as dependents. */
export function CountField({ emptyValue = null, ...field }: CountFieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <FigureInput
        inputMode="numeric"
        maxWidth="32"
        {...control}
        shown={typeof value === 'number' ? String(value) : ''}
        keep={digitsOf}
        onType={(digits) => onChange(digits === '' ? emptyValue : Number(digits))}
      />
    </FieldFrame>
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, MAX_DIGITS);
}
