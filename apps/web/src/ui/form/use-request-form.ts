import { type SubmitEvent, useRef, useState } from 'react';
import { notifyError } from '../notices/notices.ts';
import type { FieldErrors } from './errors/typed-errors.ts';

/** Why something cannot be asked for: in a sentence, and at which fields. */
export type RefusedRequest = { text: string; errors: FieldErrors };

/**
 * A form that asks for something and saves nothing. `ask` starts what it asks for, or answers why not; then that is told in
 * a notice and at the fields, and the first of these takes the focus.
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
