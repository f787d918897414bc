import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { FigureInput } from './figure-fields.tsx';

/** The value of an empty box: zero, or null if a number has to be typed. Most schemas count to 999. */
type CountFieldProps = FieldProps & { emptyValue?: 0 | null; maxDigits?: number };

/** A whole number, such as dependents. */
export function CountField({ emptyValue = null, maxDigits = 3, ...field }: CountFieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <FigureInput
        inputMode="numeric"
        maxWidth="32"
        {...control}
        shown={typeof value === 'number' ? String(value) : ''}
        keep={(text) => text.replace(/\D/g, '').slice(0, maxDigits)}
        onType={(digits) => onChange(digits === '' ? emptyValue : Number(digits))}
      />
    </FieldFrame>
  );
}
