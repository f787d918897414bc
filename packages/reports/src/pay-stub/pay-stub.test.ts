import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sumCents } from '@garita/domain/money/cents';
import { NO_OPENING_BALANCE } from '@garita/domain/returns/opening-balance-of-year';
import { describe, expect, it } from 'vitest';
import { LETTER } from '../pdf/pdf-document.ts';
import { overlapping, pdfText, pdfTextBoxes, type TextBox } from '../testing/pdf-text.ts';
import { aFixedLine, aPayStub } from './pay-stub.builder.ts';
import { renderPayStubs } from './pay-stub.ts';
import type { PayStubData } from './pay-stub-data.ts';

const TYPICAL = aPayStub({ times: 21 }, { memo: 'Gracias por su trabajo' });

/** Tips, chauffeur insurance in place of disability, and more leave taken than earned. */
const CHAUFFEUR = aPayStub(
  {
    profile: { isChauffeur: true },
    inputs: {
      minutes: { regular: 40 * 60, overtime: 5 * 60, vacation: 8 * 60 },
      earnings: { tips: 125_50 },
      reimbursedExpenses: 25_00,
    },
    times: 5,
  },
  { leave: { vacation: -90, sick: -8 * 60 - 5 } },
);

/** 105.00 earned and 200.00 owed to ASUME. */
const UNCOLLECTED = aPayStub({
  inputs: { minutes: { regular: 10 * 60 }, deductions: { childSupport: 200_00 } },
});

/** Everything as long as it gets, and a typed income tax. */
const CROWDED = aPayStub(
  {
    profile: { salary: 9_999_999_99, workMinutes: 40 * 60 },
    inputs: {
      earnings: { salary: 9_999_999_99, bonus: 5_000_00 },
      editedIncomeTax: 12_345_67,
      reimbursedExpenses: 123_45,
    },
    companyLines: Array.from({ length: 12 }, (_, index) =>
      aFixedLine(`Préstamo de la cooperativa de empleados ${index + 1}`, 10_00 + index),
    ),
    times: 21,
  },
  {
    company: {
      name: 'Corporación Interamericana de Servicios Farmacéuticos y Hospitalarios del Caribe, Inc.',
      postalAddress: {
        street: 'Urbanización Industrial Las Américas, Edificio Torre del Mar, Suite 1204',
        municipalityId: 65,
        state: 'PR',
        zip: '00902-1234',
      },
      employerIdentificationNumber: '660550001',
    },
    employee: {
      ...TYPICAL.employee,
      firstName: 'Maximiliano Bartolomé',
      middleName: 'de los Ángeles',
      lastName: 'Fernández-Echevarría',
      motherLastName: 'Rodríguez de Santiago',
    },
    memo: 'Incluye el ajuste del periodo anterior, '.repeat(4).slice(0, 150),
  },
);

const ANOTHER_ALPHABET: PayStubData = {
  ...TYPICAL,
  employee: {
    ...TYPICAL.employee,
    firstName: 'Željko',
    middleName: 'Łukasz',
    lastName: 'Nguyễn',
    motherLastName: 'Борис',
  },
};

/** Came in March with what another system had paid. */
const WITH_OPENING_BALANCE: PayStubData = {
  ...TYPICAL,
  openingBalance: {
    ...NO_OPENING_BALANCE.amounts,
    gross: 4_000_00,
    tips: 300_00,
    incomeTaxWithheld: 120_00,
    medicare: 58_00,
    socialSecurity: 229_40,
    socialSecurityOnTips: 18_60,
  },
};

/** A salary pays for hours that nobody typed; by the table, in its third row. */
const SALARIED = aPayStub(
  {
    profile: { salary: 1_000_00, workMinutes: 40 * 60 },
    inputs: { minutes: { regular: 0 }, earnings: { salary: 1_000_00 } },
  },
  { salariedMinutes: 40 * 60, withholding: { rule: 'table', rate: 140_000 } },
);

/** Returns a stub with a street and a memo of the greatest length. */
const longest = (street: string, memo: string): PayStubData => ({
  ...TYPICAL,
  memo,
  employee: { ...TYPICAL.employee, address: { ...TYPICAL.employee.address, street } },
  company: { ...TYPICAL.company, postalAddress: { ...TYPICAL.company.postalAddress, street } },
});
const STREET =
  'Urbanización Jardines Metropolitanos, calle Galileo número 350, edificio Torres de Andalucía, apartamento 1204, sector Las Lomas';
const MEMO = 'Incluye el ajuste del periodo anterior, '.repeat(4).slice(0, 150);
const LONGEST = longest(STREET, MEMO);
const UNBROKEN = longest('X'.repeat(128), 'X'.repeat(150));

/** The names of company lines of the greatest length. */
const LINE_NAMES = [
  'Aportación voluntaria al fondo de ahorro de la cooperativa de empleados',
  'Cuota de la Unión de Trabajadores de la Industria Farmacéutica, '.repeat(3).slice(0, 150),
];
const LONG_LINES = aPayStub({ companyLines: LINE_NAMES.map((name) => aFixedLine(name, 12_50)) });

const PAID = { paidOn: '2026-06-01', amount: 374_04, net: 374_04 };

const CASES: [name: string, stubs: PayStubData[]][] = [
  ['typical', [TYPICAL]],
  ['chauffeur', [CHAUFFEUR]],
  ['uncollected', [UNCOLLECTED]],
  ['twelve-company-lines', [CROWDED]],
  ['longest-words', [LONGEST, UNBROKEN]],
  ['long-company-lines', [LONG_LINES]],
  ['several-stubs', [TYPICAL, ANOTHER_ALPHABET]],
  ['brought-from-another-system', [WITH_OPENING_BALANCE]],
  ['salaried', [SALARIED]],
  ['paid-by-cheque', [{ ...TYPICAL, paid: { ...PAID, method: 'check', chequeNumber: 1001 } }]],
  ['paid-by-deposit', [{ ...TYPICAL, paid: { ...PAID, method: 'direct-deposit' } }]],
];

describe('the pay stub on paper', () => {
  it.each(CASES)('%s reads as approved', async (name, stubs) => {
    const pages = await pdfText(renderPayStubs(stubs));
    const text = pages.map((lines) => `${lines.join('\n')}\n`).join('\f\n');
    await expect(text).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it.each(CASES)('%s takes one page a stub, with no text over another or off the page', async (_, stubs) => {
    const pages = await pdfTextBoxes(renderPayStubs(stubs));
    expect(pages).toHaveLength(stubs.length);
    for (const boxes of pages) {
      expect(boxes.filter((box) => !isOnPage(box))).toEqual([]);
      expect(overlapping(boxes)).toEqual([]);
    }
  });

  it('sets a long address and a long memo over as many lines as they take, in letters of their size', async () => {
    for (const stub of [LONGEST, UNBROKEN]) {
      const [boxes = []] = await pdfTextBoxes(renderPayStubs([stub]));
      const all = boxes.map(({ text }) => text).join('');
      expect(all).not.toContain('…');
      // The left column below the caption, in letters of 8 points: 0.727 × 8 = 5.816 high.
      const address = boxes.filter(
        ({ left, right, bottom }) => left === 36 && right <= 206 && bottom < 681 && bottom > 600,
      );
      const street = address.filter(({ text }) => stub.employee.address.street.includes(text.trim()));
      expect(street.length).toBeGreaterThan(2);
      for (const { top, bottom } of street) expect(top - bottom).toBeCloseTo(5.816);
      expect(
        street
          .map(({ text }) => text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(stub.employee.address.street.replaceAll(' ', ''));
    }
  });

  it('says the name of a company line over as many rows as it takes, in letters of its size', async () => {
    const [boxes = []] = await pdfTextBoxes(renderPayStubs([LONG_LINES]));
    // The column in the middle begins at 221 points; letters of 7.5 points are 0.727 × 7.5 = 5.4525 high.
    const rows = boxes.filter(
      ({ left, text }) => left === 221 && LINE_NAMES.some((name) => name.includes(text.trim())),
    );
    expect(rows.map(({ text }) => text.trim()).join(' ')).toBe(
      LINE_NAMES.map((name) => name.trim()).join(' '),
    );
    for (const { top, bottom } of rows) expect(top - bottom).toBeCloseTo(5.4525);
  });

  it.each(CASES)('%s adds up as printed: terms to the net, net to a cheque', async (_, stubs) => {
    for (const lines of await pdfText(renderPayStubs(stubs))) {
      const { signs, current, year } = printedSum(lines);
      for (const amounts of [current, year]) {
        const terms = signs.map((sign, index) => sign * cents(amounts[index]));
        expect(sumCents(terms)).toBe(cents(amounts.at(-1)));
      }
      const nets = lines.filter((line) => line.endsWith(`$${current.at(-1)}`));
      expect(nets).toHaveLength(lines.includes('No negociable') ? 1 : 2);
    }
  });

  it('says that a cheque settled what came to nothing', async () => {
    const inputs = { minutes: { regular: 600 }, deductions: { childSupport: 200_00 } };
    const settled = aPayStub({ inputs }, { paid: { ...PAID, amount: 0, net: 0, method: 'check' } });
    const [lines = []] = await pdfText(renderPayStubs([settled]));
    expect(lines).toContain('No negociable');
    expect(lines.join(' ')).toContain('Saldado con cheque el ');
  });

  it('is the same bytes for the same data', async () => {
    expect(await buffer(renderPayStubs([TYPICAL, CROWDED]))).toEqual(
      await buffer(renderPayStubs([TYPICAL, CROWDED])),
    );
  });

  it('reads the next stubs once those before them are drawn, and says on each page how many all are', async () => {
    let read = 0;
    async function* some() {
      read += 1;
      yield [CHAUFFEUR, SALARIED];
    }
    const pieces: Uint8Array[] = [];
    for await (const piece of renderPayStubs([TYPICAL, CROWDED], { count: 2, some: some() })) {
      if (pieces.length === 0) expect(read).toBe(0);
      pieces.push(piece);
    }
    expect(read).toBe(1);
    const pages = await pdfText(Readable.from(pieces));
    expect(
      pages.map((lines) =>
        lines
          .find((line) => line.includes('Página'))
          ?.split(' · ')
          .at(-1),
      ),
    ).toEqual(['Página 1 de 4', 'Página 2 de 4', 'Página 3 de 4', 'Página 4 de 4']);
  });

  it('never shows more of a social security number than its last four digits', async () => {
    const [lines = []] = await pdfText(renderPayStubs([TYPICAL]));
    expect(lines).toContain('Seguro social ***-**-0001');
    const whole = { ...TYPICAL.employee, socialSecurityLast4: '900550001' };
    expect(() => renderPayStubs([{ ...TYPICAL, employee: whole }])).toThrow(RangeError);
  });

  it('says which row of the table or which rate made the income tax, and of a typed tax nothing', async () => {
    const linesOf = async (stub: PayStubData) => (await pdfText(renderPayStubs([stub]))).flat();
    const byTable = await linesOf({ ...TYPICAL, withholding: { rule: 'table', rate: 330_000 } });
    expect(byTable).toContain('Fila de la tabla 33.00%');
    const flat = await linesOf({ ...TYPICAL, withholding: { rule: 'flat-rate', rate: 70_000 } });
    expect(flat).toContain('% de retención 7.00%');
    const typed = await linesOf({ ...TYPICAL, withholding: null });
    expect(typed.filter((line) => line.endsWith('%'))).toEqual([]);
  });

  it('says what another system paid, and nothing of a year that was opened with leave alone', async () => {
    const linesOf = async (stub: PayStubData) => (await pdfText(renderPayStubs([stub]))).flat();
    const ofOpeningBalance = await linesOf(WITH_OPENING_BALANCE);
    expect(ofOpeningBalance).toContain('El año incluye lo traído de otro sistema: $4,000.00 de ingresos.');
    const ofLeave = await linesOf({ ...TYPICAL, openingBalance: NO_OPENING_BALANCE.amounts });
    expect(ofLeave).toEqual(await linesOf(TYPICAL));
  });

  it('has no heading of rates where there are none', async () => {
    const rates = { regular: 0, overtime: 0, mealPeriod: 0 };
    const textOf = async (stub: PayStubData) => (await pdfText(renderPayStubs([stub]))).flat().join('\n');
    expect(await textOf({ ...SALARIED, rates })).not.toContain('Tarifas por hora');
    expect(await textOf(SALARIED)).toContain('Tarifas por hora');
  });

  it('is not made of no stub at all', async () => {
    expect(() => renderPayStubs([])).toThrow(RangeError);
  });
});

function isOnPage({ left, right, top, bottom }: TextBox): boolean {
  return left > 0 && bottom > 0 && right < LETTER.width && top < LETTER.height;
}

/**
 * The last lines above the cut: 'Ingresos − Retenciones … = Neto' and the amounts of this pay and of the
 * year.
 */
function printedSum(lines: string[]) {
  const at = lines.findIndex((line) => line.endsWith('= Neto'));
  const [captions = '', current = '', year = ''] = lines.slice(at, at + 3);
  const signs = [1, ...Array.from(captions.matchAll(/[−+]/g), ([sign]) => (sign === '+' ? 1 : -1))];
  return { signs, current: current.split(' ').slice(1), year: year.split(' ').slice(2) };
}

function cents(printed = ''): number {
  return Number(printed.replaceAll(/[,.]/g, ''));
}
