import { Input, type InputProps } from '../../controls/input.tsx';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';

type TextFieldProps = FieldProps &
  Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength'>;

/** One line of text; also e-mail addresses and passwords, by `type` and `autoComplete`. */
export function TextField(props: TextFieldProps) {
  const { type, autoComplete, inputMode, placeholder, maxLength, ...field } = props;
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <Input
        {...{ type, autoComplete, inputMode, placeholder, maxLength }}
        {...control}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

/** Returns the value of a text field as text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
