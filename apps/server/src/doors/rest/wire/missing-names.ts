import { AppError } from '../../../refusal/app-error.ts';
import type { BodyWire } from './field-names.ts';

/** The names that a body without any fields is refused for. */
export function missingNames(body: BodyWire<unknown>): Set<string | undefined> {
  if (body.required) return new Set(body.required);
  try {
    body.decode({});
    return new Set();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Set(error.facts.errors?.map(({ path: [name] }) => name));
  }
}
