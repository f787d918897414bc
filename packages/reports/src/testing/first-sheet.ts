import ExcelJS from 'exceljs';

/** The first sheet of an Excel file, to read what its cells hold. */
export async function firstSheet(bytes: ArrayBuffer): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The file has no sheet');
  return sheet;
}
