import { includesYear } from '@garita/domain/account/access.schema';
import { type ReconciledFigure, unevenFigures } from '@garita/domain/filing/reconciliation/reconciliation';
import { reportYears } from '@garita/domain/report/report-years';
import { recordedYears } from '@garita/ledger/queries/recorded-years';
import {
  type CompanyVerification,
  LEDGER_CHECKS,
  runLedgerCheck,
  verifyCompany,
} from '@garita/ledger/verification/verify-company';
import { longWork } from '../long-work.ts';
import { reconciliationOf } from '../report/reconciliation/reconciliation.ts';
import type { UseCaseContext } from '../use-case.ts';

/**
 * The checks of a company's books, in their order: all that the ledger holds, then the figures of the
 * documents.
 */
export const BOOK_CHECKS = [...LEDGER_CHECKS, 'returns'] as const;
export type BookCheck = (typeof BOOK_CHECKS)[number];

/** A figure of a year on which the ledger, the stubs, the returns and the agencies' files disagree. */
export type UnevenFigure = { year: number; figure: ReconciledFigure };

/** The findings of one check; `next` is where the rest of it begins, absent when nothing is left. */
export type BookCheckResult = Pick<CompanyVerification, 'problems' | 'drift'> & {
  uneven: UnevenFigure[];
  next?: number;
};

/**
 * Runs one check from the place where the previous part ended: the check of pay from an event, the check of
 * returns from a tax year.
 */
export const runBookCheck = longWork(
  'book-check',
  async (
    context,
    { companyId, check, from }: { companyId: number; check: BookCheck; from: number },
  ): Promise<BookCheckResult> => {
    if (check === 'returns') return checkReturns(context, companyId, from);
    const { database, signingKey, keyring } = context.dependencies;
    const { nextSeq, ...found } = await runLedgerCheck(
      database,
      { companyId, check, fromSeq: from },
      { signingKey, keyring },
    );
    return { ...found, uneven: [], ...(nextSeq === undefined ? {} : { next: nextSeq }) };
  },
);

/** Runs every check to its end, as `garita verify` does. */
export const runBookChecks = longWork(
  'book-checks',
  async (context, { companyId }: { companyId: number }): Promise<BookCheckResult> => {
    const { database, signingKey, keyring } = context.dependencies;
    const { problems, drift } = await verifyCompany(database, companyId, { signingKey, keyring });
    return { problems, drift, uneven: await listUnevenFigures(context, companyId) };
  },
);

/**
 * Lists the figures on which documents disagree, in every year within the user's access. `onYear` is called
 * before each year is compared.
 */
export async function listUnevenFigures(
  context: UseCaseContext,
  companyId: number,
  onYear: (year: number) => void = () => {},
): Promise<UnevenFigure[]> {
  const uneven: UnevenFigure[] = [];
  for (const year of await comparedYears(context, companyId)) {
    context.signal?.throwIfAborted();
    onYear(year);
    uneven.push(...(await unevenFiguresOf(context, companyId, year)));
  }
  return uneven;
}

/** Checks one year at a time: the first that is not before `from`. */
async function checkReturns(
  context: UseCaseContext,
  companyId: number,
  from: number,
): Promise<BookCheckResult> {
  const [year, next] = (await comparedYears(context, companyId)).filter((one) => one >= from);
  return {
    problems: [],
    drift: [],
    uneven: year === undefined ? [] : await unevenFiguresOf(context, companyId, year),
    ...(next === undefined ? {} : { next }),
  };
}

/** Lists the years within the user's access that have recorded pay and for which documents can be made. */
async function comparedYears(
  { dependencies: { database, today }, actor }: UseCaseContext,
  companyId: number,
): Promise<number[]> {
  const years = reportYears(today());
  const recorded = await recordedYears(database, companyId);
  return recorded.filter((year) => years.includes(year) && includesYear(actor.access, year));
}

/** Returns the figures of a year that Cuadre shows as uneven. */
async function unevenFiguresOf(
  { dependencies, actor, signal }: UseCaseContext,
  companyId: number,
  year: number,
): Promise<UnevenFigure[]> {
  const found = await reconciliationOf(dependencies, actor, signal)({ companyId, year });
  return unevenFigures(found).map((figure) => ({ year, figure }));
}
