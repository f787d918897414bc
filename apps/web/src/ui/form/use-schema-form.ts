import { useEffect, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { type ShownError, schemaResolver, shownErrors, useFixedErrors } from './errors/schema-errors.ts';
import { controlId, type FormFields } from './fields/bound-field.ts';
import { isChanged, type OnSubmit, type SecondSubmit, useSaving } from './saving/use-saving.ts';

/** The values of a form and how they are saved. */
export type FormOptions<Input extends FieldValues, Output> = {
  /** Its messages are field codes; its output is the input of `onSubmit`. */
  schema: z.ZodType<Output, Input>;
  /** Checks the values when a field is left, if the schema also has rules that apply only when saving. */
  leavingSchema?: z.ZodType | undefined;
  defaultValues: DefaultValues<Input>;
  /**
   * Saves the values, and may navigate to another screen. `commandId` makes it harmless to send the same
   * values twice. A rejection is shown in a notice, and errors of single fields at those fields. `false` says
   * that nothing is saved yet: the screen asks a question of its own first, and resets the form after saving.
   */
  onSubmit: OnSubmit<Output>;
  /** Returns the text of that notice; the server's sentence by default. */
  failureText?: (error: unknown) => string;
  /** The text of the notice about a form with errors; that nothing can be saved, by default. */
  incompleteText?: string;
  /** Shows failures in the form itself, because a drawer would be covered by a notice. */
  isInDrawer?: boolean;
  /** Returns true for a failure that a part of the form shows by itself. */
  isShownInside?: (error: unknown) => boolean;
};

type SubmitOptions<Input extends FieldValues, Output> = FormOptions<Input, Output> & {
  /** Present if a question comes first. */
  confirm?: unknown;
  second?: SecondSubmit<Output> | undefined;
};

/** The state of a form, as `useSchemaForm` returns it. */
export type SchemaFormState<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  fields: FormFields;
  errors: ShownError[];
  isDirty: boolean;
  saving: ReturnType<typeof useSaving<Input, Output>>;
};

/** Holds a form: its values, its errors in Spanish, and how to save it. */
export function useSchemaForm<Input extends FieldValues, Output>(
  props: SubmitOptions<Input, Output>,
): SchemaFormState<Input, Output> {
  const { schema, leavingSchema = schema, defaultValues } = props;
  const form: UseFormReturn<Input, unknown, Output> = useForm<Input, unknown, Output>({
    // The library passes the names of this form's own fields.
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

/** Focuses the field that the address names (`#postalAddress.zip`), for links to a field. */
function useAddressedField({ prefix }: FormFields) {
  useEffect(() => {
    const name = decodeURIComponent(location.hash.slice(1));
    if (name !== '') document.getElementById(controlId(prefix, name))?.focus();
  }, [prefix]);
}

/** Returns the fields of this form; the same object while the form is mounted. */
function useFields(): FormFields {
  const prefix = useId();
  const [fields] = useState(() => ({ prefix, labels: new Map<string, string>() }));
  return fields;
}
