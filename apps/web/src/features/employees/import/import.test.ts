// What is wrong with a file is told by rows and columns; what is right is the employee that the form would
// save.

import type { Employee } from '@garita/domain/employee/employee.schema';
import { employeeDefaults } from '@garita/domain/employee/employee-defaults';
import { EMPLOYEE_LABELS } from '@garita/domain/text/fields/employee-labels.es';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../spreadsheet/read-table.ts';
import { aRow, filledTemplate, filledWorkbook } from './filled-template.builder.ts';
import { IMPORT_COLUMNS } from './import-columns.ts';
import { checkRows, refusedRows, type Start } from './import-rows.ts';
import { readFile } from './read-file.ts';
import { importTemplate } from './template.ts';

const TODAY = '2026-06-01';
// 480 minutes are 8 hours a month, 7 800 minutes 130 hours.
const POLICY = {
  vacationMinutesPerMonth: 480,
  vacationThresholdMinutes: 7_800,
  sickMinutesPerMonth: 480,
  sickThresholdMinutes: 7_800,
};
const RULES: Start['company'] = {
  mealRule: 'specification',
  leaveRule: 'specification',
  isSmallEmployer: false,
};
const START: Start = { draft: employeeDefaults(POLICY, TODAY), company: RULES, today: TODAY };

type Cells = Parameters<typeof aRow>[0];

const LABELS = IMPORT_COLUMNS.map(({ label }) => label);

async function rowsOf(...rows: Cells[]) {
  const table = await readTable(await filledWorkbook(rows.map(aRow)), LABELS);
  if ('failure' in table) throw new Error(table.failure);
  return table.rows;
}

async function employee(cells: Cells = {}, start: Start = START): Promise<Employee> {
  const checked = checkRows(await rowsOf(cells), start);
  const [only] = checked.problems ? [] : checked.employees;
  if (!only) throw new Error(JSON.stringify(checked.problems));
  return only;
}

async function problems(...rows: Cells[]) {
  return checkRows(await rowsOf(...rows), START).problems;
}

describe('the template', () => {
  async function template() {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await importTemplate());
    return workbook;
  }

  it('marks what is required, and says the form of the number', async () => {
    const [sheet] = (await template()).worksheets;
    expect(sheet?.getCell('B1').value).toBe('Nombre *');
    expect(sheet?.getCell('C1').value).toBe('Inicial de segundo nombre');
    expect(sheet?.getCell('F1').value).toBe('Núm. de Seguro social *');
    expect(JSON.stringify(sheet?.getCell('F1').note)).toContain('Nueve dígitos');
  });

  it('has the words of a choice to pick from, in every row that may be filled', async () => {
    const workbook = await template();
    const [sheet, lists] = workbook.worksheets;
    expect(sheet?.getCell('A501').dataValidation).toMatchObject({
      type: 'list',
      formulae: ["'Listas'!$A$1:$A$2"],
    });
    expect([lists?.getCell('A1').value, lists?.getCell('A2').value]).toEqual(['Regular', 'Parcial']);
  });

  it('keeps the zeros of a number, and has dates as dates', async () => {
    const [sheet] = (await template()).worksheets;
    expect(sheet?.getColumn(6).numFmt).toBe('@');
    expect(sheet?.getColumn(7).numFmt).toBe('yyyy-mm-dd');
  });

  it('has no rows if nobody filled it in', async () => {
    expect(await rowsOf()).toEqual([]);
  });
});

describe('a filled row', () => {
  it('is the employee that the form would save', async () => {
    expect(await employee()).toMatchObject({
      employeeType: 'regular',
      firstName: 'Ana',
      middleName: '',
      socialSecurityNumber: '900557001',
      birthday: '1990-05-20',
      maritalStatus: 'single',
      gender: 'woman',
      address: { street: '7 Calle Luna', municipalityId: 13, state: 'PR', zip: '00725' },
      phoneNumber: '7875550110',
      payFrequency: 'weekly',
      withholdingMethod: 'flat-rate',
      // 7.00 %, in parts per million
      withholdingRate: 70_000,
      personalExemption: 'joint',
      isChauffeur: false,
    });
  });

  it('has a certificate 499 R-4 with its date and what it claims', async () => {
    const signed = {
      'Tipo de Retención': 'Certificado 499 R-4',
      'Estatus Civil': 'Casado',
      [EMPLOYEE_LABELS.certificateDate]: '2026-01-15',
      [EMPLOYEE_LABELS.sharedDependents]: 2,
      [EMPLOYEE_LABELS.additionalWithholding]: 12.5,
    };
    expect(await employee(signed)).toMatchObject({
      withholdingMethod: 'certificate',
      personalExemption: 'joint',
      certificateDate: '2026-01-15',
      sharedDependents: 2,
      additionalWithholding: 12_50,
    });
  });

  it('has the rates that follow the regular one, unless they are told', async () => {
    // 10.55 × 1.5 = 15.825 → 15.83; × 2 = 21.10
    expect((await employee()).rates).toEqual({ regular: 1_055, overtime: 1_583, mealPeriod: 2_110 });
    const importedEmployee = await employee({ Sobretiempo: 20 });
    expect(importedEmployee.rates).toEqual({ regular: 1_055, overtime: 2_000, mealPeriod: 2_110 });
  });

  it('has the vacation that follows the day of admission, unless it is told', async () => {
    // admitted before 26 February 2017: 10 hours a month
    expect((await employee()).leave.vacation.minutesPerMonth).toBe(600);
    const importedEmployee = await employee({ 'Las vacaciones se acumularán a razón de': '12:30' });
    expect(importedEmployee.leave.vacation.minutesPerMonth).toBe(750);
  });

  it.each([
    ['40', 2_400],
    [37.5, 2_250],
    ['40:30', 2_430],
  ])('reads %s hours', async (hours, workMinutes) => {
    expect((await employee({ Salario: 500, 'Horas a Trabajar': hours })).workMinutes).toBe(workMinutes);
  });

  it('has the leave of the law in a company with that rule, unless it is told', async () => {
    const start: Start = { ...START, company: { ...RULES, leaveRule: 'law' } };
    const day = { [EMPLOYEE_LABELS.dayMinutes]: '06:00' };
    const admitted = { [EMPLOYEE_LABELS.admissionDate]: '2024-03-01', ...day };
    // After two years of service 3/4 of a day of six hours, and a day of sick leave, for 130 hours.
    const { leave } = await employee(admitted, start);
    expect(leave).toMatchObject({
      vacation: { minutesPerMonth: 270, thresholdMinutes: 7_800 },
      sick: { minutesPerMonth: 360, thresholdMinutes: 7_800 },
    });
    // Hired before the reform: 5/4 of a day for 115 hours.
    const earlier = { [EMPLOYEE_LABELS.admissionDate]: '2016-03-01', ...day };
    expect((await employee(earlier, start)).leave.vacation).toMatchObject({
      minutesPerMonth: 450,
      thresholdMinutes: 6_900,
    });
    const told = { ...admitted, [EMPLOYEE_LABELS['leave.vacation.minutesPerMonth']]: '08:00' };
    expect((await employee(told, start)).leave.vacation.minutesPerMonth).toBe(480);
  });

  it('has a postal code whose zeros the spreadsheet dropped', async () => {
    expect((await employee({ 'Código postal': 725 })).address.zip).toBe('00725');
  });

  it('takes a word in whatever letters, and the result of a formula', async () => {
    const read = await employee({
      Municipio: 'MAYAGUEZ',
      Choferil: 'si',
      Salario: { formula: '1', result: 5 },
      'Horas a Trabajar': 40,
    });
    expect(read).toMatchObject({ address: { municipalityId: 50 }, isChauffeur: true, salary: 500 });
  });
});

describe('a wrong cell', () => {
  it('is told by its row and column, in the words of the form', async () => {
    expect(
      await problems({}, { Nombre: '', 'Núm. de Seguro social': '900-55-70', Municipio: 'Nueva York' }),
    ).toEqual([
      { row: 3, column: 'Nombre', typed: '', text: 'Este campo es requerido.' },
      {
        row: 3,
        column: 'Núm. de Seguro social',
        typed: '900-55-70',
        text: 'El número de seguro social debe tener 9 dígitos. Escriba, por ejemplo, 012-34-5678.',
      },
      {
        row: 3,
        column: 'Municipio',
        typed: 'Nueva York',
        text: 'La opción no es válida. Escriba, por ejemplo, una opción de la lista de la plantilla.',
      },
    ]);
  });

  it('is no day of the calendar, no amount and no hours', async () => {
    expect(
      await problems({ 'Fecha de nacimiento': '05/06/1990', Salario: 'mucho', 'Horas a Trabajar': '8:75' }),
    ).toEqual([
      {
        row: 2,
        column: 'Fecha de nacimiento',
        typed: '05/06/1990',
        text: 'La fecha puede leerse de más de una manera. Escriba, por ejemplo, 2026-05-20.',
      },
      {
        row: 2,
        column: 'Salario',
        typed: 'mucho',
        text: 'El monto no es válido. Escriba, por ejemplo, 1234.56.',
      },
      {
        row: 2,
        column: 'Horas a Trabajar',
        typed: '8:75',
        text: 'Las horas no son válidas: escriba HH:MM, con minutos de 00 a 59.',
      },
    ]);
  });

  it('is a birth still to come, told with whatever else is wrong', async () => {
    const unborn = { 'Fecha de nacimiento': '2026-06-02', 'Fecha de ingreso': '2026-06-02' };
    expect(await problems(unborn, { Nombre: '', 'Núm. de Seguro social': '900557002' })).toEqual([
      {
        row: 2,
        column: 'Fecha de nacimiento',
        typed: '2026-06-02',
        text: 'La fecha de nacimiento no puede ser futura.',
      },
      { row: 3, column: 'Nombre', typed: '', text: 'Este campo es requerido.' },
    ]);
  });

  it('has the number of a row before it', async () => {
    expect(await problems({}, { Nombre: 'Berta' })).toEqual([
      {
        row: 3,
        column: 'Núm. de Seguro social',
        typed: '900-55-7001',
        text: 'Este número está también en una fila anterior.',
      },
    ]);
  });

  it('has a number that the server knows, in the row that it came from', async () => {
    const rows = await rowsOf({}, { Nombre: 'Berta' });
    expect(refusedRows(rows, [{ field: '1.socialSecurityNumber', msg: 'Ya está.' }])).toEqual([
      { row: 3, column: 'Núm. de Seguro social', typed: '900-55-7001', text: 'Ya está.' },
    ]);
  });
});

describe('the ways in which a cell is written', () => {
  it('are read where they have one meaning', async () => {
    const read = await employee({
      'Núm. de Seguro social': 12345678,
      'Fecha de nacimiento': '05/20/1990',
      'Número de teléfono': '787.555.0110',
      'Número de teléfono celular': '+1 939 555 0110',
      'Código postal': '009011234',
      Salario: 12.345,
      'Horas a Trabajar': '37h30',
    });
    expect(read).toMatchObject({
      socialSecurityNumber: '012345678',
      birthday: '1990-05-20',
      phoneNumber: '7875550110',
      mobileNumber: '9395550110',
      address: { zip: '00901-1234' },
      // 12.345 as a number is no 12,345: 12.35
      salary: 1_235,
      workMinutes: 37 * 60 + 30,
    });
  });

  it('are told at their cell where they hold no value, once', async () => {
    expect(
      await problems({ Dirección: { error: '#N/A' }, Licencia: '#REF!', Salario: { formula: 'B2*2' } }),
    ).toEqual([
      {
        row: 2,
        column: 'Dirección',
        typed: '#N/A',
        text: 'La celda tiene un error de Excel: corrija la fórmula o escriba el valor.',
      },
      {
        row: 2,
        column: 'Licencia',
        typed: '#REF!',
        text: 'La celda tiene un error de Excel: corrija la fórmula o escriba el valor.',
      },
      {
        row: 2,
        column: 'Salario',
        typed: '=B2*2',
        text: 'La fórmula está sin calcular: abra el archivo en Excel y guárdelo, o escriba el valor.',
      },
    ]);
  });
});

describe('a file that cannot be imported', () => {
  const read = (content: BlobPart) => readFile(new File([content], 'empleados.xlsx'), START);

  it('is too large, no Excel file, or empty', async () => {
    expect(await read('x'.repeat(2_000_001))).toEqual({ failure: 'El archivo pasa de 2 MB.' });
    expect(await read('PK, but no workbook')).toEqual({
      failure: 'El archivo no es de Excel (.xlsx) ni CSV, o está dañado.',
    });
    expect(await read(await importTemplate())).toEqual({
      failure: 'El archivo no tiene empleados: llene la plantilla desde la segunda fila.',
    });
  });

  it('lacks a column of the template', async () => {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await filledTemplate([aRow()]));
    const heading = workbook.worksheets[0]?.getCell('B1');
    if (heading) heading.value = 'Nombres';
    expect(await read(await workbook.xlsx.writeBuffer())).toEqual({
      failure: 'A la primera hoja le faltan columnas de la plantilla: Nombre.',
    });
  });

  it('is a template from before some columns were added, whose fields keep their initial values', async () => {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await filledTemplate([aRow()]));
    for (const [index, { isAddedLater }] of IMPORT_COLUMNS.entries()) {
      const heading = workbook.worksheets[0]?.getCell(1, index + 1);
      if (heading && isAddedLater) heading.value = null;
    }
    expect(await read(await workbook.xlsx.writeBuffer())).toMatchObject({
      employees: [{ firstName: 'Ana', nameSuffix: '', certificateDate: null }],
      unknownHeadings: [],
    });
  });

  it('has more rows than are taken at once', async () => {
    const rows = Array.from({ length: 501 }, () => ({ Nombre: 'Ana' }));
    expect(await read(await filledWorkbook(rows))).toEqual({
      failure: 'Solo se importan 500 empleados a la vez.',
    });
  });
});
