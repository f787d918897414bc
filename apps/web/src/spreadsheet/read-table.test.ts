import { describe, expect, it } from 'vitest';
import { type CellKind } from './cell-kind.ts';
import { AMOUNT, DATE, HOURS } from './cell-kinds.ts';
import { readTable } from './read-table.ts';
import { cellText } from './sheet-cell.ts';
import { withNames, withParts, workbookWith } from './workbook.builder.ts';

const HEADINGS = ['Nombre', 'Nacimiento'];

async function table(content: ArrayBuffer, headings = HEADINGS) {
  const read = await readTable(content, headings);
  if ('failure' in read) throw new Error(read.failure);
  return read;
}

async function texts(content: ArrayBuffer) {
  const { rows } = await table(content);
  return rows.map(({ number, cellUnder }) => [number, ...HEADINGS.map((one) => cellText(cellUnder(one)))]);
}

async function failure(content: ArrayBuffer) {
  const read = await readTable(content, HEADINGS);
  return 'failure' in read ? read.failure : undefined;
}

async function firstOf(kind: CellKind, content: ArrayBuffer) {
  const { rows } = await table(content, ['Valor']);
  const cell = rows[0]?.cellUnder('Valor');
  return cell && kind.read(cell);
}

const utf8 = (text: string) => new TextEncoder().encode(text).buffer;
const bytes = (...parts: (number | string)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    ),
  ).buffer;

describe('a workbook that counts its days from 1904', () => {
  // 20 May 1990 is day 33013 from 1900, and 33013 − 1462 = 31551 from 1904.
  const in1904 = async (told: string) =>
    withParts(
      await workbookWith([['Valor'], [31_551]], (sheet) => {
        sheet.getCell('A2').numFmt = 'yyyy-mm-dd';
      }),
      (name, xml) =>
        name === 'xl/workbook.xml' ? xml.replace('<workbookPr ', `<workbookPr date1904="${told}" `) : xml,
    );

  it.each(['true', '1'])('says so with %s', async (told) => {
    expect(await firstOf(DATE, await in1904(told))).toEqual({ value: '1990-05-20' });
  });

  it.each(['false', '0'])('does not with %s', async (told) => {
    // 1990 less four years and a day
    expect(await firstOf(DATE, await in1904(told))).toEqual({ value: '1986-05-19' });
  });

  it('has durations as they are', async () => {
    const content = withParts(
      await workbookWith([['Valor'], [40 / 24]], (sheet) => {
        sheet.getCell('A2').numFmt = '[h]:mm';
      }),
      (name, xml) =>
        name === 'xl/workbook.xml' ? xml.replace('<workbookPr ', '<workbookPr date1904="true" ') : xml,
    );
    expect(await firstOf(HOURS, content)).toEqual({ value: 2_400 });
  });
});

describe('a workbook that another program wrote', () => {
  const rows = [
    ['Nombre', 'Nacimiento'],
    ['Ana', '1990-05-20'],
  ];

  it('may have a prefix before every name', async () => {
    const prefixed = withParts(await workbookWith(rows), (name, xml) =>
      /(workbook|sheet1|sharedStrings|styles)\.xml$/.test(name)
        ? xml.replace(/<(\/?)(?=[a-zA-Z])/g, '<$1x:').replace('xmlns=', 'xmlns:x=')
        : xml,
    );
    expect(await texts(prefixed)).toEqual([[2, 'Ana', '1990-05-20']]);
  });

  it('may name its relationships by another prefix, and hold dates as ISO 8601', async () => {
    const strict = withParts(await workbookWith(rows), (name, xml) => {
      if (name === 'xl/workbook.xml')
        return xml.replace('xmlns:r=', 'xmlns:rel=').replaceAll(' r:id=', ' rel:id=');
      if (!name.endsWith('sheet1.xml')) return xml;
      return xml.replace(/<c r="B2"[^>]*>.*?<\/c>/, '<c r="B2" t="d"><v>1990-05-20T00:00:00</v></c>');
    });
    expect(await texts(strict)).toEqual([[2, 'Ana', '1990-05-20T00:00:00']]);
  });

  it('may name its parts as it likes', async () => {
    const written = withParts(await workbookWith(rows), (name, xml) =>
      name.endsWith('.rels')
        ? xml
            .replace('worksheets/sheet1.xml', '/xl/hojas/nomina.xml')
            .replace('sharedStrings.xml', 'textos.xml')
            .replace('xl/workbook.xml', '/xl/libro.xml')
        : xml,
    );
    const content = withNames(written, (name) =>
      name
        .replace('worksheets/sheet1.xml', 'Hojas\\nomina.xml')
        .replace('sharedStrings.xml', 'textos.xml')
        .replace('workbook.xml', 'libro.xml'),
    );
    expect(await texts(content)).toEqual([[2, 'Ana', '1990-05-20']]);
  });

  it('may leave out the positions of rows and cells', async () => {
    const content = withParts(await workbookWith([...rows, [], ['Luis', '1991-01-01']]), (name, xml) =>
      // The fourth row keeps its position, because the third is empty.
      name.endsWith('sheet1.xml')
        ? xml.replace(/<row r="(?!4")\w+"/g, '<row').replace(/<c r="\w+"/g, '<c')
        : xml,
    );
    expect(await texts(content)).toEqual([
      [2, 'Ana', '1990-05-20'],
      [4, 'Luis', '1991-01-01'],
    ]);
  });

  it('may have formulas, of which one that gives an empty text is an empty cell', async () => {
    const cells = [
      '<c r="A2" t="str"><f>IF(B9="","",B9)</f><v></v></c><c r="B2" t="str"><f>B9</f><v>1990-05-20</v></c>',
      '<c r="A3"><f>B9</f></c><c r="B3" t="str"><f>B9</f></c>',
    ];
    const content = withParts(await workbookWith([...rows, ['x', 'x']]), (name, xml) =>
      name.endsWith('sheet1.xml')
        ? xml.replace(/<c r="A([23])".*?<\/row>/g, (_, row) => `${cells[Number(row) - 2]}</row>`)
        : xml,
    );
    const { rows: read } = await table(content);
    expect(read[0]?.cellUnder('Nombre')).toBeUndefined();
    expect(cellText(read[0]?.cellUnder('Nacimiento'))).toBe('1990-05-20');
    for (const heading of HEADINGS)
      expect(read[1]?.cellUnder(heading)).toEqual({
        kind: 'unreadable',
        reason: 'not-calculated',
        text: '=B9',
      });
  });

  it('may have a text in a cell with the format of a date', async () => {
    const content = await workbookWith(
      [['Valor'], [{ formula: 'TEXT(1,"x")', result: '05/20/1990' }]],
      (sheet) => {
        sheet.getCell('A2').numFmt = 'yyyy-mm-dd';
      },
    );
    expect(await firstOf(DATE, content)).toEqual({ value: '1990-05-20' });
  });

  it('may have letters behind a number that are no part of it', async () => {
    const content = await workbookWith([['Valor'], [37.5]], (sheet) => {
      sheet.getCell('A2').numFmt = '0.0\\h';
    });
    expect(await firstOf(HOURS, content)).toEqual({ value: 2_250 });
    expect(await firstOf(AMOUNT, content)).toEqual({ value: 3_750 });
  });

  it('may have a hidden sheet before the one that is seen', async () => {
    const content = await workbookWith([['Otra']], (sheet, workbook) => {
      sheet.state = 'hidden';
      workbook.addWorksheet('Visible').addRows(rows);
    });
    expect(await texts(content)).toEqual([[2, 'Ana', '1990-05-20']]);
  });

  it('may have merged cells, of which only the first holds the value', async () => {
    const content = await workbookWith([...rows, ['', '1991-01-01']], (sheet) => sheet.mergeCells('A2:A3'));
    const { rows: read } = await table(content);
    expect(read[1]?.cellUnder('Nombre')).toEqual({ kind: 'unreadable', reason: 'merged', text: 'A2' });
  });
});

describe('headings', () => {
  it('are found whatever their order, case, accents and mark', async () => {
    expect(await texts(utf8('nacimiento ,NÓMBRE *\n1990-05-20,Ana'))).toEqual([[2, 'Ana', '1990-05-20']]);
  });

  it('may not stand twice, nor be missing', async () => {
    expect(await failure(utf8('Nombre,Nacimiento,Nombre\nAna,1990-05-20,Eva'))).toBe(
      'El encabezado «Nombre» está más de una vez, en las columnas A y C: deje uno solo.',
    );
    expect(await failure(utf8('Nombre,Otra\nAna,2'))).toBe(
      'A la primera hoja le faltan columnas de la plantilla: Nacimiento.',
    );
  });

  it('are reported if they are unknown, and so are columns without a heading', async () => {
    const { unknownHeadings } = await table(utf8('Nombre,Nacimiento,Notas,\nAna,1990-05-20,x,y'));
    expect(unknownHeadings).toEqual(['Notas', 'columna D']);
  });
});

describe('separated values', () => {
  it.each([
    ['commas', 'Nombre,Nacimiento\nAna,1990-05-20'],
    ['semicolons', 'Nombre;Nacimiento\r\nAna;1990-05-20\r\n'],
    ['tabs', 'Nombre\tNacimiento\nAna\t1990-05-20'],
    ['what the first line tells', 'sep=|\nNombre|Nacimiento\nAna|1990-05-20'],
    ['semicolons, with commas within', 'Nombre;Nacimiento;"Notas, y más, y más"\nAna;1990-05-20;'],
  ])('are separated by %s', async (_by, text) => {
    expect(await texts(utf8(text))).toEqual([[2, 'Ana', '1990-05-20']]);
  });

  it('are read as UTF-8 with and without a byte order mark, as UTF-16 and as Windows-1252', async () => {
    const text = 'Nombre;Nacimiento\nIñés;1990-05-20';
    const expected = [[2, 'Iñés', '1990-05-20']];
    expect(await texts(utf8(text))).toEqual(expected);
    expect(await texts(utf8(`\ufeff${text}`))).toEqual(expected);
    expect(await texts(bytes(text))).toEqual(expected);
    const wide = Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).flatMap((code) => [
      code & 255,
      code >> 8,
    ]);
    expect(await texts(bytes(...wide))).toEqual(expected);
  });

  it('have a text that a formula protects from spreadsheets, and no value of another formula', async () => {
    const { rows } = await table(utf8('Nombre,Nacimiento\n="00901",=A1+1\n"=""Ana""",=HOY()\n'));
    expect(rows.map(({ cellUnder }) => cellUnder('Nombre'))).toEqual([
      { kind: 'text', text: '00901' },
      { kind: 'text', text: 'Ana' },
    ]);
    expect(rows.map(({ cellUnder }) => cellUnder('Nacimiento'))).toEqual([
      { kind: 'unreadable', reason: 'not-calculated', text: '=A1+1' },
      { kind: 'unreadable', reason: 'not-calculated', text: '=HOY()' },
    ]);
  });

  it('keep the number of the row under empty rows and under values of two lines', async () => {
    expect(await texts(utf8('Nombre,Nacimiento\n\n"Ana\nMaría",1\nEva,2'))).toEqual([
      [3, 'Ana\nMaría', '1'],
      [4, 'Eva', '2'],
    ]);
  });

  it('are refused where a quotation mark is never closed', async () => {
    expect(await failure(utf8('Nombre,Nacimiento\nAna,1\n"Eva,2'))).toBe(
      'En la fila 3 del CSV hay comillas que no cierran donde deben.',
    );
  });
});

it('names a workbook of an old Excel or with a password', async () => {
  expect(await failure(bytes(0xd0, 0xcf, 0x11, 0xe0, 'x'))).toBe(
    'Es un archivo de Excel anterior a 2007 (.xls) o con contraseña: guárdelo como .xlsx, sin contraseña.',
  );
  expect(await failure(bytes('a', 0, 'b'))).toBe('El archivo no es de Excel (.xlsx) ni CSV, o está dañado.');
});
