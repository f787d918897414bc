import ExcelJS from 'exceljs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A workbook of one sheet, with what exceljs writes into its cells. */
export async function workbookWith(
  rows: readonly (readonly ExcelJS.CellValue[])[],
  adjust: (sheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void = () => {},
): Promise<ArrayBuffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Datos');
  for (const cells of rows) sheet.addRow(cells);
  adjust(sheet, workbook);
  return workbook.xlsx.writeBuffer();
}

/** A workbook whose parts another program wrote, by replacing in each part of that name. */
export function withParts(content: ArrayBuffer, replace: (name: string, xml: string) => string): ArrayBuffer {
  const parts = Object.entries(unzipSync(new Uint8Array(content))).map(
    ([name, bytes]): [string, Uint8Array] => [name, strToU8(replace(name, strFromU8(bytes)))],
  );
  return zipSync(Object.fromEntries(parts)).buffer;
}

/** A workbook whose parts have other names. */
export function withNames(content: ArrayBuffer, rename: (name: string) => string): ArrayBuffer {
  const parts = Object.entries(unzipSync(new Uint8Array(content)));
  return zipSync(Object.fromEntries(parts.map(([name, bytes]) => [rename(name), bytes]))).buffer;
}
