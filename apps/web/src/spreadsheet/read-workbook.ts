import ExcelJS from 'exceljs';
import { type DateSystem, type FileCell, numberCell, textCell } from './sheet-cell.ts';
import { rewriteWorkbook } from './workbook-parts.ts';

const DAY_MS = 86_400_000;
/** Days from the first one of 1900, as Excel counts them, to 1 January 1970, and to the first one of 1904. */
const DAYS_TO_1970 = 25_569;
const DAYS_TO_1904 = 1_462;

/** The filled cells of a sheet: their row, their column, both from 1, and their value. */
export type CellsByPosition = Map<number, Map<number, FileCell>>;

/**
 * Reads the first visible sheet of an Excel file (.xlsx).
 *
 * @throws where it is no Excel file
 */
export async function readWorkbook(content: ArrayBuffer): Promise<CellsByPosition> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(rewriteWorkbook(content).buffer);
  const sheet = workbook.worksheets.find(({ state }) => state === 'visible') ?? workbook.worksheets[0];
  if (!sheet) throw new Error('The file has no sheet');
  const system = workbook.properties.date1904 ? 1904 : 1900;
  const rows: CellsByPosition = new Map();
  sheet.eachRow((row, number) => {
    const cells = new Map<number, FileCell>();
    row.eachCell((cell, column) => {
      const read = readCell(cell, system);
      if (read) cells.set(column, read);
    });
    if (cells.size > 0) rows.set(number, cells);
  });
  return rows;
}

function readCell(cell: ExcelJS.Cell, system: DateSystem): FileCell | undefined {
  if (cell.isMerged && cell.master !== cell) {
    const value = readCell(cell.master, system);
    return value && { kind: 'unreadable', reason: 'merged', text: cell.master.address };
  }
  if (cell.formula && (cell.result === undefined || cell.result === null)) {
    return { kind: 'unreadable', reason: 'not-calculated', text: `=${cell.formula}` };
  }
  return readValue(cell.formula ? cell.result : cell.value, cell.numFmt ?? 'General', system);
}

function readValue(value: unknown, format: string, system: DateSystem): FileCell | undefined {
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number') return numberCell(value, format, system);
  if (typeof value === 'boolean') return { kind: 'flag', isTrue: value };
  return typeof value === 'object' && value !== null ? readObject(value, format, system) : undefined;
}

function readObject(value: object, format: string, system: DateSystem): FileCell | undefined {
  // exceljs has made a date of a number that may be a duration, or that only has an 'h' behind it.
  if (value instanceof Date) return numberCell(serialOf(value, system), format, system);
  if ('error' in value) return { kind: 'unreadable', reason: 'error', text: String(value.error) };
  if ('richText' in value) return textCell(richText(value.richText));
  if ('text' in value) return readValue(value.text, format, system);
  return undefined;
}

function serialOf(date: Date, system: DateSystem): number {
  return date.getTime() / DAY_MS + DAYS_TO_1970 - (system === 1904 ? DAYS_TO_1904 : 0);
}

function richText(parts: unknown): string {
  return Array.isArray(parts) ? parts.map(({ text }: { text?: string }) => text ?? '').join('') : '';
}
