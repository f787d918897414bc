import { askedYears } from '@garita/domain/account/asked-years';
import { type ChangedLine, changedLines, type DocumentLine } from '@garita/domain/filing/document-lines';
import { reportRefusal } from '@garita/domain/report/report-refusal';
import type { ReportName, ReportRequestOf } from '@garita/domain/report/report-request';
import { type CalendarDate, monthOf, quarterOf, yearOf } from '@garita/domain/time/calendar-date';
import { findTimeEntry } from '@garita/ledger/queries/time-entries';
import { AppError } from '../app-error.ts';
import { savedEntry } from '../pay/saved-entry.ts';
import { seesYears } from '../seen-years.ts';
import { useCase } from '../use-case.ts';
import type { ReportContext } from './filed-pay.ts';
import { gatherReport } from './gather-report.ts';

type ReturnOfPay = Extract<
  ReportName,
  | 'form-941'
  | 'form-943'
  | 'form-940'
  | 'form-499'
  | 'unemployment'
  | 'chauffeur-insurance'
  | 'workers-compensation'
  | 'w2pr'
>;

/** A box of a document: what it says, and what it would say without the entry. */
export type ReachedBox = { name: string; value: string; without: string };

/** A document with the boxes of it that an entry reaches; `quarter` is null of what is of a year. */
export type ReachedDocument = {
  report: ReturnOfPay;
  year: number;
  quarter: number | null;
  boxes: ReachedBox[];
};

/**
 * Every box that a live entry reaches, in the returns of the year of its pay date: those that say something else when the return is
 * made without it. Of what is filed each quarter the later ones too, up to today's: it may have used up a limit of theirs. Nothing of
 * a deleted one, and of no return with years outside of who asks.
 *
 * Errors: `not-found`.
 */
export const entryReach = useCase(
  'pay:read',
  async (context, { entryId }: { entryId: number }): Promise<ReachedDocument[]> => {
    const { dependencies } = context;
    const { subject } = await savedEntry(context, entryId);
    const entry = await findTimeEntry(dependencies.database, entryId);
    if (!entry) return [];
    const reached: ReachedDocument[] = [];
    for (const request of returnsOf(entry, dependencies.today())) {
      if (!seesYears(context.actor, askedYears(request))) continue;
      if (reportRefusal(request, { payer: subject.company.payer, today: dependencies.today() })) continue;
      const without = await linesOf({ ...context, leftOut: entryId }, request);
      const boxes = changedLines(without, await linesOf(context, request)).map(boxOf);
      if (boxes.length > 0) reached.push({ ...placeOf(request), boxes });
    }
    return reached;
  },
);

type QuarterlyReturn = Extract<ReturnOfPay, 'form-941' | 'form-499' | 'unemployment' | 'chauffeur-insurance'>;

type Paid = { companyId: number; employeeId: number; payDate: CalendarDate };

/** The returns that pay of a day is in, whichever of the federal ones the company files. */
function returnsOf(
  { companyId, employeeId, payDate }: Paid,
  today: CalendarDate,
): ReportRequestOf<ReturnOfPay>[] {
  const year = yearOf(payDate);
  const ofQuarters = <Report extends QuarterlyReturn>(report: Report) =>
    quartersFrom(payDate, today).map((quarter) => ({ report, companyId, year, quarter }));
  return [
    ...ofQuarters('form-941'),
    { report: 'form-943', companyId, year },
    ...ofQuarters('form-499'),
    ...ofQuarters('unemployment'),
    ...ofQuarters('chauffeur-insurance'),
    { report: 'form-940', companyId, year },
    { report: 'w2pr', companyId, employeeId, year },
    // The year of a policy of the CFSE ends with June.
    { report: 'workers-compensation', companyId, fiscalYear: monthOf(payDate) < 7 ? year : year + 1 },
  ];
}

/** The quarter of a day and those of its year that have begun since. */
function quartersFrom(day: CalendarDate, today: CalendarDate): number[] {
  const first = quarterOf(day);
  const last = yearOf(today) > yearOf(day) ? 4 : Math.max(first, quarterOf(today));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** What a return says, line by line; nothing of a certificate of somebody who was paid nothing else. */
async function linesOf(
  context: ReportContext,
  request: ReportRequestOf<ReturnOfPay>,
): Promise<DocumentLine[]> {
  try {
    return await (await gatherReport(context, request)).lines();
  } catch (error) {
    if (error instanceof AppError && error.code === 'nothing-paid-in-year') return [];
    throw error;
  }
}

function boxOf({ name, filed: without, now: value }: ChangedLine): ReachedBox {
  return { name, value, without };
}

function placeOf(request: ReportRequestOf<ReturnOfPay>): Omit<ReachedDocument, 'boxes'> {
  const { report } = request;
  return {
    report,
    year: 'fiscalYear' in request ? request.fiscalYear : request.year,
    quarter: 'quarter' in request ? request.quarter : null,
  };
}
