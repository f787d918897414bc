import { type Cents, sumCents } from '../money/cents.ts';
import type { AmountName, Amounts } from '../pay/amounts.ts';
import { byName } from '../pay/concepts.ts';
import type { FederalUnemployment } from './federal-unemployment.ts';
import type { FicaReturn } from './fica.ts';
import { type OpenedYear, openedBases } from './opened-year.ts';
import { totalPay, type W2pr, type W2prBoxes } from './w2pr.ts';
import type { WithheldQuarter } from './withheld-quarter.ts';

// The same figures of a year stand in the ledger, in what the screens read, on stubs and in every return. Each is added up here
// from what that place itself says, so that a cent which is in one and not in another shows.

/** What a year's pay is compared by, in the order in which it is read. */
export const RECONCILED_FIGURES = [
  'pay',
  'exemptWages',
  'tips',
  'incomeTax',
  'socialSecurityWages',
  'socialSecurity',
  'medicareWages',
  'medicare',
  'reimbursedExpenses',
  'donations',
  'codaPlans',
  'services',
  'servicesWithheld',
] as const;
export type ReconciledFigure = (typeof RECONCILED_FIGURES)[number];

/** Where those figures stand. The first three are Garita's own books, from the most to the least original. */
export const RECONCILED_SOURCES = [
  'ledger',
  'entries',
  'stubs',
  'form-499',
  'fica-return',
  'form-940',
  'w2pr',
  'w2pr-file',
] as const;
export type ReconciledSource = (typeof RECONCILED_SOURCES)[number];

/** What one place says, in cents; what it does not say is absent. */
export type Found = Partial<Record<ReconciledFigure, Cents>>;

/** A figure with what each place says of it. It is even where they all say the same. */
export type ReconciledRow = {
  figure: ReconciledFigure;
  cells: Partial<Record<ReconciledSource, Cents>>;
  isEven: boolean;
};

/** Lays what each place says side by side. A figure that nobody says, or of which there is nothing anywhere, has no row. */
export function reconcile(found: Partial<Record<ReconciledSource, Found>>): ReconciledRow[] {
  return RECONCILED_FIGURES.flatMap((figure) => {
    const said = RECONCILED_SOURCES.flatMap((source) => {
      const cents = found[source]?.[figure];
      return cents === undefined ? [] : [[source, cents] as const];
    });
    const values = new Set(said.map(([, cents]) => cents));
    if (values.size === 0 || (values.size === 1 && values.has(0))) return [];
    return [{ figure, cells: Object.fromEntries(said), isEven: values.size === 1 }];
  });
}

/** The amounts of which some place says something. */
const COMPARED = {
  pay: ['gross'],
  tips: ['tips'],
  incomeTax: ['incomeTaxWithheld'],
  socialSecurity: ['socialSecurity', 'socialSecurityOnTips'],
  medicare: ['medicare'],
  reimbursedExpenses: ['reimbursedExpenses'],
  donations: ['donation'],
  codaPlans: ['codaPlans'],
} as const satisfies Partial<Record<ReconciledFigure, readonly AmountName[]>>;

/** What the books say of a year's entries. All pay is Medicare wages. */
export function foundInBooks(entries: readonly Pick<Amounts, ComparedAmount>[]): Found {
  const found = Object.entries(COMPARED).map(([figure, names]) => [
    figure,
    sumCents(entries.flatMap((amounts) => names.map((name) => amounts[name]))),
  ]);
  const sums: Found = Object.fromEntries(found);
  return { ...sums, medicareWages: sums.pay ?? 0 };
}

/** What the four 499 R-1B say. */
export function foundInWithheldReturns(quarters: readonly WithheldQuarter[]): Found {
  const sum = (line: (quarter: WithheldQuarter) => Cents) => sumCents(quarters.map(line));
  return {
    pay: sum(({ exempt, taxable, tips }) => exempt + taxable + tips),
    exemptWages: sum(({ exempt }) => exempt),
    tips: sum(({ tips }) => tips),
    incomeTax: sum(({ withheld }) => withheld),
  };
}

/** What the four 941 say, or the 943. */
export function foundInFicaReturns(returns: readonly FicaReturn[]): Found {
  const sum = (line: (one: FicaReturn) => Cents) => sumCents(returns.map(line));
  return {
    pay: sum(({ medicare }) => medicare.base),
    socialSecurityWages: sum(({ socialSecurity, tips }) => socialSecurity.base + tips.base),
    medicareWages: sum(({ medicare }) => medicare.base),
  };
}

/** What the 940 says. */
export function foundInUnemployment({ payments }: FederalUnemployment): Found {
  return { pay: payments };
}

/**
 * What the certificates say without what people brought from another system, which no return of this company has.
 *
 * @param wageBase of social security, in cents; absent where the year has none
 */
export function foundInCertificates(
  w2prs: readonly Pick<W2pr, 'boxes'>[],
  brought: Iterable<OpenedYear>,
  wageBase?: Cents,
): Found {
  const opened = [...brought];
  const sum = (box: (boxes: W2prBoxes) => Cents) => sumCents(w2prs.map(({ boxes }) => box(boxes)));
  const less = (part: (year: OpenedYear) => Cents) => sumCents(opened.map(part));
  const basesOf = (year: OpenedYear) => openedBases(year, wageBase);
  return {
    pay: sum((boxes) => totalPay(boxes) + boxes.exemptWages) - less(({ amounts }) => amounts.gross),
    exemptWages: sum((boxes) => boxes.exemptWages) - less((year) => basesOf(year).exemptWages),
    tips: sum((boxes) => boxes.tips) - less(({ amounts }) => amounts.tips),
    incomeTax: sum((boxes) => boxes.incomeTaxWithheld) - less(({ amounts }) => amounts.incomeTaxWithheld),
    socialSecurityWages:
      sum((boxes) => boxes.socialSecurityWages + boxes.socialSecurityTips) -
      less((year) => basesOf(year).socialSecurity + basesOf(year).socialSecurityOnTips),
    socialSecurity:
      sum((boxes) => boxes.socialSecurityWithheld) -
      less(({ amounts }) => amounts.socialSecurity + amounts.socialSecurityOnTips),
    medicareWages: sum((boxes) => boxes.medicareWages) - less((year) => basesOf(year).medicare),
    medicare: sum((boxes) => boxes.medicareWithheld) - less(({ amounts }) => amounts.medicare),
    reimbursedExpenses:
      sum((boxes) => boxes.reimbursedExpenses) - less(({ amounts }) => amounts.reimbursedExpenses),
    donations: sum((boxes) => boxes.donations) - less(({ amounts }) => amounts.donation),
    codaPlans: sum((boxes) => boxes.codaPlans) - less(({ amounts }) => amounts.codaPlans),
  };
}

/**
 * What the total records of the certificates' file for the Social Security Administration say, again without what was brought. They
 * have neither exempt wages, and so not all pay, nor what stands beside pay.
 */
export function foundInFile(totals: W2prBoxes, brought: Iterable<OpenedYear>, wageBase?: Cents): Found {
  const found = foundInCertificates([{ boxes: totals }], brought, wageBase);
  const { tips, incomeTax, socialSecurityWages, socialSecurity, medicareWages, medicare } = found;
  return { tips, incomeTax, socialSecurityWages, socialSecurity, medicareWages, medicare };
}

/** The amounts by which the books are compared, entry by entry. */
export type ComparedAmount = (typeof COMPARED)[keyof typeof COMPARED][number] | 'net';
const COMPARED_AMOUNTS: readonly ComparedAmount[] = [...Object.values(COMPARED).flat(), 'net'];

/** Garita's own books: each has every entry. */
const BOOKS = ['ledger', 'entries', 'stubs'] as const satisfies readonly ReconciledSource[];
export type Book = (typeof BOOKS)[number];
export type BookedAmounts = Pick<Amounts, ComparedAmount>;

/** An entry of which the books say different things: the amounts, with what each book has; 0 where it has no such entry. */
export type UnevenEntry = {
  entryId: number;
  amounts: { name: ComparedAmount; cents: Record<Book, Cents> }[];
};

/** The entries that make the differences between the books, by their ids. */
export function unevenEntries(books: Record<Book, ReadonlyMap<number, BookedAmounts>>): UnevenEntry[] {
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

function isSame(cents: Record<Book, Cents>): boolean {
  return BOOKS.every((book) => cents[book] === cents.ledger);
}
