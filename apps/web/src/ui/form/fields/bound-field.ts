import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { useController, useFormContext } from 'react-hook-form';

/** Properties of every field of a form. */
export type FieldProps = {
  /** The path of the value in the form: 'postalAddress.zip'. */
  name: string;
  label: string;
  /** The name in the summary of errors, if the label alone is ambiguous: 'Dirección física: Municipio'. */
  longLabel?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** One line under the field, while it has no error. */
  help?: string | undefined;
};

/** Returns a function that gives a field its name and its label from a dictionary of labels. */
export function labelledFields<Name extends string>(labels: Readonly<Record<Name, string>>) {
  return (name: Name): { name: Name; label: string } => ({ name, label: labels[name] });
}

/**
 * Binds a field to the surrounding form. Returns its value, which each kind of field narrows; the properties
 * that tie the control to its label, help and error; and those of the frame around it.
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
 * Returns the current value of a field; undefined if there is none. The library's own hooks return the
 * initial value instead, so that an override of a computed amount could never be removed from a saved record.
 */
function useHeldValue(name: string): unknown {
  const { subscribe, getValues } = useFormContext();
  const onHeld = useCallback(
    (changed: () => void) => subscribe({ name, exact: true, formState: { values: true }, callback: changed }),
    [subscribe, name],
  );
  return useSyncExternalStore(onHeld, () => getValues(name));
}

/**
 * Shared by the fields of one form: a prefix of their ids, and their labels by name for the summary of
 * errors.
 */
export type FormFields = { prefix: string; labels: Map<string, string> };

export const FormFieldsContext = createContext<FormFields>({ prefix: '', labels: new Map() });

/** Returns the id of the control of a field. */
export function controlId(prefix: string, name: string): string {
  return `${prefix}${name}`;
}

/** Returns the id of the error line of a control. */
export function errorId(control: string): string {
  return `${control}-error`;
}

/** Returns the id of the help line of a control. */
export function helpId(control: string): string {
  return `${control}-help`;
}

/** Registers a field with its form under its label; returns the id of its control. */
export function useFormField(name: string, label: string): string {
  const { prefix, labels } = useContext(FormFieldsContext);
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  return controlId(prefix, name);
}
