import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FailureReporter, forgetFieldErrors, useFailures } from '../errors/use-failures.ts';
import { type Submission, useSubmissions } from './use-submissions.ts';

/** Saves what a form holds. */
export type OnSubmit<Output> = (values: Output, commandId: string) => Promise<unknown>;

/** A second way to save, such as one that goes on with an empty form, and what its button says. */
export type SecondSubmit<Output> = { label: string; onSubmit: OnSubmit<Output> };

type SavingOptions<Output> = FailureReporter & {
  isDirty: boolean;
  onSubmit: OnSubmit<Output>;
  second?: SecondSubmit<Output> | undefined;
  /** Present where a question comes first. */
  confirm?: unknown;
};

/** The way of a form from the button to what was saved: its errors, the question, the server's answer. */
export function useSaving<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { isDirty, onSubmit, second, confirm, ...telling }: SavingOptions<Output>,
) {
  const chosen = useRef(onSubmit);
  const [asked, setAsked] = useState<Submission<Output>>();
  const [asker, setAsker] = useState<Element | null>(null);
  const failures = useFailures(form, telling);
  const saving = useSavingMark(isDirty);
  const submissions = useSubmissions<Output>();

  const save = async ({ values, commandId }: Submission<Output>) => {
    saving.start();
    failures.forget();
    try {
      if ((await chosen.current(values, commandId)) === false) return saving.stop();
      submissions.forget();
      // What is on the screen is what is saved: nothing is left to lose.
      form.reset(form.getValues());
    } catch (error) {
      saving.stop();
      failures.fail(error);
    }
  };
  const submit = (values: Output) => {
    const submission = submissions.of(values);
    return confirm ? setAsked(submission) : save(submission);
  };

  return {
    /** Checks the form, then asks or saves. */
    submit: (event: SubmitEvent) => {
      // Its button is off while the form is checked, and loses the focus.
      setAsker(document.activeElement);
      forgetFieldErrors(form);
      chosen.current = second && isOfSecond(event.nativeEvent) ? second.onSubmit : onSubmit;
      return form.handleSubmit(submit, failures.refuse)(event);
    },
    /** What waits for the answer to the question. */
    asked,
    asker,
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

/** What tells the button of the second way to save. */
export const SECOND = 'second';

function isOfSecond(event: Event): boolean {
  return (
    'submitter' in event && event.submitter instanceof HTMLButtonElement && event.submitter.value === SECOND
  );
}
