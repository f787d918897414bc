import { useEffect, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from './errors/schema-resolver.ts';
import { type ShownError, shownErrors } from './errors/shown-errors.ts';
import { useFixedErrors } from './errors/use-fixed-errors.ts';
import { controlId, type FormFields } from './fields/form-fields.ts';
import { isChanged } from './saving/is-changed.ts';
import { type OnSubmit, type SecondSubmit, useSaving } from './saving/use-saving.ts';

/** What a form holds, and how it is saved. */
export type FormOptions<Input extends FieldValues, Output> = {
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
};

type AskedOptions<Input extends FieldValues, Output> = FormOptions<Input, Output> & {
  /** Present where a question comes first. */
  confirm?: unknown;
  second?: SecondSubmit<Output> | undefined;
};

/** A form with all that it knows: `useSchemaForm`. */
export type SchemaFormState<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  fields: FormFields;
  errors: ShownError[];
  isDirty: boolean;
  saving: ReturnType<typeof useSaving<Input, Output>>;
};

/** Holds a form: its values, its errors in Spanish, and the way to save it. */
export function useSchemaForm<Input extends FieldValues, Output>(
  props: AskedOptions<Input, Output>,
): SchemaFormState<Input, Output> {
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
