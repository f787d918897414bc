import type { DepositFact } from '@garita/domain/filing/due/known-history';
import type { DocumentLine } from '@garita/domain/filing/filed/document-lines';
import type { BoxParts, BoxSource } from '@garita/domain/report/box-source';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportTotal } from '@garita/domain/report/report-total';
import type { WithheldDifference } from '@garita/domain/returns/employee-share';
import type { InvalidFieldValue } from '@garita/reports/agency-files/agency-file';
import { documentLines } from '@garita/reports/document-lines';
import { WORKBOOK_TYPE } from '@garita/reports/list/render-workbook';
import { renderTask, workbookTask } from '@garita/reports/render-task';
import type { Report, ReportPage } from '@garita/reports/report';
import type { FileFinding } from './check-text-file.ts';
import type { PlannedFile } from './download.ts';

/**
 * A document with all of its data read. Its figures, its lines and its file are made from the same data, when
 * somebody asks for them.
 */
export type PreparedReport = {
  totals: readonly ReportTotal[];
  /**
   * Returns what each pay entry contributes to a figure; undefined for a figure that the document does not
   * have.
   */
  boxes: (source: BoxSource) => ReturnType<BoxParts> | Promise<ReturnType<BoxParts>>;
  /** The withheld amounts that the return's rounding line leaves out. */
  differences: readonly WithheldDifference[];
  /** The missing facts that decide the deposit schedule which the return ticks. */
  unknownDeposits: readonly DepositFact[];
  /** Lists the values of records that a text file cannot hold; empty for other documents. */
  unfit: () => readonly InvalidFieldValue[];
  /** Lists the faults in the bytes of a text file; empty for other documents. */
  check: () => Promise<readonly FileFinding[]>;
  page: () => Promise<ReportPage>;
  /** Returns all lines of the document. */
  lines: () => Promise<DocumentLine[]>;
  file: () => Promise<PlannedFile>;
  /** Plans the file with the control numbers that come next, without assigning them. */
  draft: () => Promise<PlannedFile>;
  /** Plans an Excel file of a list; undefined for forms. */
  workbook: () => Promise<PlannedFile | undefined>;
  /** Plans the files for other programs, if the document has any. */
  tables: Partial<Record<TableFormat, () => PlannedFile>>;
};

/** A file that other programs read. */
type TableFormat = Exclude<OtherFormat, 'xlsx'>;

/** The part of a long document that a screen shows. */
export const PREVIEW_LIMITS = { pages: 12, rows: 300 };

/**
 * The defaults of a document that is no text file, leaves out no difference, and has no format for other
 * programs.
 */
export const NO_FINDINGS: Pick<
  PreparedReport,
  'boxes' | 'differences' | 'unknownDeposits' | 'unfit' | 'check' | 'tables'
> = {
  boxes: () => undefined,
  differences: [],
  unknownDeposits: [],
  unfit: () => [],
  check: async () => [],
  tables: {},
};

/** The totals of a document and the optional facts beside its data. */
type About<Data> = Pick<PreparedReport, 'totals'> &
  Partial<Pick<PreparedReport, 'boxes' | 'differences' | 'unknownDeposits'>> & {
    tables?: Partial<Record<TableFormat, Report<Data>>>;
  };

/** Prepares a report from its data, with the totals by which a person checks it. */
export function prepareReport<Data extends object>(
  report: Report<Data>,
  data: Data,
  { totals, boxes = NO_FINDINGS.boxes, differences = [], unknownDeposits = [], tables = {} }: About<Data>,
): PreparedReport {
  const { csv, iif } = tables;
  const file = async () => fileOf(report, data);
  return {
    ...NO_FINDINGS,
    totals,
    boxes,
    differences,
    unknownDeposits,
    page: async () => report.page(data),
    lines: async () => report.lines?.(data) ?? documentLines(report.page(data)),
    file,
    draft: file,
    workbook: async () => workbookOf(report, data),
    tables: {
      ...(csv && { csv: () => fileOf(csv, data) }),
      ...(iif && { iif: () => fileOf(iif, data) }),
    },
  };
}

function fileOf<Data extends object>(report: Report<Data>, data: Data): PlannedFile {
  const { fileName, contentType } = report;
  return { fileName: fileName(data), contentType, task: renderTask(report, data) };
}

function workbookOf<Data extends object>(report: Report<Data>, data: Data): PlannedFile | undefined {
  if (report.kind !== 'list') return undefined;
  const fileName = report.fileName(data).replace(/\.pdf$/, '.xlsx');
  return { fileName, contentType: WORKBOOK_TYPE, task: workbookTask(report, data) };
}
