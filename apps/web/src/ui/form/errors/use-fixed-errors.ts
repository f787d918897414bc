import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { problemsOf } from './schema-resolver.ts';
import type { ShownError } from './shown-errors.ts';

/**
 * Takes an error away as soon as it is put right, by whichever field: a salary puts the hourly rates right. New errors wait
 * until the field is left. What the server found stands until that field changes.
 */
export function useFixedErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  schema: z.ZodType<Output, Input>,
  errors: readonly ShownError[],
): void {
  // As an event it is there without a gap: a field that another one sets may change while React runs effects.
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
