import { fieldErrors } from '@garita/domain/field/field-errors';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldError, FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { errorText, fieldErrorsOf } from '../../../lib/error-text.ts';
import { formText } from '../../../text/form.es.ts';
import { notifyError } from '../../notices/notices.ts';

/** The first error of each field, by path. */
type Problems = ReadonlyMap<string, string>;

/** Checks values against a schema; returns the errors in Spanish. */
export function problemsOf(schema: z.ZodType, values: unknown): Problems {
  const { error } = schema.safeParse(values);
  const problems = new Map<string, string>();
  for (const { path, code } of error ? fieldErrors(error) : []) {
    const name = path.join('.');
    if (!problems.has(name)) problems.set(name, fieldText(code));
  }
  return problems;
}

/**
 * Turns a schema into a resolver of react-hook-form. The library also calls it when a field is left. Then
 * only `leaving` is checked, and earlier errors stay: those of the server (`errorAt`), which the schema does
 * not know, and those of the last submission that still hold.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  leaving: z.ZodType,
  errorAt: (name: string) => FieldError | undefined,
): Resolver<Input, unknown, Output> {
  return (values, _context, options) => {
    const errors: Record<string, FieldError> = {};
    const isLeaving = options.names?.length === 1;
    for (const name of options.names ?? []) {
      const found = errorAt(name);
      if (found && (found.type === 'server' || problemsOf(schema, values).has(name))) errors[name] = found;
    }
    for (const [path, message] of problemsOf(isLeaving ? leaving : schema, values)) {
      errors[path] = { type: 'schema', message };
    }
    if (Object.keys(errors).length > 0) return { values: {}, errors: toNestErrors(errors, options) };
    return { values: schema.safeParse(values).data ?? {}, errors: {} };
  };
}

/**
 * Removes an error as soon as any field fixes it: a salary fixes the hourly rates. New errors wait until the
 * field is left. An error of the server stays until its field changes.
 */
export function useFixedErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  schema: z.ZodType<Output, Input>,
  errors: readonly ShownError[],
): void {
  // An effect event, because a field set by another one may change while React runs effects.
  const onChange = useEffectEvent((values: Input, changed: string | undefined) => {
    if (errors.length === 0) return;
    const problems = problemsOf(schema, values);
    for (const { name, isFromServer } of errors) {
      const isFixed = isFromServer ? name === changed : !problems.has(name);
      if (isFixed) form.clearErrors(name as Parameters<typeof form.clearErrors>[0]);
    }
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => onChange(values, name),
      }),
    [form],
  );
}

/** An error that the form shows now, found by the schema or by the server. */
export type ShownError = { name: string; message: string; isFromServer: boolean };

/** Returns the errors of a form as a flat list, named by their paths. */
export function shownErrors(errors: FieldErrors, path: readonly string[] = []): ShownError[] {
  return Object.entries(errors).flatMap(([key, error]): ShownError[] => {
    if (!error) return [];
    const place = [...path, key];
    const { message, type } = error;
    if (typeof message === 'string')
      return [{ name: place.join('.'), message, isFromServer: type === 'server' }];
    // An entry without a message holds the errors of the fields below it.
    return shownErrors(error as FieldErrors, place);
  });
}

export type FailureReporter = {
  failureText?: ((error: unknown) => string) | undefined;
  /** The text of the notice about a form with errors; that nothing can be saved, by default. */
  incompleteText?: string | undefined;
  /** Shows failures in the form itself, because a notice would cover it. */
  isInDrawer?: boolean | undefined;
  /** Returns true for a failure that a part of the form shows by itself. */
  isShownInside?: ((error: unknown) => boolean) | undefined;
};

/** Reports why nothing was saved: in a notice or in the form, and at the wrong fields. */
export function useFailures<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  options: FailureReporter,
) {
  const { failureText = errorText, incompleteText = formText.incomplete } = options;
  const { isInDrawer = false, isShownInside } = options;
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string>();
  return {
    /** The number of submissions refused by the form or by the server. */
    refusals,
    /** The reason of the last failure; undefined if a notice shows it. */
    failure,
    forget: () => setFailure(undefined),
    refuse: () => {
      // The errors stand at the top of the form already.
      if (!isInDrawer) notifyError(incompleteText);
      setRefusals((count) => count + 1);
    },
    fail: (error: unknown) => {
      const tell = isInDrawer ? setFailure : notifyError;
      if (!isShownInside?.(error)) tell(failureText(error));
      showFieldErrors(form, error);
      if (fieldErrorsOf(error).length > 0) setRefusals((count) => count + 1);
    },
  };
}

/** Shows the server's errors of single fields at those fields. */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): void {
  for (const { field, msg } of fieldErrorsOf(error)) {
    // The server names fields by the paths of the schema that this form shares with it.
    form.setError(field as Path<Input>, { type: 'server', message: msg });
  }
}

/** Removes the server's errors before it is asked again. */
export function forgetFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): void {
  for (const { name, isFromServer } of shownErrors(form.formState.errors)) {
    if (isFromServer) form.clearErrors(name as Path<Input>); // the path that it was set at
  }
}
