import { lawBonusBasis, lawBonuses } from '@garita/domain/bonus/law-bonus';
import { NO_LAW_BONUS_FACTS } from '@garita/domain/bonus/law-bonus.schema';
import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { NOTHING_SUPPOSED } from '@garita/domain/what-if/what-if.schema';
import { describe, expect, it } from 'vitest';
import {
  christmasBonus,
  contractorPayments,
  contractorYear,
  employerCost,
  leave,
  nonResidents,
  registerAsKnown,
  salaries,
  whatIf,
  workersCompensation,
} from '../catalogue.ts';
import type { Report } from '../report.ts';
import { pdfText, pdfTextBoxes } from '../testing/pdf-text.ts';
import type { WhatIfData } from './what-if.ts';

const HEAD = {
  company: {
    name: 'Taller Vega',
    employerIdentificationNumber: '661234567',
    commercialRegister: '12345670012',
    insurancePolicyNumber: '40506',
    phoneNumber: '7875550101',
    businessEndDate: null,
    workersCompensationRate: null,
  },
  date: '2026-11-22',
  monthFingerprints: [],
};
const MARCH = { start: '2026-03-01', end: '2026-03-31' };
const ANA = { firstName: 'Ana', middleName: 'Luisa', lastName: 'Rivera', motherLastName: 'Ortiz' };
const LUIS = { firstName: 'Luis', middleName: '', lastName: 'Vega', motherLastName: '' };

/** The lines of the first page between the captions and the foot. */
async function rowsOf<Data>(report: Report<Data>, data: Data): Promise<string[]> {
  const [page = []] = await pdfText(report.render(data));
  return page;
}

describe("the employer's cost", () => {
  // 1,000.00 × 6.2, 1.45, 0.6, 3.4, 1 and 0.3 %; no chauffeur
  const taxes = {
    socialSecurity: 62_00,
    medicare: 14_50,
    federalUnemployment: 6_00,
    unemployment: 34_00,
    specialContribution: 10_00,
    disability: 3_00,
    chauffeurInsurance: 0,
    workersCompensation: 0,
  };
  const cost = { entryId: 11, payDate: '2026-03-13', period: 10, gross: 1_000_00, taxes };
  const data = {
    ...HEAD,
    ...MARCH,
    employees: [
      { id: 1, name: ANA, costs: [cost, { ...cost, entryId: 12, payDate: '2026-03-20', period: 11 }] },
      { id: 2, name: LUIS, costs: [cost] },
    ],
  };

  it('has a line for each pay with its period, and what it cost in all', async () => {
    const text = (await rowsOf(employerCost, data)).join('\n');
    // 62.00 + 14.50 + 6.00 + 34.00 + 10.00 + 3.00 = 129.50
    expect(text).toContain('13 mar 2026 10 1,000.00 62.00 14.50 6.00 34.00 10.00 3.00 129.50 1,129.50');
    expect(text).toContain('Subtotal 2,000.00 124.00 29.00 12.00 68.00 20.00 6.00 259.00 2,259.00');
    expect(text).toContain('Totales 3,000.00 186.00 43.50 18.00 102.00 30.00 9.00 388.50 3,388.50');
    expect(text).toContain('Sin la prima de la CFSE');
    expect(employerCost.fileName(data)).toBe('Costo-patronal-2026-03-01-2026-03-31-Taller-Vega.pdf');
  });

  it('has dates and numbers of periods that Excel can sort', () => {
    const page = employerCost.page(data);
    const [[date, period] = []] = page.kind === 'list' ? (page.list.groups[0]?.rows ?? []) : [];
    expect(date).toMatchObject({ kind: 'day', value: '2026-03-13' });
    expect(period).toMatchObject({ kind: 'count', value: 10 });
  });

  it('names the period whose pay it is', async () => {
    const ofPeriod = { ...data, period: { id: 2026110, number: 10, year: 2026 } };
    expect((await rowsOf(employerCost, ofPeriod)).join('\n')).toContain('Período 10 de 2026');
    expect(employerCost.fileName(ofPeriod)).toBe('Costo-patronal-Periodo-10-2026-Taller-Vega.pdf');
  });

  it('says whose it is where it is of one employee alone, and is named so', async () => {
    const ofAna = { ...data, onlyEmployee: ANA };
    expect((await rowsOf(employerCost, ofAna)).join('\n')).toContain('Solo de Ana Luisa Rivera Ortiz');
    expect(employerCost.fileName(ofAna)).toBe(
      'Costo-patronal-Empleado-Ana-Rivera-2026-03-01-2026-03-31-Taller-Vega.pdf',
    );
  });

  it('has no column of what nobody owes', async () => {
    expect((await rowsOf(employerCost, data)).join(' ')).not.toContain('Choferil');
  });
});

describe('the salary report', () => {
  // 420.00 + 20.00 = 440.00; × 6.2 % of 420.00 = 26.04 and of the tips 1.24; × 1.45 % = 6.38; 440.00 − 33.66
  // = 406.34
  const amounts = {
    ...NO_AMOUNTS,
    regularPay: 420_00,
    tips: 20_00,
    gross: 440_00,
    socialSecurity: 26_04,
    socialSecurityOnTips: 1_24,
    medicare: 6_38,
    net: 406_34,
    regularMinutes: 2_400,
  };
  const data = {
    ...HEAD,
    ...MARCH,
    employees: [
      {
        id: 1,
        name: ANA,
        socialSecurityLast4: '6789',
        entries: [
          { entryId: 11, payDate: '2026-03-06', amounts },
          { entryId: 12, payDate: '2026-03-13', amounts },
        ],
      },
      {
        id: 2,
        name: LUIS,
        socialSecurityLast4: '4321',
        entries: [{ entryId: 12, payDate: '2026-03-13', amounts }],
      },
    ],
    companyLines: [],
    periodFingerprints: [],
    corrections: [],
  };

  it('has each pay date with every amount, sums for each employee and for all, and no column of zeros', async () => {
    const text = (await rowsOf(salaries, data)).join(' ');
    expect(text).toContain('Número patronal: 66-1234567 Teléfono: 787-555-0101 1 mar 2026 – 31 mar 2026');
    expect(text).toContain(
      'Fecha Regular Propinas Ingresos Medicare Seguro social Seg. social propinas Neto',
    );
    expect(text).toContain('Ana Luisa Rivera Ortiz · ***-**-6789');
    expect(text).toContain('6 mar 2026 420.00 20.00 440.00 6.38 26.04 1.24 406.34');
    expect(text).toContain('Subtotal 840.00 40.00 880.00 12.76 52.08 2.48 812.68');
    expect(text).toContain('Totales 1,260.00 60.00 1,320.00 19.14 78.12 3.72 1,219.02');
  });

  it('has the seal of each closed period that it is of, and says what corrects a closed one', async () => {
    const periodFingerprints = [
      { start: '2026-03-05', end: '2026-03-11', digits: '0123456789abcdef' },
      { start: '2026-03-12', end: '2026-03-18', digits: 'fedcba9876543210' },
    ];
    const corrections = [{ name: ANA, payDate: '2026-03-13', start: '2026-02-26', end: '2026-03-04' }];
    const text = (await rowsOf(salaries, { ...data, periodFingerprints, corrections })).join(' ');
    expect(text).toContain(
      'Períodos cerrados. Sellos: 5 mar 2026 – 11 mar 2026, 0123456789abcdef · 12 mar 2026 – 18 mar 2026, fedcba9876543210',
    );
    expect(text).toContain(
      'Ana Luisa Rivera Ortiz, 13 mar 2026: corrección del período 26 feb 2026 – 4 mar 2026',
    );
  });

  it('lists each of the company’s own lines by itself in Excel', () => {
    const ofAna = [
      { payDate: '2026-03-06', cents: 12_50 },
      { payDate: '2026-03-13', cents: 12_50 },
    ];
    const employees = [{ id: 1, name: ANA, socialSecurityLast4: '6789', amounts: ofAna }];
    const [sheet] = salaries.sheets?.({ ...data, companyLines: [{ name: 'Uniforme', employees }] }) ?? [];
    expect(sheet).toMatchObject({
      title: 'Línea Uniforme',
      groups: [
        {
          heading: 'Ana Luisa Rivera Ortiz · ***-**-6789',
          rows: [
            [{ text: '6 mar 2026' }, { value: 12_50 }],
            [{ text: '13 mar 2026' }, { value: 12_50 }],
          ],
          total: ['Subtotal', { value: 25_00 }],
        },
      ],
      total: ['Totales', { value: 25_00 }],
    });
  });

  it('is named after its dates, and after the employee whose alone it is, which it says on every sheet', async () => {
    expect(salaries.fileName(data)).toBe('WAGES-2026-03-01-2026-03-31-Taller-Vega.pdf');
    const ofAna = { ...data, onlyEmployee: ANA, companyLines: [{ name: 'Uniforme', employees: [] }] };
    expect(salaries.fileName(ofAna)).toBe('WAGES-Empleado-Ana-Rivera-2026-03-01-2026-03-31-Taller-Vega.pdf');
    expect((await rowsOf(salaries, ofAna)).join(' ')).toContain('Solo de Ana Luisa Rivera Ortiz');
    expect(salaries.sheets?.(ofAna)[0]?.about).toContain('Solo de Ana Luisa Rivera Ortiz');
    expect((await rowsOf(salaries, data)).join(' ')).not.toContain('Solo de');
  });

  it('goes on beside itself with every column there is: names on each part, no figure cut, over another or too small', async () => {
    const everything = Object.fromEntries(Object.keys(NO_AMOUNTS).map((name) => [name, 1_234_567_89]));
    const wide = { ...amounts, ...everything };
    const bytes = salaries.render({
      ...data,
      employees: [
        {
          id: 1,
          name: ANA,
          socialSecurityLast4: '6789',
          entries: [{ entryId: 11, payDate: '2026-03-06', amounts: wide }],
        },
      ],
    });
    const pages = await pdfTextBoxes(bytes);
    expect(pages.length).toBeGreaterThan(1);
    const rows = pages.map((boxes) => {
      expect(boxes.filter(({ text }) => text.includes('…'))).toEqual([]);
      expect(boxes.map(({ text }) => text)).toContain('Ana Luisa Rivera Ortiz · ***-**-6789');
      const figures = boxes.filter(({ text }) => text === '1,234,567.89');
      const bottom = Math.max(...figures.map((box) => box.bottom));
      return figures.filter((box) => box.bottom === bottom).toSorted((a, b) => a.left - b.left);
    });
    for (const row of rows) {
      for (const [index, box] of row.entries()) {
        expect(box.right).toBeLessThanOrEqual(792 - 36);
        // A capital is 0.727 of the size, and a figure is never under 7 points.
        expect(box.top - box.bottom).toBeGreaterThanOrEqual(7 * 0.727);
        expect(box.left).toBeGreaterThan(row[index - 1]?.right ?? 0);
      }
    }
    expect(rows.flat()).toHaveLength(
      Object.keys(NO_AMOUNTS).filter((name) => !name.endsWith('Minutes')).length,
    );
  });
});

describe('the report of leave', () => {
  const data = {
    ...HEAD,
    ...MARCH,
    employees: [
      {
        id: 1,
        name: ANA,
        payFrequency: 'monthly' as const,
        movements: {
          vacation: [
            { cause: 'opening', date: '2026-01-31', minutes: 600 },
            { cause: 'credit', month: '2026-02', date: '2026-02-28', minutes: 360 },
            { cause: 'taken', entryId: 1, periodId: 2026403, date: '2026-03-31', minutes: -480 },
            { cause: 'credit', month: '2026-03', date: '2026-03-31', minutes: 360 },
          ] as const,
          sick: [{ cause: 'credit', month: '2026-03', date: '2026-03-31', minutes: 480 }] as const,
        },
      },
      { id: 2, name: LUIS, payFrequency: 'weekly' as const, movements: { vacation: [], sick: [] } },
    ],
  };

  it('has the balances before, what each period earned and took, and the balances after', async () => {
    const text = (await rowsOf(leave, data)).join(' ');
    // 10:00 + 6:00 = 16:00; + 6:00 − 8:00 = 14:00
    expect(text).toContain('Saldo al comenzar 28 feb 2026 16:00 00:00');
    expect(text).toContain('1 mar 2026 31 mar 2026 06:00 08:00 14:00 08:00 00:00 08:00');
    expect(text).not.toContain('Luis Vega');
    expect(leave.fileName(data)).toBe('VacationHours-2026-03-01-2026-03-31-Taller-Vega.pdf');
  });

  it('has no line of an opening of nothing, and nothing of whoever has that alone', async () => {
    const nothing = { cause: 'opening', date: '2026-03-20', minutes: 0 } as const;
    const movements = { vacation: [nothing], sick: [nothing] };
    const employees = [{ id: 1, name: ANA, payFrequency: 'monthly' as const, movements }];
    const text = (await rowsOf(leave, { ...data, employees })).join(' ');
    expect(text).not.toContain('Ana');
    expect(text).toContain('Nadie tuvo saldo ni movimiento en estos días.');
  });
});

describe('the register of a period as it was known', () => {
  const period = {
    id: 2026110,
    year: 2026,
    frequency: 'weekly',
    number: 10,
    start: '2026-03-05',
    end: '2026-03-11',
  } as const;
  const loaded = { gross: 420_00, withheld: 45_96, net: 374_04 };
  const changed = { gross: -315_00, withheld: -35_00, net: -280_00 };
  const left = { gross: 105_00, withheld: 10_96, net: 94_04 };
  const amended = {
    seq: 4,
    type: 'TimeAmended',
    said: {},
    recordedOn: '2026-03-12',
    recordedAt: '09:15',
    recordedBy: 'Rosa',
    person: 'Ana Rivera',
    reason: 'Horas de más, que nadie aprobó en la hoja de la semana en que se trabajaron',
    changed,
    totals: left,
    causes: [
      { cause: 'minutes.regular', unit: 'minutes', before: 2_400, after: 600 },
      { cause: 'rates.regular', unit: 'cents', before: 10_50, after: 10_75 },
      { cause: 'contributions.medicare.rate', unit: 'rate', before: 14_500, after: 14_600 },
    ],
  } as const;
  const same = { name: 'Luis Vega', entryId: 13, known: left, later: left, amounts: [], events: [] };
  const data = {
    ...HEAD,
    period,
    periodFingerprints: [],
    known: { seq: 3, on: '2026-03-11', totals: { gross: 525_00, withheld: 56_92, net: 468_08 } },
    later: {
      seq: 4,
      on: '2026-03-12',
      isToday: false,
      totals: { gross: 210_00, withheld: 21_92, net: 188_08 },
    },
    entries: [
      {
        name: 'Ana Rivera',
        entryId: 12,
        known: loaded,
        later: left,
        amounts: [
          { name: 'gross', before: 420_00, after: 105_00 },
          { name: 'regularMinutes', before: 2_400, after: 600 },
        ],
        events: [amended],
      },
      same,
    ],
  } as const;

  it('has every pay at both points, and what both come to', async () => {
    const rows = await rowsOf(registerAsKnown, data);
    const text = rows.join('\n');
    expect(text).toContain(
      'Entonces: tras el movimiento 3, del 11 mar 2026. Junto a: tras el movimiento 4, del 12 mar 2026.',
    );
    expect(text).toContain('Ana Rivera · Pago 12 420.00 45.96 374.04 105.00 10.96 94.04 -280.00');
    expect(text).toContain('Luis Vega · Pago 13 105.00 10.96 94.04 105.00 10.96 94.04 0.00');
    // 374.04 + 94.04, and twice 94.04
    expect(text).toContain('Totales 525.00 56.92 468.08 210.00 21.92 188.08 -280.00');
    // An unchanged amount has no part.
    expect(rows.filter((row) => row.startsWith('Luis Vega'))).toHaveLength(1);
  });

  it('says of each difference which event made it, who recorded it and why, and what it came from', async () => {
    const text = (await rowsOf(registerAsKnown, data)).join('\n');
    expect(text).toContain('#4 · Se corrigió el pago 420.00 45.96 374.04 105.00 10.96 94.04 -280.00');
    expect(text).toContain('12 mar 2026, 09:15 · Rosa');
    // Longer than its column: it goes across the page.
    expect(text).toContain(`Razón: ${amended.reason}`);
    expect(text).toContain('Regulares: de 40:00 a 10:00');
    expect(text).toContain('Tarifa regular: de $10.50 a $10.75');
    expect(text).toContain('Medicare: porcentaje: de 1.45% a 1.46%');
    expect(text).toContain('Ingresos: de $420.00 a $105.00');
    expect(text).toContain('Horas: Regulares: de 40:00 a 10:00');
  });

  it('says today of the end of the log, and where nothing was recorded yet', async () => {
    const known = { seq: 0, on: null, totals: { gross: 0, withheld: 0, net: 0 } };
    const untilToday = { ...data, known, later: { ...data.later, isToday: true }, entries: [] };
    const text = (await rowsOf(registerAsKnown, untilToday)).join('\n');
    expect(text).toContain('Entonces: antes del primer movimiento. Junto a: hoy.');
    expect(text).toContain('Nada se había cargado en el período.');
    expect(registerAsKnown.fileName(data)).toBe('Segun-lo-conocido-Periodo-10-2026-3-4-Taller-Vega.pdf');
  });
});

describe('pay beside what it would have been', () => {
  const real = { gross: 480_00, withheld: 54_93, net: 425_07, employer: 62_16 };
  const supposed = { gross: 528_00, withheld: 70_13, net: 457_87, employer: 68_38 };
  const added = { real: { gross: 0, withheld: 0, net: 0, employer: 0 }, supposed: real };
  const data: WhatIfData = {
    ...HEAD,
    whatIf: {
      ...MARCH,
      raise: { employeeIds: [7], rate: 100_000, hourly: 25, salary: 0 },
      minimumWage: 11_50,
      tableRows: [
        { over: 0, rate: 0, plus: 0 },
        { over: 9_000_00, rate: 70_000, plus: 0 },
      ],
      newEmployee: { payFrequency: 'weekly', hourlyRate: 12_00, minutes: 2_400, salary: 0 },
    },
    raised: [ANA],
    employees: [{ name: 'Ana Rivera', real, supposed }, added],
    agencies: [
      {
        agency: 'irs',
        real: { withheld: 36_72, employer: 39_60 },
        supposed: { withheld: 80_76, employer: 83_16 },
      },
    ],
    total: { real, supposed: { gross: 1_008_00, withheld: 125_06, net: 882_94, employer: 130_54 } },
    years: [],
  };

  it('has a line for each employee and agency, with what it costs the company more', async () => {
    const text = (await rowsOf(whatIf, data)).join('\n');
    // 528.00 + 68.38 − 480.00 − 62.16
    expect(text).toContain('Ana Rivera 480.00 528.00 54.93 70.13 425.07 457.87 62.16 68.38 54.22');
    expect(text).toContain('Empleado nuevo 0.00 480.00 0.00 54.93 0.00 425.07 0.00 62.16 542.16');
    expect(text).toContain('Totales 480.00 1,008.00 54.93 125.06 425.07 882.94 62.16 130.54 596.38');
    // 80.76 + 83.16 − 36.72 − 39.60
    expect(text).toContain('IRS 36.72 80.76 39.60 83.16 87.60');
  });

  it('says what was supposed', async () => {
    const text = (await rowsOf(whatIf, data)).join('\n');
    expect(text).toContain('Aumento de sueldo: 10.00%, $0.25 por hora. A Ana Luisa Rivera Ortiz.');
    expect(text).toContain('Salario mínimo: $11.50 por hora.');
    expect(text).toContain('Más de $9,000.00: 7.00% y $0.00');
    expect(text).toContain('Un empleado más, semanal: 40:00 horas a $12.00.');
    expect(text).toContain('un centavo puede pasar de un empleado a otro, no del total.');
    const many = await rowsOf(whatIf, { ...data, raised: [ANA, LUIS, ANA, LUIS] });
    expect(many.join('\n')).toContain('$0.25 por hora. A 4 empleados.');
    const nothing = { ...data, whatIf: { ...MARCH, ...NOTHING_SUPPOSED } };
    expect((await rowsOf(whatIf, nothing)).join('\n')).toContain('Nada supuesto.');
    expect(whatIf.fileName(data)).toBe('Y-si-2026-03-01-2026-03-31-Taller-Vega.pdf');
    expect(whatIf.sheets?.(data)).toEqual([]);
  });

  describe('of several years', () => {
    const { whatIf: asked, employees, agencies, total } = data;
    const first = {
      employees: [{ name: 'Ana Rivera', real, supposed }],
      agencies,
      total: { real, supposed },
    };
    const second = { employees: [added], agencies: [], total: added };
    const ofYears = {
      ...data,
      whatIf: { ...asked, start: '2025-12-01', end: '2026-01-31' },
      employees,
      total,
      years: [
        { year: 2025, ...first },
        { year: 2026, ...second },
      ],
    };

    it('tells each year apart, and to which agency', async () => {
      const text = (await rowsOf(whatIf, ofYears)).join('\n');
      expect(text).toContain('2025 480.00 528.00 54.93 70.13 425.07 457.87 62.16 68.38 54.22');
      expect(text).toContain('2026 0.00 480.00 0.00 54.93 0.00 425.07 0.00 62.16 542.16');
      expect(text).toContain('Totales 480.00 1,008.00 54.93 125.06 425.07 882.94 62.16 130.54 596.38');
      expect(text).toMatch(/Por agencia en 2025\nIRS 36.72 80.76 39.60 83.16 87.60/);
    });

    it('has in Excel a sheet of each year, with the days of the range that lie in it', () => {
      const sheets = whatIf.sheets?.(ofYears) ?? [];
      expect(sheets.map(({ title, about }) => [title, about[2]])).toEqual([
        ['¿Y si…? 2025', '1 dic 2025 – 31 dic 2025'],
        ['¿Y si…? 2026', '1 ene 2026 – 31 ene 2026'],
      ]);
      expect(sheets[1]?.groups[0]?.rows.map(([name]) => name)).toEqual(['Empleado nuevo']);
    });
  });
});

describe('the report for the CFSE', () => {
  it('has four quarters of the year of the policy, by class of work, of those who were paid', async () => {
    const data = {
      ...HEAD,
      omittedPay: [],
      fiscalYear: 2026,
      employees: [
        {
          id: 1,
          name: ANA,
          workersCompensationClass: '8810',
          quarters: [100_00, 200_00, 300_00, 400_00] as const,
        },
        { id: 2, name: LUIS, workersCompensationClass: '5022', quarters: [1_00, 0, 0, 0] as const },
        {
          id: 3,
          name: { ...LUIS, firstName: 'Eva' },
          workersCompensationClass: '8810',
          quarters: [0, 0, 0, 0] as const,
        },
      ],
    };
    const text = (await rowsOf(workersCompensation, data)).join(' ');
    expect(text).toContain('Trim. 3 2025 Trim. 4 2025 Trim. 1 2026 Trim. 2 2026 Total');
    expect(text).toContain('Luis Vega 5022 1.00 0.00 0.00 0.00 1.00');
    expect(text).toContain('Ana Rivera Ortiz 8810 100.00 200.00 300.00 400.00 1,000.00');
    expect(text).toContain('Subtotal 1 empleado 8810 100.00 200.00 300.00 400.00 1,000.00');
    expect(text).toContain('Totales 2 empleados 101.00 200.00 300.00 400.00 1,001.00');
    expect(text).not.toContain('Eva');
    expect(text).not.toContain('Prima');
    expect(workersCompensation.fileName(data)).toBe('CFSE-2025-2026-Taller-Vega.pdf');
  });

  it('has the premium of that payroll where the company knows its rate', async () => {
    const quarters = [100_00, 200_00, 300_00, 401_11] as const;
    const data = {
      ...HEAD,
      company: { ...HEAD.company, workersCompensationRate: 32_500 },
      omittedPay: [],
      fiscalYear: 2026,
      employees: [{ id: 1, name: ANA, workersCompensationClass: '8810', quarters }],
    };
    const text = (await rowsOf(workersCompensation, data)).join('\n');
    // 1,001.11 × 3.25 % = 32.536
    expect(text).toContain('Prima de esta nómina, a $3.25 por cada $100: $32.54');
  });
});

describe('a list of the CFSE or of the bonus', () => {
  const omittedPay = [{ name: ANA, gross: 4_000_00, asOf: '2025-12-31' }];
  const cfse = { ...HEAD, fiscalYear: 2026, employees: [] };
  const bonus = { ...HEAD, year: 2026, employees: [] };
  const note =
    'No tiene lo que se pagó en otro sistema Ana Luisa Rivera Ortiz: $4,000.00 hasta el 31 dic 2025 Lo que de ello se pagó en estos días hay que sumarlo a mano.';

  it('names the pay of another system that it leaves out, as its preview does', async () => {
    expect((await rowsOf(workersCompensation, { ...cfse, omittedPay })).join(' ')).toContain(note);
    expect((await rowsOf(christmasBonus, { ...bonus, omittedPay })).join(' ')).toContain(note);
    expect((await rowsOf(workersCompensation, { ...cfse, omittedPay: [] })).join(' ')).not.toContain(
      'otro sistema',
    );
  });

  it('is partial until its year is over', async () => {
    const of = (date: string) => ({ date, omittedPay: [] });
    const textOf = async (date: string) => [
      (await rowsOf(workersCompensation, { ...cfse, ...of(date) })).join(' ').includes('Parcial al'),
      (await rowsOf(christmasBonus, { ...bonus, ...of(date) })).join(' ').includes('Parcial al'),
    ];
    // The policy's year ends on 30 June, that of the bonus on 30 September.
    expect(await textOf('2026-06-30')).toEqual([true, true]);
    expect(await textOf('2026-07-01')).toEqual([false, true]);
    expect(await textOf('2026-10-01')).toEqual([false, false]);
  });
});

describe('the Christmas bonus', () => {
  it('has the time, the quarters and the bonus of everybody, and their sums', async () => {
    const data = {
      ...HEAD,
      omittedPay: [],
      year: 2026,
      employees: [
        {
          id: 1,
          name: ANA,
          socialSecurityLast4: '6789',
          minutes: 1_400 * 60 + 30,
          quarters: [1_000_00, 2_000_00, 3_000_00, 500_00] as const,
          bonus: 195_00,
        },
        {
          id: 2,
          name: LUIS,
          socialSecurityLast4: '4321',
          minutes: 60,
          quarters: [10_00, 0, 0, 0] as const,
          bonus: 0,
        },
      ],
    };
    const text = (await rowsOf(christmasBonus, data)).join(' ');
    expect(text).toContain('1 oct 2025 – 30 sep 2026');
    expect(text).toContain(
      'Ana Rivera Ortiz ***-**-6789 1400:30 1,000.00 2,000.00 3,000.00 500.00 6,500.00 195.00',
    );
    expect(text).toContain('Totales 1401:30 1,010.00 2,000.00 3,000.00 500.00 6,510.00 195.00');
    expect(christmasBonus.fileName(data)).toBe('Bonus-2026-Taller-Vega.pdf');
    expect(text).toContain('Según la configuración de la compañía, que no es la de la Ley 148 de 1969.');
  });

  it('names the rule of everybody where it is by law, with the limit and the surcharge', async () => {
    const facts = { netProfit: 20_000_00, paidOn: '2026-12-20', isLargeForReformHires: true };
    const law = lawBonusBasis(
      2026,
      { payer: 'form-941', employments: [] },
      { ...NO_LAW_BONUS_FACTS, ...facts },
    );
    const quarters = [5_000_00, 5_000_00, 5_000_00, 7_000_00] as const;
    const someone = { quarters, wages: 22_000_00, socialSecurityLast4: '6789' };
    const employees = lawBonuses(law, [
      { ...someone, id: 1, name: ANA, minutes: 1_400 * 60, admissionDate: '2020-03-02' },
      { ...someone, id: 2, name: LUIS, minutes: 699 * 60, admissionDate: '2010-03-01' },
      { ...someone, id: 3, name: LUIS, minutes: 1_400 * 60, admissionDate: '2026-01-05' },
    ]);
    const data = { ...HEAD, omittedPay: [], year: 2026, law, employees };
    const text = (await rowsOf(christmasBonus, data)).join(' ');
    expect(text).toContain('Contratados desde el 26 ene 2017: compañía grande (como se indicó)');
    expect(text).toContain('Contratados antes: compañía pequeña (0 de 52 semanas con más de 15 empleados)');
    // 15 % of 20,000.00
    expect(text).toContain('el 15 % de la ganancia neta de $20,000.00 son $3,000.00 para todos');
    expect(text).toContain('Se paga el 20 dic 2026, después del 15 dic: se añade la mitad.');
    // 22,000.00 × 2 % = 440.00, and half of it more; half of 440.00 in the first year, and half of it more
    expect(text).toContain('22,000.00 660.00 2.00%, hasta $600.00');
    expect(text).toContain('22,000.00 0.00 Menos de 700 horas');
    expect(text).toContain('22,000.00 330.00 2.00%, hasta $600.00; primer año, la mitad');
  });

  it('says until when an exemption is asked for where there is no net profit', async () => {
    const law = lawBonusBasis(
      2024,
      { payer: 'form-941', employments: [] },
      { ...NO_LAW_BONUS_FACTS, netProfit: 0 },
    );
    const data = { ...HEAD, omittedPay: [], year: 2024, law, employees: [] };
    // 30 November 2024 was a Saturday.
    expect((await rowsOf(christmasBonus, data)).join(' ')).toContain('hasta el 2 dic 2024');
  });
});

describe('the reports of contractors', () => {
  it('have every payment between two days, with sums', async () => {
    // 1,000.00 − 100.00 + 25.00
    const payment = { gross: 1_000_00, incomeTaxWithheld: 100_00, reimbursedExpenses: 25_00, net: 925_00 };
    const data = {
      ...HEAD,
      ...MARCH,
      contractors: [
        {
          id: 1,
          name: 'Luz Eléctrica, Inc.',
          payments: [
            { ...payment, entryId: 11, payDate: '2026-03-02' },
            { ...payment, entryId: 12, payDate: '2026-03-31' },
          ],
        },
      ],
    };
    const text = (await rowsOf(contractorPayments, data)).join(' ');
    expect(text).toContain('2 mar 2026 1,000.00 100.00 25.00 925.00');
    expect(text).toContain('Subtotal 2,000.00 200.00 50.00 1,850.00');
    expect(text).toContain('Totales 2,000.00 200.00 50.00 1,850.00');
    expect(contractorPayments.fileName(data)).toBe('Contratistas-2026-03-01-2026-03-31-Taller-Vega.pdf');
  });

  it('have the year by month, under the four items of the 480.6SP', async () => {
    const payment = {
      payDate: '2026-02-10',
      gross: 1_000_00,
      notSubject: 0,
      incomeTaxWithheld: 100_00,
      reimbursedExpenses: 0,
      net: 900_00,
    };
    const contractor = {
      id: 1,
      name: 'Ana Rivera',
      entityType: 'corporation' as const,
      taxpayerLast4: '6789',
      payments: [
        { ...payment, category: 3 },
        { ...payment, category: 1, incomeTaxWithheld: 0, net: 1_000_00 },
        { ...payment, payDate: '2026-12-10', category: 3 },
      ] as const,
    };
    const data = { ...HEAD, year: 2026, contractors: [contractor] };
    const text = (await rowsOf(contractorYear, data)).join(' ');
    expect(text).toContain('febrero 1,000.00 0.00 1,000.00 0.00 100.00 0.00 1,900.00');
    expect(text).toContain('diciembre 0.00 0.00 1,000.00 0.00 100.00 0.00 900.00');
    expect(text).toContain('Totales 1,000.00 0.00 2,000.00 0.00 200.00 0.00 2,800.00');
    expect(contractorYear.fileName(data)).toBe('Contratistas-2026-Taller-Vega.pdf');
  });
});

describe('the pay of non-residents', () => {
  const january = { payDate: '2026-01-31', gross: 1_600_00, incomeTaxWithheld: 320_00 };
  const february = { payDate: '2026-02-28', gross: 1_000_00, incomeTaxWithheld: 290_00 };

  it('is by person and by month for the 480.6C', async () => {
    const people = [
      { id: 1, name: 'Daniel Brooks', socialSecurityLast4: '4411', payments: [january, february] },
      { id: 2, name: 'Inés Quiroga', socialSecurityLast4: '7002', payments: [february] },
    ];
    const data = { ...HEAD, year: 2026, people };
    const text = (await rowsOf(nonResidents, data)).join(' ');
    // 1,600.00 + 1,000.00 and 320.00 + 290.00
    expect(text).toContain('enero 1,600.00 320.00 febrero 1,000.00 290.00 Subtotal 2,600.00 610.00');
    expect(text).toContain('Totales 3,600.00 900.00');
    expect(nonResidents.fileName(data)).toBe('No-residentes-480-6C-2026-Taller-Vega.pdf');
  });
});

describe('the year of contractors', () => {
  it('have the part that the law leaves out under the items not subject', async () => {
    // 700.00 paid after nothing: 500.00 not subject, 200.00 subject at 10 %
    const payment = {
      payDate: '2026-02-10',
      category: 4,
      gross: 700_00,
      notSubject: 500_00,
      incomeTaxWithheld: 20_00,
      reimbursedExpenses: 0,
      net: 680_00,
    } as const;
    const entityType = 'corporation' as const;
    const payee = { id: 1, name: 'Taller', entityType, taxpayerLast4: '6789', payments: [payment] };
    const text = await rowsOf(contractorYear, { ...HEAD, year: 2026, contractors: [payee] });
    expect(text.join(' ')).toContain('febrero 0.00 500.00 0.00 200.00 20.00 0.00 680.00');
  });

  it('say so where nothing was paid', async () => {
    const text = await rowsOf(contractorPayments, { ...HEAD, ...MARCH, contractors: [] });
    expect(text.join(' ')).toContain('No se pagó nada en estos días.');
  });
});
