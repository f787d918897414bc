import { useCallback, useSyncExternalStore } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { errorId, helpId, useFormField } from './form-fields.ts';

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
  help?: string | undefined;
};

/**
 * A field of the surrounding form: the value that the form holds, which each kind of field narrows to what it can show; what
 * ties the control to its label, its help and its error; and what the frame around it shows.
 */
export function useBoundField(props: FieldProps) {
  const { name, label, longLabel = label, isRequired = false, isDisabled = false, help } = props;
  const { field, fieldState } = useController({ name });
  const id = useFormField(name, longLabel);
  const error = fieldState.error?.message;
  const value = useHeldValue(name);
  const onChange: (value: unknown) => void = field.onChange;

  return {
    value,
    onChange,
    control: {
      id,
      name,
      ref: field.ref,
      onBlur: field.onBlur,
      disabled: isDisabled,
      'aria-required': isRequired,
      'aria-invalid': error !== undefined,
      'aria-describedby': error === undefined ? help && helpId(id) : errorId(id),
    },
    frame: { id, label, isRequired, help, error },
  };
}

/**
 * What the surrounding form holds of a field; undefined where it holds nothing. The library's own hooks answer what the form
 * was opened with instead, so what was typed over a computed amount could never be taken back from a saved record.
 */
function useHeldValue(name: string): unknown {
  const { subscribe, getValues } = useFormContext();
  const onHeld = useCallback(
    (changed: () => void) => subscribe({ name, exact: true, formState: { values: true }, callback: changed }),
    [subscribe, name],
  );
  return useSyncExternalStore(onHeld, () => getValues(name));
}
