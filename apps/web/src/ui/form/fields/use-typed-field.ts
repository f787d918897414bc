import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Calls `follow` with the new value each time a person changes the field, so that other fields can follow it; not when the
 * form is filled or another rule sets it.
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
