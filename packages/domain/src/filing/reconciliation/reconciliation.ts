import { type Cents, sumCents } from '../../money/cents.ts';
import { type AmountName, type Amounts, TIPS_AMOUNTS } from '../../pay/amounts.ts';
import { byName } from '../../pay/concepts.ts';
import type { Payer } from '../../reference/enumerations.ts';
import { isReportable } from '../../returns/form-480.ts';

// The same figures of a year are in the ledger, the projections, the stubs and every return. Each source is
// summed separately, so that a difference of a single cent shows.

/**
 * The figures by which a year's pay is reconciled, in display order: pay, withholdings and employer
 * contributions.
 */
export const RECONCILED_FIGURES = [
  'pay',
  'exemptWages',
  'tips',
  'incomeTax',
  'socialSecurityWages',
  'socialSecurity',
  'medicareWages',
  'medicare',
  'disabilityInsurance',
  'chauffeurInsurance',
  'reimbursedExpenses',
  'donations',
  'codaPlans',
  'services',
  'informedServices',
  'servicesWithheld',
  'employerFica',
  'federalUnemployment',
  'employerUnemployment',
  'employerDisability',
  'employerChauffeurInsurance',
  'premium',
] as const;
export type ReconciledFigure = (typeof RECONCILED_FIGURES)[number];

/**
 * The sources of those figures. The first three are Garita's own books, the most original one first.
 * `brought` is the opening balances, and not a source of its own. `withheld-and-share` is the ledger's
 * withholdings plus the employer's share: the expected totals of the returns.
 */
export const RECONCILED_SOURCES = [
  'ledger',
  'entries',
  'stubs',
  'brought',
  'employer-cost',
  'withheld-and-share',
  'form-499',
  'fica-return',
  'form-940',
  'insurance-return',
  'chauffeur-return',
  'insured-payroll',
  'w2pr',
  'w2pr-suri-file',
  'w2pr-ssa-file',
  'wages-file',
  'form-480',
  'form-480-file',
] as const;
export type ReconciledSource = (typeof RECONCILED_SOURCES)[number];
/** The sources that are parsed from a file for an agency. */
export type ReconciledFile = Extract<ReconciledSource, `${string}-file`>;

/** The figures of one source, in cents; absent if the source does not have the figure. */
export type SourceFigures = Partial<Record<ReconciledFigure, Cents>>;

/** The sources that cover the whole year and include opening balances. */
const OF_WHOLE_YEAR: readonly ReconciledSource[] = ['form-940', 'w2pr', 'w2pr-suri-file', 'w2pr-ssa-file'];

function isOfWholeYear(source: ReconciledSource, payer: Payer): boolean {
  return OF_WHOLE_YEAR.includes(source) || (source === 'fica-return' && payer === 'form-943');
}

/** A figure with its value in each source. It is even if all sources agree, opening balances deducted. */
export type ReconciledRow = {
  figure: ReconciledFigure;
  cells: Partial<Record<ReconciledSource, Cents>>;
  isEven: boolean;
};

/** The figures of a quarter, from the sources that have quarters. */
export type ReconciledQuarter = { quarter: number; rows: ReconciledRow[] };

/** The figures that are not the same everywhere, in the year or in one of its quarters. */
export function unevenFigures({
  rows,
  quarters,
}: {
  rows: readonly Pick<ReconciledRow, 'figure' | 'isEven'>[];
  quarters: readonly { rows: readonly Pick<ReconciledRow, 'figure' | 'isEven'>[] }[];
}): ReconciledFigure[] {
  const all = [...rows, ...quarters.flatMap((quarter) => quarter.rows)];
  return RECONCILED_FIGURES.filter((name) => all.some(({ figure, isEven }) => figure === name && !isEven));
}

/**
 * Compares the sources figure by figure. A figure that is absent or zero in all sources has no row. Opening
 * balances are shown beside the figures that include them.
 */
export function reconcile(
  { brought: openingBalances = {}, ...found }: Partial<Record<ReconciledSource, SourceFigures>>,
  payer: Payer,
): ReconciledRow[] {
  return RECONCILED_FIGURES.flatMap((figure) => {
    const amounts = RECONCILED_SOURCES.flatMap((source) => {
      const cents = source === 'brought' ? undefined : found[source]?.[figure];
      return cents === undefined ? [] : [{ source, cents, isWhole: isOfWholeYear(source, payer) }];
    });
    const openingCents = amounts.some(({ isWhole }) => isWhole) ? (openingBalances[figure] ?? 0) : 0;
    const paidHere = new Set(amounts.map(({ cents, isWhole }) => (isWhole ? cents - openingCents : cents)));
    if (amounts.every(({ cents }) => cents === 0)) return [];
    const cells = Object.fromEntries(amounts.map(({ source, cents }) => [source, cents]));
    return [
      {
        figure,
        cells: openingCents === 0 ? cells : { ...cells, brought: openingCents },
        isEven: paidHere.size === 1,
      },
    ];
  });
}

/** The amounts of the books that at least one source has. */
const COMPARED = {
  pay: ['gross'],
  tips: TIPS_AMOUNTS,
  incomeTax: ['incomeTaxWithheld'],
  socialSecurity: ['socialSecurity', 'socialSecurityOnTips'],
  medicare: ['medicare'],
  reimbursedExpenses: ['reimbursedExpenses'],
  donations: ['donation'],
  codaPlans: ['codaPlans'],
} as const satisfies Partial<Record<ReconciledFigure, readonly AmountName[]>>;

/** Returns the figures of the books for a year's entries. All pay is Medicare wages. */
export function figuresOfBooks(entries: readonly Pick<Amounts, ComparedAmount>[]): SourceFigures {
  const found = Object.entries(COMPARED).map(([figure, names]) => [
    figure,
    sumCents(entries.flatMap((amounts) => names.map((name) => amounts[name]))),
  ]);
  const sums: SourceFigures = Object.fromEntries(found);
  return { ...sums, medicareWages: sums.pay ?? 0 };
}

/** The pay of a contractor in one of the books. */
type PaidServices = { contractorId: number; gross: Cents; incomeTaxWithheld: Cents };

/** Returns the figures of the books for contractors: all pay, and the part to report to an agency. */
export function figuresOfServices(paid: readonly PaidServices[]): SourceFigures {
  const gross = sumCents(paid.map((one) => one.gross));
  const byContractor = [...new Set(paid.map(({ contractorId }) => contractorId))].map((id) => {
    const own = paid.filter(({ contractorId }) => contractorId === id);
    return {
      gross: sumCents(own.map((one) => one.gross)),
      withheld: sumCents(own.map(({ incomeTaxWithheld }) => incomeTaxWithheld)),
    };
  });
  return {
    services: gross,
    informedServices: sumCents(byContractor.filter(isReportable).map((own) => own.gross)),
    servicesWithheld: sumCents(byContractor.map(({ withheld }) => withheld)),
  };
}

/** The amounts by which the books are compared, entry by entry. */
export type ComparedAmount = (typeof COMPARED)[keyof typeof COMPARED][number] | 'net';
const COMPARED_AMOUNTS: readonly ComparedAmount[] = [...Object.values(COMPARED).flat(), 'net'];

/** Garita's own books. Each contains every entry. */
const BOOKS = ['ledger', 'entries', 'stubs'] as const satisfies readonly ReconciledSource[];
export type ReconciledBook = (typeof BOOKS)[number];
export type BookedAmounts = Pick<Amounts, ComparedAmount>;

/**
 * An entry that differs between the books: the differing amounts with their value in each book, 0 if the book
 * lacks the entry.
 */
export type DifferingEntry = {
  entryId: number;
  amounts: { name: ComparedAmount; cents: Record<ReconciledBook, Cents> }[];
};

/** Returns the entries that differ between the books, in the order of their ids. */
export function differingEntries(
  books: Record<ReconciledBook, ReadonlyMap<number, BookedAmounts>>,
): DifferingEntry[] {
  const ids = new Set(BOOKS.flatMap((book) => [...books[book].keys()]));
  const amountIn = (entryId: number, name: ComparedAmount) => ({
    name,
    cents: byName(BOOKS, (book) => books[book].get(entryId)?.[name] ?? 0),
  });
  return [...ids]
    .toSorted((a, b) => a - b)
    .map((entryId) => ({ entryId, amounts: COMPARED_AMOUNTS.map((name) => amountIn(entryId, name)) }))
    .map((entry) => ({ ...entry, amounts: entry.amounts.filter(({ cents }) => !isSame(cents)) }))
    .filter(({ amounts }) => amounts.length > 0);
}

function isSame(cents: Record<ReconciledBook, Cents>): boolean {
  return BOOKS.every((book) => cents[book] === cents.ledger);
}
