import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorText, fieldErrorsOf } from '../../../lib/error-text.ts';
import { formText } from '../../../text/form.es.ts';
import { notifyError } from '../../notices/notices.ts';
import { shownErrors } from './shown-errors.ts';

export type FailureReporter = {
  failureText?: ((error: unknown) => string) | undefined;
  /** What is said of a form with errors; that nothing can be saved unless given. */
  incompleteText?: string | undefined;
  /** The form itself tells what failed: a notice would lie over it. */
  isInDrawer?: boolean | undefined;
};

/** Tells why nothing was saved: in a notice or in the form itself, and at the fields that are wrong. */
export function useFailures<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { failureText = errorText, incompleteText = formText.incomplete, isInDrawer = false }: FailureReporter,
) {
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string>();
  return {
    /** How often saving was refused, by the form or by the server. */
    refusals,
    /** Why the last saving failed; undefined where a notice says so. */
    failure,
    forget: () => setFailure(undefined),
    refuse: () => {
      // What is wrong stands at the top of the form already.
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

/** Puts what the server has against single fields at those fields. */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): void {
  for (const { field, msg } of fieldErrorsOf(error)) {
    // The server names fields by the paths of the schema that this form shares with it.
    form.setError(field as Path<Input>, { type: 'server', message: msg });
  }
}

/** Takes away what the server had against single fields: it is about to be asked again. */
export function forgetFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): void {
  for (const { name, isFromServer } of shownErrors(form.formState.errors)) {
    if (isFromServer) form.clearErrors(name as Path<Input>); // the path that it was set at
  }
}
