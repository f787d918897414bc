import { MAX_IMPORTED_EMPLOYEES } from '@garita/domain/employee/employee-import.schema';
import ExcelJS from 'exceljs';
import { employeesText } from '../../../text/records/employees.es.ts';
import { headingOf, IMPORT_COLUMNS } from './import-columns.ts';

const text = employeesText.import;

const LAST_ROW = MAX_IMPORTED_EMPLOYEES + 1; // under the headings
// In the characters that Excel counts columns in.
const NARROWEST = 14;
const ROOM = 2;

/** The empty file to fill in: a heading for each field, and the words of every choice to pick from. */
export async function importTemplate(): Promise<ArrayBuffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(employeesText.list.title, { views: [{ state: 'frozen', ySplit: 1 }] });
  // Excel allows 255 characters for a list within the rule of a cell; the municipalities have more.
  const lists = workbook.addWorksheet(text.listsSheet, { state: 'hidden' });
  sheet.columns = IMPORT_COLUMNS.map((column) => {
    const header = headingOf(column);
    return {
      header,
      width: Math.max(NARROWEST, header.length + ROOM),
      style: { numFmt: column.cell.format },
    };
  });
  sheet.getRow(1).font = { bold: true };
  for (const [index, { cell, note }] of IMPORT_COLUMNS.entries()) {
    if (note) sheet.getCell(1, index + 1).note = note;
    if (cell.choices) offerChoices(sheet, lists, index + 1, cell.choices);
  }
  return workbook.xlsx.writeBuffer();
}

function offerChoices(
  sheet: ExcelJS.Worksheet,
  lists: ExcelJS.Worksheet,
  column: number,
  choices: readonly string[],
): void {
  for (const [index, choice] of choices.entries()) lists.getCell(index + 1, column).value = choice;
  const { letter } = lists.getColumn(column);
  const list = `'${lists.name}'!$${letter}$1:$${letter}$${choices.length}`;
  for (let row = 2; row <= LAST_ROW; row += 1) {
    sheet.getCell(row, column).dataValidation = {
      type: 'list',
      allowBlank: true,
      formulae: [list],
      showErrorMessage: true,
      error: text.chooseFromList,
    };
  }
}
