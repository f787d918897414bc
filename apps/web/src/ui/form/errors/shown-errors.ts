import type { FieldErrors } from 'react-hook-form';

/** An error that stands in the form now, found by the schema or by the server. */
export type ShownError = { name: string; message: string; isFromServer: boolean };

/** The errors of a form as a flat list, named by their paths. */
export function shownErrors(errors: FieldErrors, path: readonly string[] = []): ShownError[] {
  return Object.entries(errors).flatMap(([key, error]): ShownError[] => {
    if (!error) return [];
    const place = [...path, key];
    const { message, type } = error;
    if (typeof message === 'string')
      return [{ name: place.join('.'), message, isFromServer: type === 'server' }];
    // What has no message is not an error but the fields below it.
    return shownErrors(error as FieldErrors, place);
  });
}
