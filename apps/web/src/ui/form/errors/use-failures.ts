import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorText, fieldErrorsOf } from '../../../lib/error-text.ts';
import { formText } from '../../../text/form.es.ts';
import { notifyError } from '../../notices/notices.ts';
import { shownErrors } from './schema-errors.ts';

export type FailureReporter = {
  failureText?: ((error: unknown) => string) | undefined;
  /** The text of the notice about a form with errors; that nothing can be saved, by default. */
  incompleteText?: string | undefined;
  /** Shows failures in the form itself, because a notice would cover it. */
  isInDrawer?: boolean | undefined;
};

/** Reports why nothing was saved: in a notice or in the form, and at the wrong fields. */
export function useFailures<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { failureText = errorText, incompleteText = formText.incomplete, isInDrawer = false }: FailureReporter,
) {
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
      tell(failureText(error));
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
