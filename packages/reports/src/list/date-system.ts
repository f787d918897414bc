import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type ExcelJS from 'exceljs';
import type { ListReport } from './list-report.ts';

/** The year with which a workbook begins to count days. */
export type DateSystem = 1900 | 1904;

/** Days from the first one of 1900, as Excel counts them, to that of 1904. */
const DAYS_BETWEEN = 1462;
const MILLISECONDS_OF_DAY = 24 * 60 * 60 * 1000;
const WORKBOOK_PART = '/xl/workbook.xml';

/**
 * 1904 where there are durations, or may be in rows that are still to come: only then does Excel show one
 * below zero, as a balance of leave may be, and not '#####'.
 */
export function dateSystemOf(lists: readonly ListReport[]): DateSystem {
  if (lists.some(({ rowsInAll }) => rowsInAll !== undefined)) return 1904;
  const cells = lists.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows.flat()));
  return cells.some((cell) => typeof cell === 'object' && cell.kind === 'time') ? 1904 : 1900;
}

/**
 * A day as the value of a cell. The writer counts from 1900 alone, so of a workbook from 1904 it is given an
 * earlier one.
 */
export function excelDay(date: CalendarDate, system: DateSystem): Date {
  const early = system === 1904 ? DAYS_BETWEEN * MILLISECONDS_OF_DAY : 0;
  return new Date(Date.parse(date) - early);
}

/**
 * Says in the file from where it counts: a workbook that is written in pieces is written without its
 * properties.
 */
export function countFrom(workbook: ExcelJS.stream.xlsx.WorkbookWriter, system: DateSystem): void {
  if (system === 1900) return;
  const { zip } = workbook as unknown as Zipped; // exceljs does not publish it
  const append = zip.append.bind(zip);
  zip.append = (source, part) =>
    append(
      part.name === WORKBOOK_PART
        ? String(source).replace('<workbookPr ', '<workbookPr date1904="1" ')
        : source,
      part,
    );
}

type Zipped = { zip: { append: (source: unknown, part: { name: string }) => unknown } };
