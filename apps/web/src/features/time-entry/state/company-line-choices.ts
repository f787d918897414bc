import type { Cents } from '@garita/domain/money/cents';
import { type CompanyLine, isLineActive } from '@garita/domain/pay/company-line';

/** What the form holds of a company line: a choice whose typed amount may still be a text that is none. */
export type TypedChoice = {
  taxId: number;
  isActive: boolean;
  editedCents?: Cents | string | null | undefined;
};

type Choices = readonly TypedChoice[] | undefined;

/**
 * The choices of an entry with one of them changed. Naming one line means naming all: an optional line that is not named
 * would be off.
 */
export function withChoice(
  lines: readonly CompanyLine[],
  choices: Choices,
  changed: TypedChoice,
): TypedChoice[] {
  return lines.map((line) => (line.taxId === changed.taxId ? changed : choiceOf(line, choices)));
}

/** What an entry says of a line, in so many words. */
export function choiceOf(line: CompanyLine, choices: Choices): TypedChoice {
  const switches = choices?.map(({ taxId, isActive }) => ({ taxId, isActive }));
  const named = choices?.find(({ taxId }) => taxId === line.taxId);
  return { ...named, taxId: line.taxId, isActive: isLineActive(line, switches) };
}
