import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { notifyError } from '../components/notices.ts';
import { errorText, fieldErrorsOf } from '../lib/error-text.ts';
import { formText } from '../text/form.es.ts';
import { type Submission, useSubmissions } from './use-submissions.ts';

type Saving<Output> = {
  isDirty: boolean;
  onSubmit: (values: Output, commandId: string) => Promise<unknown>;
  /** Present where a question comes first. */
  confirm?: unknown;
  failureText?: ((error: unknown) => string) | undefined;
};

/** The way of a form from the button to what was saved: its errors, the question, the server's answer. */
export function useSaving<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { isDirty, onSubmit, confirm, failureText = errorText }: Saving<Output>,
) {
  const [asked, setAsked] = useState<Submission<Output>>();
  const [failures, setFailures] = useState(0);
  const saving = useSavingMark(isDirty);
  const submissions = useSubmissions<Output>();

  const save = async ({ values, commandId }: Submission<Output>) => {
    saving.start();
    try {
      if ((await onSubmit(values, commandId)) === false) return saving.stop();
      submissions.forget();
      // What is on the screen is what is saved: nothing is left to lose.
      form.reset(form.getValues());
    } catch (error) {
      saving.stop();
      notifyError(failureText(error));
      showFieldErrors(form, error);
    }
  };

  const submit = (values: Output) => {
    const submission = submissions.of(values);
    return confirm ? setAsked(submission) : save(submission);
  };

  const refuse = () => {
    notifyError(formText.incomplete);
    setFailures((count) => count + 1);
  };

  return {
    /** Checks the form, then asks or saves. */
    submit: (event: SubmitEvent) => form.handleSubmit(submit, refuse)(event),
    /** What waits for the answer to the question. */
    asked,
    stopAsking: () => setAsked(undefined),
    save,
    isSaving: saving.mark,
    /** How often a form with errors was to be saved. */
    failures,
  };
}

/**
 * True from the moment of saving until something is changed again. It outlasts the saving, because the browser may go back
 * before React has drawn that nothing is unsaved any more.
 */
function useSavingMark(isDirty: boolean) {
  const mark = useRef(false);
  useEffect(() => {
    if (isDirty) mark.current = false;
  }, [isDirty]);
  return {
    mark,
    start: () => {
      mark.current = true;
    },
    stop: () => {
      mark.current = false;
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
