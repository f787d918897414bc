import type { PackageReport, PackageRequest } from '@garita/domain/report/report-package';
import { REPORT_TOTAL_UNITS, type ReportTotal } from '@garita/domain/report/report-total';
import { UNMADE_DOCUMENT_TEXTS, type UnmadeDocument } from '@garita/domain/text/unmade-document-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { figures, words } from '../list/column.ts';
import { employerLines, type ListEmployer } from '../list/head-lines.ts';
import type { Cell, ListReport } from '../list/list-report.ts';
import { PACKAGE_SHEET, PACKAGED_NAMES, TOTAL_NAMES } from '../text/package-sheet.es.ts';
import { count, money, time } from '../text/printed-figure.ts';

/**
 * The result for one document of a package: a file with its figures or, without it, the reason and the
 * missing facts.
 */
export type PackageLine = { report: PackageReport } & (
  | { file: string; totals: readonly Pick<ReportTotal, 'name' | 'value'>[] }
  | UnmadeDocument
);

export type PackageSheetData = Pick<PackageRequest, 'year' | 'quarter'> & {
  company: ListEmployer;
  date: CalendarDate;
  lines: readonly PackageLine[];
};

/**
 * Returns the sheet of a package: each document with its file and its figures, and those that could not be
 * made with the missing facts.
 */
export function packageSheet({ company, year, quarter, date, lines }: PackageSheetData): ListReport {
  const { title, captions } = PACKAGE_SHEET;
  return {
    title,
    company: company.name,
    about: [
      ...employerLines(company, 'employerIdentificationNumber'),
      quarter === null ? PACKAGE_SHEET.year(year) : PACKAGE_SHEET.quarter(quarter, year),
    ],
    date,
    orientation: 'landscape',
    columns: [
      words(captions.document, 1.5),
      words(captions.file, 2),
      words(captions.about, 2),
      figures(captions.amount),
    ],
    groups: [{ rows: lines.flatMap(rowsOf) }],
    empty: '',
  };
}

function rowsOf(line: PackageLine): Cell[][] {
  const document = PACKAGED_NAMES[line.report];
  if ('notMade' in line) {
    const why = [
      UNMADE_DOCUMENT_TEXTS[line.notMade],
      ...line.lacking.map(({ name, text }) => PACKAGE_SHEET.lacking(name, text)),
    ];
    return why.map((text) => [document, PACKAGE_SHEET.notMade, text, '']);
  }
  const totals: Cell[][] = line.totals.map((total) => [TOTAL_NAMES[total.name], amount(total)]);
  return (totals.length > 0 ? totals : [['', '']]).map((cells) => [document, line.file, ...cells]);
}

function amount({ name, value }: Pick<ReportTotal, 'name' | 'value'>): Cell {
  switch (REPORT_TOTAL_UNITS[name]) {
    case 'cents':
      return money(value);
    case 'minutes':
      return time(value);
    case 'count':
      return count(value);
  }
}
