import type { Cents } from '../money/cents.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import type { LineDirection, Requirement } from '../reference/enumerations.ts';

/**
 * A tax line of the company as frozen in an entry: a share of gross or a fixed amount, taken from pay or
 * added to it.
 */
export type CompanyLine = {
  taxId: number;
  name: string;
  requirement: Requirement;
  direction: LineDirection;
  /** True if this optional line is active in an entry that does not name its lines. */
  isOnByDefault: boolean;
} & ({ basis: 'percentage'; rate: Rate } | { basis: 'fixed'; cents: Cents });

/** The choice that an entry makes for a company line. A required line is active in any case. */
export type CompanyLineChoice = { taxId: number; isActive: boolean; editedCents?: Cents | undefined };

/**
 * A company line of a statement. `amount` is unsigned cents; `computed` is what it was before somebody typed
 * over it.
 */
export type CompanyLineAmount = CompanyLine & { amount: Cents; computed: Cents; isEdited: boolean };

/**
 * The company lines that count in an entry: every required one and the optional ones chosen, or, where
 * nothing was chosen (`choices` undefined), each as the company has it by default.
 */
export function companyLineAmounts(
  lines: readonly CompanyLine[],
  choices: readonly CompanyLineChoice[] | undefined,
  gross: Cents,
): CompanyLineAmount[] {
  return lines.flatMap((line) => {
    const choice = choices?.find(({ taxId }) => taxId === line.taxId);
    if (!isLineActive(line, choices)) return [];
    const computed = line.basis === 'fixed' ? line.cents : applyRate(gross, line.rate);
    const edited = choice?.editedCents;
    return [{ ...line, computed, amount: edited ?? computed, isEdited: edited !== undefined }];
  });
}

/** Returns true if a company line counts in an entry with these choices. */
export function isLineActive(line: CompanyLine, choices: readonly CompanyLineChoice[] | undefined): boolean {
  if (line.requirement === 'required') return true;
  if (choices === undefined) return line.isOnByDefault;
  return choices.find(({ taxId }) => taxId === line.taxId)?.isActive ?? false;
}
