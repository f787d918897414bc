import { createContext, useContext, useEffect } from 'react';

/** What the fields of one form share: a prefix for their ids, and their labels by name for the summary of errors. */
export type FormFields = { prefix: string; labels: Map<string, string> };

export const FormFieldsContext = createContext<FormFields>({ prefix: '', labels: new Map() });

/** The id of the control of a field. */
export function controlId(prefix: string, name: string): string {
  return `${prefix}${name}`;
}

/** The id of the line that says what is wrong with a control. */
export function errorId(control: string): string {
  return `${control}-error`;
}

/** The id of the line of help under a control. */
export function helpId(control: string): string {
  return `${control}-help`;
}

/** Makes a field known to its form under its label; answers the id of its control. */
export function useFormField(name: string, label: string): string {
  const { prefix, labels } = useContext(FormFieldsContext);
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  return controlId(prefix, name);
}
