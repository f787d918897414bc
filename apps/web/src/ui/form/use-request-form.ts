import { fieldErrors } from '@garita/domain/field/field-errors';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { type SubmitEvent, useRef, useState } from 'react';
import { notifyError } from '../notices/notices.ts';

/** The refusal of a request: a sentence, and the fields that are wrong. */
export type RefusedRequest = { text: string; errors: FieldErrors };

/**
 * A form that requests something and saves nothing. `ask` starts the request or returns why it cannot; a
 * notice and the fields then show the reason, and the first wrong field takes the focus.
 */
export function useRequestForm(ask: () => RefusedRequest | undefined) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const refused = ask();
    setErrors(refused?.errors ?? {});
    if (!refused) return;
    notifyError(refused.text);
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return { form: { ref, noValidate: true, onSubmit }, errors, clearErrors: () => setErrors({}) };
}

/** The errors of a screen's fields, by path: 'bonusRule.large.rate'. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Returns the sentence under each field; the first of several about one field. */
export function shownFieldErrors(error: Parameters<typeof fieldErrors>[0]): FieldErrors {
  const texts = fieldErrors(error).map(({ path, code }) => [path.join('.'), fieldText(code)] as const);
  return Object.fromEntries(texts.toReversed());
}
