import { Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { enterMovesOn } from './enter-moves-on.ts';
import { FormErrors } from './errors/form-errors.tsx';
import { schemaResolver } from './errors/schema-resolver.ts';
import { shownErrors } from './errors/shown-errors.ts';
import { useFixedErrors } from './errors/use-fixed-errors.ts';
import { Editable } from './fields/editable.tsx';
import { controlId, type FormFields, FormFieldsContext } from './fields/form-fields.ts';
import { FormBar } from './form-bar.tsx';
import { isChanged } from './saving/is-changed.ts';
import { KeptDraft } from './saving/kept-draft.tsx';
import { type FormConfirmation, SaveQuestion } from './saving/save-question.tsx';
import { UnsavedGuard } from './saving/unsaved-guard.tsx';
import { type OnSubmit, type SecondSubmit, useSaving } from './saving/use-saving.ts';

export type SchemaFormProps<Input extends FieldValues, Output> = {
  /** Its messages are field codes; its output is what `onSubmit` receives. */
  schema: z.ZodType<Output, Input>;
  /** What the values are held against as fields are left, where the schema says more than that: of the whole it speaks when saving. */
  leavingSchema?: z.ZodType | undefined;
  defaultValues: DefaultValues<Input>;
  /**
   * Saves the values, and may go on to another screen. `commandId` makes it harmless to send the same values twice. A
   * rejection is told in a notice, and what the server has against single fields stands at those fields. `false` says that
   * nothing is saved yet: the screen asks something of its own first, and resets the form when it has saved.
   */
  onSubmit: OnSubmit<Output>;
  /** The words of that notice; the server's own unless given. */
  failureText?: (error: unknown) => string;
  /** The words of the notice about a form with errors; that nothing can be saved unless given. */
  incompleteText?: string;
  /** Tells what fails in the form itself: in a drawer, a notice would lie over it. */
  isInDrawer?: boolean;
  confirm?: FormConfirmation<Output>;
  submitLabel?: string;
  second?: SecondSubmit<Output> | undefined;
  /** Where the browser keeps what is typed until it is saved; nowhere unless given. */
  draftKey?: string | undefined;
  /** Takes the place of the bar with 'Volver' and 'Guardar datos'; null for none. */
  actions?: ReactNode;
  /** Off for forms that hold nothing worth keeping, such as the sign-in. */
  isGuarded?: boolean;
  /** Enter goes to the next field instead of saving. */
  doesEnterMoveOn?: boolean;
  /** For those who may see the values but not change them. */
  isReadOnly?: boolean;
  children: ReactNode;
};

/** The one form: a schema, its fields, its errors in Spanish, and the ways to save it and to leave it. */
export function SchemaForm<Input extends FieldValues, Output>(props: SchemaFormProps<Input, Output>) {
  const { confirm, submitLabel, second, actions, draftKey, children } = props;
  const { isGuarded = true, doesEnterMoveOn = false, isReadOnly = false } = props;
  const { form, fields, errors, isDirty, saving } = useSchemaForm(props);
  const { refusals, failure } = saving.failures;
  const { isSubmitting, isSubmitted } = form.formState;
  // How the form stands is heard from `useFormState`, by those whom it concerns: in the context, which keeps that of the start, each
  // change would render every field anew.
  const [formState] = useState(form.formState);

  return (
    <FormProvider {...form} formState={formState}>
      <FormFieldsContext value={fields}>
        <form noValidate onSubmit={(event) => void saving.submit(event)}>
          <Stack gap="4" onKeyDown={doesEnterMoveOn ? enterMovesOn : undefined}>
            {draftKey !== undefined && <KeptDraft {...{ draftKey, isDirty }} />}
            {isSubmitted && <FormErrors {...{ errors, fields, refusals, failure }} />}
            <Editable isReadOnly={isReadOnly}>{children}</Editable>
            {isReadOnly || actions !== undefined ? (
              actions
            ) : (
              <FormBar {...{ submitLabel, isDirty, isSubmitting }} secondLabel={second?.label} />
            )}
          </Stack>
        </form>
        {confirm && <SaveQuestion confirm={confirm} saving={saving} />}
        {isGuarded && <UnsavedGuard isDirty={isDirty} isSaving={saving.isSaving} />}
      </FormFieldsContext>
    </FormProvider>
  );
}

function useSchemaForm<Input extends FieldValues, Output>(props: SchemaFormProps<Input, Output>) {
  const { schema, leavingSchema = schema, defaultValues } = props;
  const form: UseFormReturn<Input, unknown, Output> = useForm<Input, unknown, Output>({
    // The library hands over the names of this very form.
    resolver: schemaResolver(schema, leavingSchema, (name) => form.getFieldState(name as Path<Input>).error),
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const isDirty = isChanged(form.formState);
  const errors = shownErrors(form.formState.errors);
  const fields = useFields();
  const saving = useSaving(form, { ...props, isDirty });
  useFixedErrors(form, schema, errors);
  useAddressedField(fields);
  return { form, fields, errors, isDirty, saving };
}

/** Takes the field that the address names (`#postalAddress.zip`) in focus, for those who come by a link to it. */
function useAddressedField({ prefix }: FormFields) {
  useEffect(() => {
    const name = decodeURIComponent(location.hash.slice(1));
    if (name !== '') document.getElementById(controlId(prefix, name))?.focus();
  }, [prefix]);
}

/** The fields of this form; the same object for as long as the form is on the screen. */
function useFields(): FormFields {
  const prefix = useId();
  const [fields] = useState(() => ({ prefix, labels: new Map<string, string>() }));
  return fields;
}
