import {
  figuresOfForms480File,
  figuresOfSsaFile,
  figuresOfSuriFile,
  figuresOfWagesFiles,
} from '@garita/domain/filing/reconciliation/reconciled-documents';
import type { ReconciledFile, SourceFigures } from '@garita/domain/filing/reconciliation/reconciliation';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import type { UnmadeDocument, UnmadeDocumentCode } from '@garita/domain/text/unmade-document-texts.es';
import type { FileKind } from '@garita/reports/file-check/check-file';
import { type FileAmounts, fileAmounts } from '@garita/reports/file-check/file-amounts';
import { AppError } from '../../../refusal/app-error.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { download, unmadeReason } from '../download.ts';
import type { PreparedReport } from '../prepared-report.ts';
import { form480sForSuri } from '../returns/form-480-file.ts';
import { w2prsForSsa, w2prsForSuri, wagesOfQuarter } from '../returns/text-files.ts';

type OfYear = {
  companyIds: readonly number[];
  year: number;
  /** The quarters with pay; the others have no file of wages. */
  quarters: readonly number[];
};

/** A file that could not be compared, and the reason. */
export type UnreadFile = UnmadeDocument & { source: ReconciledFile };

type ReadFiles = {
  found: Partial<Record<ReconciledFile, SourceFigures>>;
  /** The figures of each quarter's wages file. */
  wagesOfQuarters: Map<number, SourceFigures>;
  unread: UnreadFile[];
};

/**
 * Makes the agencies' text files of a year and reads their amounts back from the bytes. No control number is
 * assigned.
 */
export async function reconciledFiles(context: UseCaseContext, ofYear: OfYear): Promise<ReadFiles> {
  const read: ReadFiles = { found: {}, wagesOfQuarters: new Map(), unread: [] };
  const readers = Object.entries(readersOf(context, ofYear, read)) as [
    ReconciledFile,
    () => Promise<SourceFigures>,
  ][]; // Object.entries answers string
  for (const [source, found] of readers) {
    context.signal?.throwIfAborted();
    try {
      read.found[source] = await found();
    } catch (error) {
      const why = unmadeReason(error);
      if (!NOTHING_TO_FILE.includes(why.notMade)) read.unread.push({ source, ...why });
    }
  }
  return read;
}

/** The refusals of a year that has no such file, and nothing to compare. */
const NOTHING_TO_FILE: readonly UnmadeDocumentCode[] = ['nothing-paid-in-year', 'no-form-480'];

function readersOf(
  context: UseCaseContext,
  { companyIds, year, quarters }: OfYear,
  { wagesOfQuarters }: Pick<ReadFiles, 'wagesOfQuarters'>,
): Record<ReconciledFile, () => Promise<SourceFigures>> {
  // Any company of an employer number has the whole file of the number.
  const [companyId = 0] = companyIds;
  const original = { companyId, year, submission: 'original', submissionCode: '' } as const;
  return {
    'w2pr-suri-file': async () => {
      const file = await w2prsForSuri(context, { report: 'w2pr-suri-text', ...original });
      return figuresOfSuriFile(await amountsIn(context, file, 'w2pr-suri-text'));
    },
    'w2pr-ssa-file': async () => {
      const file = await w2prsForSsa(context, { report: 'w2pr-ssa-text', ...original });
      return figuresOfSsaFile(await amountsIn(context, file, 'w2pr-ssa-text'));
    },
    'wages-file': async () => {
      const wages: Cents[] = [];
      for (const quarter of quarters) {
        const file = await wagesOfQuarter(context, { report: 'wages-text', companyId, year, quarter });
        const { quarterWages } = await amountsIn(context, file, 'wages-text');
        wages.push(quarterWages);
        wagesOfQuarters.set(quarter, figuresOfWagesFiles([quarterWages]));
      }
      return figuresOfWagesFiles(wages);
    },
    'form-480-file': async () => {
      const files: FileAmounts<'form-480-text'>[] = [];
      for (const company of companyIds) {
        const amounts = await form480Amounts(context, { ...original, companyId: company });
        if (amounts) files.push(amounts);
      }
      if (files.length === 0) throw new AppError('no-form-480');
      return figuresOfForms480File({
        totalPaid: sumCents(files.map(({ totalPaid }) => totalPaid)),
        totalWithheld: sumCents(files.map(({ totalWithheld }) => totalWithheld)),
      });
    },
  };
}

/** Reads the amounts of a company's 480.6SP file; undefined if nobody there has one. */
async function form480Amounts(
  context: UseCaseContext,
  request: Omit<ReportRequestOf<'form-480-text'>, 'report'>,
): Promise<FileAmounts<'form-480-text'> | undefined> {
  try {
    const file = await form480sForSuri(context, { report: 'form-480-text', ...request });
    return await amountsIn(context, file, 'form-480-text');
  } catch (error) {
    if (error instanceof AppError && error.code === 'no-form-480') return undefined;
    throw error;
  }
}

async function amountsIn<Kind extends FileKind>(
  context: UseCaseContext,
  { draft }: PreparedReport,
  kind: Kind,
): Promise<FileAmounts<Kind>> {
  return fileAmounts(download(context, await draft()).bytes, kind);
}
