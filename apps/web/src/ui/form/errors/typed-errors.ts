import { fieldErrors } from '@garita/domain/field/field-errors';
import { fieldText } from '@garita/domain/text/field-texts.es';

/** What is wrong with the fields of the screen, by the path of each: 'bonusRule.large.rate'. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The sentence under each field; of several about one, the first. */
export function shownFieldErrors(error: Parameters<typeof fieldErrors>[0]): FieldErrors {
  const texts = fieldErrors(error).map(({ path, code }) => [path.join('.'), fieldText(code)] as const);
  return Object.fromEntries(texts.toReversed());
}
