import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues, FormState, UseFormReturn } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { isUnanswered } from '../../../lib/error-text.ts';
import { type FailureReporter, forgetFieldErrors, useFailures } from '../errors/schema-errors.ts';

/** Saves the values of a form. */
export type OnSubmit<Output> = (values: Output, commandId: string) => Promise<unknown>;

/** A second way to save, such as one that continues with an empty form, and the label of its button. */
export type SecondSubmit<Output> = { label: string; onSubmit: OnSubmit<Output> };

type SavingOptions<Output> = FailureReporter & {
  isDirty: boolean;
  onSubmit: OnSubmit<Output>;
  second?: SecondSubmit<Output> | undefined;
  /** Present if a question comes first. */
  confirm?: unknown;
};

/** The submission of a form: checking, asking, saving and its errors. */
export function useSaving<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { isDirty, onSubmit, second, confirm, ...telling }: SavingOptions<Output>,
) {
  const chosen = useRef(onSubmit);
  const [pending, setPending] = useState<FormSubmission<Output>>();
  const [asker, setAsker] = useState<Element | null>(null);
  const failures = useFailures(form, telling);
  const saving = useSavingMark(isDirty);
  const submissions = useSubmissions<Output>();

  const save = async ({ values, commandId }: FormSubmission<Output>) => {
    saving.start();
    failures.forget();
    try {
      if ((await chosen.current(values, commandId)) === false) return saving.stop();
      submissions.forget();
      // The values on the screen are saved now.
      form.reset(form.getValues());
    } catch (error) {
      saving.stop();
      // The question tells it and stays open, so that the same can be sent again.
      if (confirm && isUnanswered(error)) throw error;
      failures.fail(error);
    }
  };
  const submit = (values: Output) => {
    const submission = submissions.of(values);
    return confirm ? setPending(submission) : save(submission);
  };

  return {
    /** Checks the form, then asks or saves. */
    submit: (event: SubmitEvent) => {
      // The submit button is disabled while the form is checked, and loses the focus.
      setAsker(document.activeElement);
      forgetFieldErrors(form);
      chosen.current = second && isOfSecond(event.nativeEvent) ? second.onSubmit : onSubmit;
      return form.handleSubmit(submit, failures.refuse)(event);
    },
    /** The values that wait for the answer. */
    pending,
    asker,
    stopAsking: () => setPending(undefined),
    save,
    isSaving: saving.mark,
    failures,
  };
}

/**
 * True from the moment of saving until something changes again. It outlasts the saving, because the browser
 * may navigate back before React has rendered that nothing is unsaved.
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

/** The value that identifies the button of the second way to save. */
export const SECOND = 'second';

function isOfSecond(event: Event): boolean {
  return (
    'submitter' in event && event.submitter instanceof HTMLButtonElement && event.submitter.value === SECOND
  );
}

/** Values on their way to the server, with the key that makes it harmless to send them twice. */
export type FormSubmission<Output> = { values: Output; commandId: string };

/**
 * Gives values their key. Equal values keep it until they are saved: if an answer is lost, saving again
 * returns that answer instead of creating a second record.
 */
export function useSubmissions<Output>() {
  const last = useRef<FormSubmission<Output>>(undefined);
  return {
    of: (values: Output): FormSubmission<Output> => {
      const before = last.current;
      const commandId = before && isSame(before.values, values) ? before.commandId : uuidv7();
      last.current = { values, commandId };
      return last.current;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}

// Both were parsed by the same schema, which orders the keys of an object.
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Returns true if a form holds unsaved values. It looks at single fields, because the library's own flag also
 * counts a field that starts without a value.
 */
export function isChanged<Values extends FieldValues>({
  dirtyFields,
}: Pick<FormState<Values>, 'dirtyFields'>): boolean {
  return Object.keys(dirtyFields).length > 0;
}
