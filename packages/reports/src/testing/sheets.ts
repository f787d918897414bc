import ExcelJS from 'exceljs';

/** The sheets of an Excel file, to read what their cells hold. */
export async function sheetsOf(bytes: ArrayBuffer): Promise<ExcelJS.Worksheet[]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes);
  return workbook.worksheets;
}

/** The first of them. */
export async function firstSheet(bytes: ArrayBuffer): Promise<ExcelJS.Worksheet> {
  const [sheet] = await sheetsOf(bytes);
  if (!sheet) throw new Error('The file has no sheet');
  return sheet;
}
