import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Calls `follow` with the new value each time a person changes the field, so that other fields can follow it;
 * not when the form is filled or another rule sets it.
 */
export function useTypedField(name: string, follow: (value: unknown) => void): void {
  const { subscribe, getValues } = useFormContext();
  const onTyped = useEffectEvent(() => follow(getValues(name)));
  useEffect(
    () =>
      subscribe({
        name,
        exact: true,
        formState: { values: true },
        callback: ({ type }) => {
          if (type === 'change') onTyped();
        },
      }),
    [subscribe, name],
  );
}

/** The last valid values of a form, and whether they are current: a half-typed figure changes nothing. */
type LastValid<Values> = { values: Values; isValid: boolean };

/** Follows the values of the surrounding form, as its schema reads them. */
export function useLastValid<Values>(schema: z.ZodType<Values>, initial: Values): LastValid<Values> {
  const { subscribe } = useFormContext();
  const [last, setLast] = useState({ values: initial, isValid: true });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { success, data } = schema.safeParse(values);
          setLast((before) => ({ values: success ? data : before.values, isValid: success }));
        },
      }),
    [subscribe, schema],
  );
  return last;
}
