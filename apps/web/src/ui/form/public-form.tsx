import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFrame } from './form-frame.tsx';
import { type FormOptions, useSchemaForm } from './use-schema-form.ts';

type PublicFormProps<Input extends FieldValues, Output> = FormOptions<Input, Output> & {
  /** What stands below the fields, and submits them. */
  actions: ReactNode;
  children: ReactNode;
};

/**
 * `SchemaForm` without what only those inside have a use for: questions, drafts and the bar. It comes with the page, and whoever
 * signs in waits for it.
 */
export function PublicForm<Input extends FieldValues, Output>(props: PublicFormProps<Input, Output>) {
  const { actions, children } = props;
  return (
    <FormFrame held={useSchemaForm(props)}>
      {children}
      {actions}
    </FormFrame>
  );
}
