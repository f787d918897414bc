import type { FieldValues, FormState } from 'react-hook-form';

/**
 * Whether a form holds anything that is not saved. Field by field: as a whole, a form with a field that starts without any
 * value would pass for changed.
 */
export function isChanged<Values extends FieldValues>({
  dirtyFields,
}: Pick<FormState<Values>, 'dirtyFields'>): boolean {
  return Object.keys(dirtyFields).length > 0;
}
