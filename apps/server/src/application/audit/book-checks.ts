import { reachesYear } from '@garita/domain/account/access.schema';
import type { ReconciledFigure } from '@garita/domain/filing/reconciliation/reconciliation';
import { reportYears } from '@garita/domain/report/report-years';
import {
  CHECKS,
  type CompanyVerification,
  runCheck,
  verifyCompany,
} from '@garita/ledger/projections/verify-company';
import { recordedYears } from '@garita/ledger/queries/recorded-years';
import { reconciliationOf } from '../filing/reconciliation.ts';
import type { Context } from '../use-case.ts';

/** What is checked of a company's books, in this order: all that the ledger holds, and then what documents make of it. */
export const BOOK_CHECKS = [...CHECKS, 'returns'] as const;
export type BookCheck = (typeof BOOK_CHECKS)[number];

/** A figure of a year of which the ledger, the stubs, the returns and the agencies' files do not say the same. */
export type UnevenFigure = { year: number; figure: ReconciledFigure };

/** What a check found; `next` is where the rest of it begins, absent where nothing is left. */
export type BookCheckFound = Pick<CompanyVerification, 'problems' | 'drift'> & {
  uneven: UnevenFigure[];
  next?: number;
};

/** Runs one of the checks from where the part before ended: that of pay at an event, that of returns at a tax year. */
export async function runBookCheck(
  context: Context,
  { companyId, check, from }: { companyId: number; check: BookCheck; from: number },
): Promise<BookCheckFound> {
  if (check === 'returns') return checkReturns(context, companyId, from);
  const { database, sealKey, keyring } = context.dependencies;
  const { nextSeq, ...found } = await runCheck(
    database,
    { companyId, check, fromSeq: from },
    { sealKey, keyring },
  );
  return { ...found, uneven: [], ...(nextSeq === undefined ? {} : { next: nextSeq }) };
}

/** Runs every check to its end, as `garita verify` does. */
export async function runBookChecks(context: Context, companyId: number): Promise<BookCheckFound> {
  const { database, sealKey, keyring } = context.dependencies;
  const { problems, drift } = await verifyCompany(database, companyId, { sealKey, keyring });
  return { problems, drift, uneven: await unevenInBooks(context, companyId) };
}

/** What documents say otherwise of any year that whoever asks may know. `onYear` hears of each before it is compared. */
export async function unevenInBooks(
  context: Context,
  companyId: number,
  onYear: (year: number) => void = () => {},
): Promise<UnevenFigure[]> {
  const uneven: UnevenFigure[] = [];
  for (const year of await comparedYears(context, companyId)) {
    onYear(year);
    uneven.push(...(await unevenFigures(context, companyId, year)));
  }
  return uneven;
}

/** A year at a time: the first one that is not before `from`. */
async function checkReturns(context: Context, companyId: number, from: number): Promise<BookCheckFound> {
  const [year, next] = (await comparedYears(context, companyId)).filter((one) => one >= from);
  return {
    problems: [],
    drift: [],
    uneven: year === undefined ? [] : await unevenFigures(context, companyId, year),
    ...(next === undefined ? {} : { next }),
  };
}

/** The years of which documents can be made, anything was recorded, and whoever asks may know. */
async function comparedYears(
  { dependencies: { database, today }, actor }: Context,
  companyId: number,
): Promise<number[]> {
  const years = reportYears(today());
  const recorded = await recordedYears(database, companyId);
  return recorded.filter((year) => years.includes(year) && reachesYear(actor.access, year));
}

/** What Cuadre shows of a year as uneven. */
async function unevenFigures(
  { dependencies, actor }: Context,
  companyId: number,
  year: number,
): Promise<UnevenFigure[]> {
  const { rows } = await reconciliationOf(dependencies, actor)({ companyId, year });
  return rows.flatMap(({ figure, isEven }) => (isEven ? [] : [{ year, figure }]));
}
