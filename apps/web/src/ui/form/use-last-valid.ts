import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';

/** The values of a form as they were last valid, and whether they still are: a figure that is half typed changes nothing. */
export type LastValid<Values> = { values: Values; isValid: boolean };

/** Follows what is typed into the surrounding form, as its schema reads it. */
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
