import { type ReactNode, useId } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { errorId, helpId } from './form-fields.ts';

/** What ties a control to its label, its help and its error. */
export type ControlProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined };

type TypedFieldProps = {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A field of the screen that one types into. */
export function TypedField({ label, help, error, children }: TypedFieldProps) {
  const id = useId();
  const describedBy = error === undefined ? help && helpId(id) : errorId(id);
  return (
    <FieldFrame id={id} label={label} isRequired={false} help={help} error={error}>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy })}
    </FieldFrame>
  );
}
