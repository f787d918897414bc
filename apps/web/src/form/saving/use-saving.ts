import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetFieldErrors, type Telling, useFailures } from '../errors/use-failures.ts';
import { type Submission, useSubmissions } from './use-submissions.ts';

/** `addsAnother` says that an empty form is wanted next. */
export type OnSubmit<Output> = (values: Output, commandId: string, addsAnother: boolean) => Promise<unknown>;

type SavingOptions<Output> = Telling & {
  isDirty: boolean;
  onSubmit: OnSubmit<Output>;
  /** Present where a question comes first. */
  confirm?: unknown;
};

/** The way of a form from the button to what was saved: its errors, the question, the server's answer. */
export function useSaving<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { isDirty, onSubmit, confirm, ...telling }: SavingOptions<Output>,
) {
  const [asked, setAsked] = useState<Submission<Output>>();
  const failures = useFailures(form, telling);
  const saving = useSavingMark(isDirty);
  const submissions = useSubmissions<Output>();

  const save = async ({ values, commandId, addsAnother }: Submission<Output>) => {
    saving.start();
    failures.forget();
    try {
      if ((await onSubmit(values, commandId, addsAnother)) === false) return saving.stop();
      submissions.forget();
      // What is on the screen is what is saved: nothing is left to lose.
      form.reset(form.getValues());
    } catch (error) {
      saving.stop();
      failures.fail(error);
    }
  };
  const submit = (values: Output, addsAnother: boolean) => {
    const submission = submissions.of(values, addsAnother);
    return confirm ? setAsked(submission) : save(submission);
  };

  return {
    /** Checks the form, then asks or saves. */
    submit: (event: SubmitEvent) => {
      forgetFieldErrors(form);
      const addsAnother = isForAnother(event.nativeEvent);
      return form.handleSubmit((values) => submit(values, addsAnother), failures.refuse)(event);
    },
    /** What waits for the answer to the question. */
    asked,
    stopAsking: () => setAsked(undefined),
    save,
    isSaving: saving.mark,
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

/** What the button says that saves and asks for an empty form. */
export const ANOTHER = 'another';

function isForAnother(event: Event): boolean {
  return (
    'submitter' in event && event.submitter instanceof HTMLButtonElement && event.submitter.value === ANOTHER
  );
}
