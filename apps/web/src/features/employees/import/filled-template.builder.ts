import ExcelJS from 'exceljs';
import { IMPORT_COLUMNS } from './import-columns.ts';
import { importTemplate } from './template.ts';

type Cells = Readonly<Record<string, ExcelJS.CellValue>>;

/** A row with everything that is required, by the labels of the form; a test states only what matters. */
export function aRow(overrides: Cells = {}): Cells {
  return {
    'Tipo de empleado': 'Regular',
    Nombre: 'Ana',
    'Apellido paterno': 'Rivera',
    'Núm. de Seguro social': '900-55-7001',
    'Fecha de nacimiento': new Date('1990-05-20'),
    'Estatus Civil': 'Soltero',
    Género: 'Mujer',
    Dirección: '7 Calle Luna',
    Municipio: 'Caguas',
    'Código postal': '00725',
    'Número de teléfono': '(787) 555-0110',
    'Número de teléfono celular': '9395550110',
    'Fecha de ingreso': new Date('2016-05-02'),
    'Período de norma': 'Semanal',
    'Hora regular': 10.55,
    'Tipo de Retención': 'Fija',
    '% de Retención': 0.07,
    'Exec. personal': 'CASADO RINDIENDO CONJUNTO',
    ...overrides,
  };
}

/** The template, filled in with rows and saved. */
export async function filledTemplate(rows: readonly Cells[]): Promise<ArrayBuffer> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await importTemplate());
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The template has no sheet');
  return filled(workbook, sheet, rows);
}

/** A workbook with the headings and number formats of the template, without its slow lists, and rows. */
export async function filledWorkbook(rows: readonly Cells[]): Promise<ArrayBuffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet();
  sheet.columns = IMPORT_COLUMNS.map(({ label, cell }) => ({
    header: label,
    style: { numFmt: cell.format },
  }));
  return filled(workbook, sheet, rows);
}

function filled(workbook: ExcelJS.Workbook, sheet: ExcelJS.Worksheet, rows: readonly Cells[]) {
  for (const [index, cells] of rows.entries()) {
    for (const [label, value] of Object.entries(cells)) {
      const column = IMPORT_COLUMNS.findIndex((one) => one.label === label);
      if (column < 0) throw new Error(`The template has no column ${label}`);
      sheet.getCell(index + 2, column + 1).value = value;
    }
  }
  return workbook.xlsx.writeBuffer();
}
