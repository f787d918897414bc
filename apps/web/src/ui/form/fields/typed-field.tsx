import { type ReactNode, useId } from 'react';
import { errorId, helpId } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';

/** Properties that tie a control to its label, help and error. */
export type ControlProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type TypedFieldProps = {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A field whose value the screen holds, not a form. */
export function TypedField({ label, help, error, children }: TypedFieldProps) {
  const id = useId();
  const describedBy = error === undefined ? help && helpId(id) : errorId(id);
  return (
    <FieldFrame id={id} label={label} isRequired={false} help={help} error={error}>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy })}
    </FieldFrame>
  );
}
