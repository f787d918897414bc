import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { CONTRACTOR_AMOUNT_NAMES, columnName } from '../schema/amount-columns.ts';

/** The files of `sql/`, each after those whose functions it uses. */
export const CODE_FILES = [
  'refusals',
  'streams',
  'hash',
  'details',
  'amounts',
  'tax-lines',
  'leave',
  'rules',
  'entries',
  'contractors',
  'cheques',
  'marks',
  'openings',
  'register',
  'periods',
  'months',
  'memos',
  'filings',
  'project',
  'locks',
  'append',
  'verify',
  'rebuild',
  'anchors',
  'guards',
] as const;

/** The functions of the ledger as SQL, and the hash of that text. */
export type LedgerCode = { text: string; hash: string };

/** Returns the functions of this version. */
export function ledgerCode(): LedgerCode {
  const files = CODE_FILES.map((name) => readFileSync(join(codeFolder(), `${name}.sql`), 'utf8'));
  return codeOf(files.join('\n'));
}

/** Returns SQL with its lists written out, and its hash. */
export function codeOf(source: string): LedgerCode {
  const text = withLists(source);
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

const LISTS: Record<string, readonly string[]> = {
  amounts: AMOUNT_NAMES,
  'contractor amounts': CONTRACTOR_AMOUNT_NAMES,
  contributions: CONTRIBUTION_CONCEPTS,
};

/**
 * Writes out `{amounts: y.$column + 1}` as a list with one item for each amount: `$column` is its column,
 * `income_tax_withheld`, and `$name` its name in a payload, `incomeTaxWithheld`. `{contributions: …}` does
 * the same for the capped payroll taxes, and `{contractor amounts: …}` for the amounts of a contractor's
 * payment.
 */
function withLists(source: string): string {
  return source.replace(
    /\{(amounts|contractor amounts|contributions): ([^{}]+)\}/g,
    (_, list: string, item: string) =>
      (LISTS[list] ?? [])
        .map((name) => item.replaceAll('$column', columnName(name)).replaceAll('$name', name))
        .join(', '),
  );
}

/** Returns the folder of the files: beside the module in a bundled server, otherwise in this package. */
export function codeFolder(): string {
  const bundled = fileURLToPath(new URL('./sql', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('../../sql', import.meta.url));
}
