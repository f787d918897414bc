import { type CompanyLine, type CompanyLineChoice, isLineActive } from '@garita/domain/pay/company-line';

type Choices = readonly CompanyLineChoice[] | undefined;

/**
 * The choices of an entry with one of them changed. Naming one line means naming all: an optional line that is not named
 * would be off.
 */
export function withChoice(
  lines: readonly CompanyLine[],
  choices: Choices,
  changed: CompanyLineChoice,
): CompanyLineChoice[] {
  return lines.map((line) => (line.taxId === changed.taxId ? changed : choiceOf(line, choices)));
}

/** What an entry says of a line, in so many words. */
export function choiceOf(line: CompanyLine, choices: Choices): CompanyLineChoice {
  const named = choices?.find(({ taxId }) => taxId === line.taxId);
  return { ...named, taxId: line.taxId, isActive: isLineActive(line, choices) };
}
