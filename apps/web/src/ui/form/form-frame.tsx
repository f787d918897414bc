import { Stack } from '@chakra-ui/react';
import { type KeyboardEventHandler, type ReactNode, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useFirstField } from '../focus.ts';
import { FormErrors } from './errors/form-errors.tsx';
import { FormFieldsContext } from './fields/bound-field.ts';
import { type FormOptions, type SchemaFormState, useSchemaForm } from './use-schema-form.ts';

type FormFrameProps<Input extends FieldValues, Output> = {
  held: SchemaFormState<Input, Output>;
  /** Shown above the errors. */
  before?: ReactNode;
  /** The fields, and the bar that saves them. */
  children: ReactNode;
  /** Questions about the form, outside of it. */
  after?: ReactNode;
  onKeyDown?: KeyboardEventHandler | undefined;
  /** False for a form that chooses by itself where it takes the focus. */
  startsInFirstField?: boolean;
};

/** The frame of every form: its errors, its fields and its submission. */
export function FormFrame<Input extends FieldValues, Output>(props: FormFrameProps<Input, Output>) {
  const { held, before, children, after, onKeyDown, startsInFirstField = true } = props;
  const { form, fields, errors, saving } = held;
  const { refusals, failure } = saving.failures;
  // The context keeps the form state of the start; components that need the current state use `useFormState`.
  // Otherwise each change would render every field.
  const [formState] = useState(form.formState);
  const element = useRef<HTMLFormElement>(null);
  const starting = useFirstField(element, startsInFirstField);
  return (
    <FormProvider {...form} formState={formState}>
      <FormFieldsContext value={fields}>
        <form ref={element} noValidate {...starting} onSubmit={(event) => void saving.submit(event)}>
          <Stack gap="4" onKeyDown={onKeyDown}>
            {before}
            {form.formState.isSubmitted && <FormErrors {...{ errors, fields, refusals, failure }} />}
            {children}
          </Stack>
        </form>
        {after}
      </FormFieldsContext>
    </FormProvider>
  );
}

type PublicFormProps<Input extends FieldValues, Output> = FormOptions<Input, Output> & {
  /** The buttons below the fields. */
  actions: ReactNode;
  children: ReactNode;
};

/**
 * `SchemaForm` without questions, drafts and bar. It is part of the entry file, for which everybody who signs
 * in waits.
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
