import ExcelJS from 'exceljs';

/** A filled row: its number in the sheet, and its texts by their headings. */
export type FileRow = { number: number; texts: ReadonlyMap<string, string> };

/**
 * The filled rows of the first sheet of an Excel file, each cell as a person would type it.
 *
 * @throws where it is no Excel file
 */
export async function readRows(content: ArrayBuffer): Promise<FileRow[]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(content);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The file has no sheet');
  const headings = headingsOf(sheet.getRow(1));
  const rows: FileRow[] = [];
  sheet.eachRow((row, number) => {
    if (number === 1) return;
    const texts = new Map([...headings].map(([column, label]) => [label, cellText(row.getCell(column))]));
    if ([...texts.values()].some((text) => text !== '')) rows.push({ number, texts });
  });
  return rows;
}

/** The headings by their columns, without the mark of what is required. */
function headingsOf(row: ExcelJS.Row): Map<number, string> {
  const headings = new Map<number, string>();
  row.eachCell((cell, column) => headings.set(column, cellText(cell).replace(/\s*\*$/, '')));
  return headings;
}

function cellText(cell: ExcelJS.Cell): string {
  const value = cell.result ?? cell.value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return numberText(cell.numFmt?.includes('%') ? value * 100 : value);
  return cell.text.trim();
}

/** A number without the noise of its binary form: 0.07 × 100 is 7, not 7.000000000000001. */
function numberText(value: number): string {
  return String(Number(value.toPrecision(12)));
}
