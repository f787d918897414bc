import type { Cents } from '../money/cents.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import type { LineDirection, Requirement } from '../reference/enumerations.ts';

/**
 * A tax line of the company as frozen in an entry: a percentage of gross or a fixed amount, deducted from pay
 * or added to it.
 */
export type CompanyLine = {
  taxId: number;
  name: string;
  requirement: Requirement;
  direction: LineDirection;
  /** True if this optional line is active in an entry that does not list its lines. */
  isOnByDefault: boolean;
} & ({ basis: 'percentage'; rate: Rate } | { basis: 'fixed'; cents: Cents });

/** The choice of an entry for a company line. A required line is always active. */
export type CompanyLineChoice = { taxId: number; isActive: boolean; editedCents?: Cents | undefined };

/** A company line of a statement. `amount` is unsigned cents; `computed` is the amount before an edit. */
export type CompanyLineAmount = CompanyLine & { amount: Cents; computed: Cents; isEdited: boolean };

/**
 * Returns the company lines that apply to an entry: each required one and each chosen optional one. If
 * `choices` is undefined, the company's defaults decide about optional lines.
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

/** Returns true if a company line applies to an entry with these choices. */
export function isLineActive(line: CompanyLine, choices: readonly CompanyLineChoice[] | undefined): boolean {
  if (line.requirement === 'required') return true;
  if (choices === undefined) return line.isOnByDefault;
  return choices.find(({ taxId }) => taxId === line.taxId)?.isActive ?? false;
}
