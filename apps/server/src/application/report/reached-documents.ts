import { requestedYears } from '@garita/domain/account/requested-years';
import type { Company } from '@garita/domain/company/company.schema';
import {
  type ChangedLine,
  changedLines,
  type DocumentLine,
  maskedLine,
} from '@garita/domain/filing/filed/document-lines';
import { reportRefusal } from '@garita/domain/report/report-refusal';
import type { ReportName, ReportRequestOf } from '@garita/domain/report/report-request';
import { allOf } from '@garita/ledger/database/all-of';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { AppError } from '../../refusal/app-error.ts';
import { hasAccessToYears } from '../access.ts';
import { createPause, hasFewEvents, longWork } from '../long-work.ts';
import { loadReport } from './load-report.ts';
import type { ReportContext } from './report-cache.ts';

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
  | 'form-480-text'
>;

/** A return that pay may be in. */
export type ReturnRequest = ReportRequestOf<ReturnOfPay>;

/** A box of a document: its value, and its value without the pay. */
export type ReachedBox = { name: string; value: string; without: string };

/**
 * A document with the boxes that a pay reaches; `quarter` is null for a document of a year. A document with a
 * year or a company outside the user's access has no boxes.
 */
export type ReachedDocument = {
  report: ReturnOfPay;
  year: number;
  quarter: number | null;
  boxes: ReachedBox[];
  isLeftOut: boolean;
};

/** A live entry or payment. The returns are made again without it. */
type LeftOut = { entryId: number; company: SavedRecord<Company> };

/**
 * Returns the boxes of these returns that differ if the return is made without a pay. A return that the
 * company does not file is left out; one with years outside the user's access is named without boxes.
 */
export const reachedDocuments = longWork(
  'reached-documents',
  async (
    asking,
    { entryId, company, requests }: LeftOut & { requests: readonly ReturnRequest[] },
  ): Promise<ReachedDocument[]> => {
    // All of these returns read the same few years.
    const context: ReportContext = { ...asking, readCache: new Map() };
    const today = context.dependencies.today();
    const pause = createPause(context);
    const reached: ReachedDocument[] = [];
    for (const request of requests) {
      await pause();
      if (reportRefusal(request, { payer: company.payer, today })) continue;
      if (!hasAccessToYears(context.actor, requestedYears(request))) {
        reached.push({ ...placeOf(request), boxes: [], isLeftOut: true });
        continue;
      }
      const { without, now } = await allOf({
        without: linesOf({ ...context, excludedEntryId: entryId }, request),
        now: linesOf(context, request),
      });
      if (!without || !now) {
        reached.push({ ...placeOf(request), boxes: [], isLeftOut: true });
        continue;
      }
      const boxes = changedLines(without, now).map(maskedLine).map(boxOf);
      if (boxes.length > 0) reached.push({ ...placeOf(request), boxes, isLeftOut: false });
    }
    return reached;
  },
  { isShort: (context, { company }) => hasFewEvents(context, { companyId: company.id }) },
);

/**
 * Returns the lines of a return; none if without the pay nobody would be in it, and undefined if the user may
 * not see all of its companies.
 */
async function linesOf(context: ReportContext, request: ReturnRequest): Promise<DocumentLine[] | undefined> {
  try {
    return await (await loadReport(context, request)).lines();
  } catch (error) {
    if (error instanceof AppError && ['nothing-paid-in-year', 'no-form-480'].includes(error.code)) return [];
    if (error instanceof AppError && error.code === 'employer-outside-access') return undefined;
    throw error;
  }
}

function boxOf({ name, filed: without, now: value }: ChangedLine): ReachedBox {
  return { name, value, without };
}

function placeOf(request: ReturnRequest): Omit<ReachedDocument, 'boxes' | 'isLeftOut'> {
  const { report } = request;
  return {
    report,
    year: 'fiscalYear' in request ? request.fiscalYear : request.year,
    quarter: 'quarter' in request ? request.quarter : null,
  };
}
