import { Checkbox, Field, Input, type InputProps, Switch, Textarea } from '@chakra-ui/react';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';
import type { Option } from './options.ts';
import { SelectInput } from './select-input.tsx';

type TextFieldProps = FieldProps & Pick<InputProps, 'type' | 'autoComplete' | 'placeholder' | 'maxLength'>;

/** One line of text; also e-mail addresses and passwords, by `type` and `autoComplete`. */
export function TextField({
  name,
  label,
  longLabel,
  isRequired,
  isDisabled,
  help,
  ...input
}: TextFieldProps) {
  const { id, value, onChange, onBlur, ref, error } = useBoundField({ name, label, longLabel });
  return (
    <FieldFrame {...{ id, label, isRequired, isDisabled, help, error }}>
      <Input
        {...input}
        ref={ref}
        name={name}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

type TextareaFieldProps = FieldProps & { maxLength?: number; rows?: number };

/** Several lines of text. */
export function TextareaField({ name, label, longLabel, maxLength, rows = 3, ...frame }: TextareaFieldProps) {
  const { id, value, onChange, onBlur, ref, error } = useBoundField({ name, label, longLabel });
  return (
    <FieldFrame {...frame} {...{ id, label, error }}>
      <Textarea
        ref={ref}
        name={name}
        rows={rows}
        maxLength={maxLength}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

type SelectFieldProps<Value extends string | number> = FieldProps & {
  options: readonly Option<Value>[];
  placeholder?: string;
};

/** One of several options; null while nothing is chosen. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { name, label, longLabel, options, placeholder, ...frame } = props;
  const { id, error, ...field } = useBoundField({ name, label, longLabel });
  return (
    <FieldFrame {...frame} {...{ id, label, error }}>
      <SelectInput {...field} name={name} options={options} placeholder={placeholder} />
    </FieldFrame>
  );
}

/** A calendar date 'YYYY-MM-DD'; null while there is none. */
export function DateField({ name, label, longLabel, ...frame }: FieldProps) {
  const { id, value, onChange, onBlur, ref, error } = useBoundField({ name, label, longLabel });
  return (
    <FieldFrame {...frame} {...{ id, label, error }}>
      <Input
        ref={ref}
        name={name}
        type="date"
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value || null)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

/** Yes or no, in force as soon as the form is saved. */
export function SwitchField({ name, label, longLabel, isDisabled, help }: FieldProps) {
  const { id, value, onChange, onBlur, ref, error } = useBoundField({ name, label, longLabel });
  return (
    <Field.Root ids={{ control: id }} invalid={error !== undefined} disabled={isDisabled}>
      <Switch.Root
        colorPalette="brand"
        checked={value === true}
        onCheckedChange={({ checked }) => onChange(checked)}
      >
        <Switch.HiddenInput ref={ref} name={name} onBlur={onBlur} />
        <Switch.Control />
        <Switch.Label>{label}</Switch.Label>
      </Switch.Root>
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** Yes or no, as a box to tick. */
export function CheckboxField({ name, label, longLabel, isDisabled, help }: FieldProps) {
  const { id, value, onChange, onBlur, ref, error } = useBoundField({ name, label, longLabel });
  return (
    <Field.Root ids={{ control: id }} invalid={error !== undefined} disabled={isDisabled}>
      <Checkbox.Root
        colorPalette="brand"
        checked={value === true}
        onCheckedChange={({ checked }) => onChange(checked === true)}
      >
        <Checkbox.HiddenInput ref={ref} name={name} onBlur={onBlur} />
        <Checkbox.Control />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      {help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
