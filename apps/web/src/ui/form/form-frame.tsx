import { Stack } from '@chakra-ui/react';
import { type KeyboardEventHandler, type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FormErrors } from './errors/form-errors.tsx';
import { FormFieldsContext } from './fields/form-fields.ts';
import type { SchemaFormState } from './use-schema-form.ts';

type FormFrameProps<Input extends FieldValues, Output> = {
  held: SchemaFormState<Input, Output>;
  /** What stands above the errors. */
  before?: ReactNode;
  /** The fields, and the bar that saves them. */
  children: ReactNode;
  /** What is asked about the form, outside of it. */
  after?: ReactNode;
  onKeyDown?: KeyboardEventHandler | undefined;
};

/** What every form is: its errors, its fields, and what submits it. */
export function FormFrame<Input extends FieldValues, Output>(props: FormFrameProps<Input, Output>) {
  const { held, before, children, after, onKeyDown } = props;
  const { form, fields, errors, saving } = held;
  const { refusals, failure } = saving.failures;
  // How the form stands is heard from `useFormState`, by those whom it concerns: in the context, which keeps that of the start, each
  // change would render every field anew.
  const [formState] = useState(form.formState);
  return (
    <FormProvider {...form} formState={formState}>
      <FormFieldsContext value={fields}>
        <form noValidate onSubmit={(event) => void saving.submit(event)}>
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
