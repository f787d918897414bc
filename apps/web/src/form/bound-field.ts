import { type RefCallBack, useController } from 'react-hook-form';
import { useFormField } from './form-fields.ts';

/** What every field of a form is told by its screen. */
export type FieldProps = {
  /** The path of the value in the form: 'postalAddress.zip'. */
  name: string;
  label: string;
  /** How the summary of errors names it where the label alone does not tell: 'Dirección física: Municipio'. */
  longLabel?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** One line under the field, before anything is wrong with it. */
  help?: string;
};

type NamedField = Pick<FieldProps, 'name' | 'label' | 'longLabel'>;

export type BoundField = {
  id: string;
  /** What the form holds under this name; each field narrows it to what it can show. */
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  ref: RefCallBack;
  /** What is wrong with the value, in Spanish. */
  error: string | undefined;
};

/** A field of the surrounding form by its name. */
export function useBoundField({ name, label, longLabel = label }: NamedField): BoundField {
  const { field, fieldState } = useController({ name });
  const id = useFormField(name, longLabel);
  const value: unknown = field.value;
  const { onChange, onBlur, ref } = field;
  return { id, value, onChange, onBlur, ref, error: fieldState.error?.message };
}
