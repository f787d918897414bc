import ExcelJS from 'exceljs';

/** A cell: its text, and the real value with the Excel format that shows it like the text. */
export type SheetCell = { text: string; value?: number | Date; format?: string };

/** A list as a sheet: a heading for each column, and as many cells in every row. */
export type Sheet = {
  name: string;
  headings: readonly { text: string; align: 'start' | 'end' }[];
  rows: readonly (readonly SheetCell[])[];
  /** A last line in bold. */
  totals?: readonly SheetCell[] | undefined;
};

/** The media type of the file. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// Widths in characters, Excel's unit of columns.
const NARROWEST = 10;
const WIDEST = 60;
const ROOM = 2;

/** The longest sheet name that Excel accepts, and characters that it refuses. */
const LONGEST_NAME = 31;
const NOT_IN_NAMES = /[\\/?*[\]:]/g;

/**
 * Creates an Excel file (.xlsx) with one sheet. Texts are written as text whatever they start with, so that
 * Excel does not run a name that begins with = + - or @ as a formula.
 */
export async function workbookOf(sheet: Sheet): Promise<ArrayBuffer> {
  const workbook = new ExcelJS.Workbook();
  const worksheet = workbook.addWorksheet(sheetName(sheet.name), { views: [{ state: 'frozen', ySplit: 1 }] });
  worksheet.columns = sheet.headings.map(({ text, align }, position) => ({
    header: text,
    width: widthOf(sheet, position),
    style: { alignment: { horizontal: align === 'end' ? 'right' : 'left' } },
  }));
  worksheet.getRow(1).font = { bold: true };
  for (const cells of sheet.rows) addRow(worksheet, cells);
  if (sheet.totals) addRow(worksheet, sheet.totals).font = { bold: true };
  return workbook.xlsx.writeBuffer();
}

function addRow(worksheet: ExcelJS.Worksheet, cells: readonly SheetCell[]): ExcelJS.Row {
  const row = worksheet.addRow(cells.map(({ text, value = text }) => value));
  for (const [position, { format }] of cells.entries()) {
    if (format) row.getCell(position + 1).numFmt = format;
  }
  return row;
}

function widthOf({ headings, rows, totals = [] }: Sheet, position: number): number {
  const texts = [headings, ...rows, totals].map((cells) => cells[position]?.text ?? '');
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  return Math.min(WIDEST, Math.max(NARROWEST, longest + ROOM));
}

function sheetName(name: string): string {
  return name.replace(NOT_IN_NAMES, ' ').slice(0, LONGEST_NAME);
}
