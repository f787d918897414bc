import { useCallback, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * What the surrounding form holds of a field; undefined where it holds nothing. The library's own hooks answer what the form
 * was opened with instead, so what was typed over a computed amount could never be taken back from a saved record.
 */
export function useHeldValue(name: string): unknown {
  const { subscribe, getValues } = useFormContext();
  const onHeld = useCallback(
    (changed: () => void) => subscribe({ name, exact: true, formState: { values: true }, callback: changed }),
    [subscribe, name],
  );
  return useSyncExternalStore(onHeld, () => getValues(name));
}
