import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { aCompany } from '@garita/domain/company/company.builder';
import { ficaReturn } from '@garita/domain/returns/fica';
import { describe, expect, it } from 'vitest';
import { form499, form940, form941, form943 } from '../catalogue.ts';
import type { Report } from '../report.ts';
import { pdfText } from '../testing/pdf-text.ts';

const HEAD = {
  company: aCompany({
    name: 'Taller Vega',
    contact: 'Marta Ríos',
    employerIdentificationNumber: '660123456',
  }),
  preparer: anAccountantRecord({ name: 'Luis', firstLastName: 'Colón', phone: '7875550123' }),
  date: '2026-11-22',
};

const entry = (entryId: number, payDate: string) => ({
  employeeId: 1,
  entryId,
  payDate,
  socialSecurityWages: 1_000_00,
  socialSecurityTips: 50_00,
  medicareWages: 1_050_00,
  additionalMedicareWages: 0,
  // 65.10 + 15.225, rounded up
  withheld: 80_33,
});
// Of both: 2,000.00 × 12.4 % = 248.00; 100.00 × 12.4 % = 12.40; 2,100.00 × 2.9 % = 60.90; in all 321.30;
// 160.66 − 160.65 = 0.01
const LINES = ficaReturn([entry(1, '2026-01-30'), entry(2, '2026-03-31')], () => 2);

async function pagesOf<Data>(report: Report<Data>, data: Data): Promise<string[]> {
  return (await pdfText(report.render(data))).map((page) => page.join(' '));
}

describe('form 941', () => {
  const data = { ...HEAD, year: 2026, quarter: 1, employees: 3, lines: LINES, schedule: 'monthly' as const };

  it('has every line of the form in its order, with what pay makes of it', async () => {
    const [first = ''] = await pagesOf(form941, data);
    for (const number of [
      '1',
      '2',
      '3',
      '5a',
      '5b',
      '5c',
      '5d',
      '5e',
      '5f',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
      '14',
      '15a',
      '15b',
      '15c',
      '15d',
      '15e',
    ]) {
      expect(first, number).toMatch(new RegExp(`(^| )${number} [A-ZÁÉÍÓÚ]`));
    }
    expect(first).toContain('Salarios sujetos al impuesto del Seguro Social 2,000.00 × 0.124 = 248.00');
    expect(first).toContain('Propinas sujetas al impuesto del Seguro Social 100.00 × 0.124 = 12.40');
    expect(first).toContain('Salarios y propinas sujetos al Medicare 2,100.00 × 0.029 = 60.90');
    expect(first).toContain('Adicional del Medicare 0.00 × 0.009 = 0.00');
    expect(first).toMatch(/antes de los ajustes \(sume 3, 5e y 5f\) 6 321\.30/);
    expect(first).toMatch(/fracciones de centavos 7 0\.01/);
    expect(first).toMatch(/créditos \(10 menos 11\) 12 321\.31/);
    expect(first).toMatch(/Seguro Social y del Medicare \(columna 2 de 5a a 5d\) 5e 321\.30/);
  });

  it('has the months of a monthly depositor, and never a PIN that nobody chose', async () => {
    const [, second = '', ...more] = await pagesOf(form941, data);
    // January 80.33 + 80.325, half up; the rest in March
    expect(second).toMatch(/Mes 1 160\.66 Mes 2 0\.00 Mes 3 160\.65/);
    expect(second).toMatch(/PIN de cinco dígitos que el designado escogió Parte 5/);
    expect(second).toContain('16 Marque uno');
    // A 'yes' counts with the PIN alone, so nothing is ticked without it.
    expect(second).toMatch(/IRS\? Sí\. Nombre, teléfono y PIN: No Nombre del designado/);
    expect(second).toMatch(/Luis .*Firma del preparador/);
    expect(more).toEqual([]);
    expect(form941.fileName(data)).toBe('941-Trimestre-1-2026-Taller-Vega.pdf');
  });

  it('has the PTIN of whoever prepares it, and a blank box where nobody knows it', async () => {
    const preparer = { ...HEAD.preparer, preparerTaxNumber: 'P01234567' };
    const [, known = ''] = await pagesOf(form941, { ...data, preparer });
    const [, unknown = ''] = await pagesOf(form941, data);
    expect(known).toMatch(/PTIN .*P01234567/);
    expect(unknown).not.toMatch(/P\d{8}/);
  });

  it('has Schedule B by day for a semiweekly depositor', async () => {
    const pages = await pagesOf(form941, { ...data, schedule: 'semiweekly' });
    expect(pages).toHaveLength(3);
    expect(pages[1]).toMatch(/Mes 1 Mes 2 Mes 3/);
    // Source: Schedule B (Form 941): number, name, year and quarter stand on the schedule, too.
    expect(pages[2]).toMatch(
      /Anexo B.* 6 6 - 0 1 2 3 4 5 6 .*Taller Vega Año natural 2 0 2 6 .*X 1: enero, febrero, marzo/,
    );
    expect(pages[2]).toMatch(
      /enero.*30 160\.66 31 Total del mes 160\.66.*febrero.*Total del mes 0\.00.*marzo.*31 160\.65 Total del mes 160\.65/,
    );
  });
});

describe('a form 941 of a quarter without wages', () => {
  it.each(['with-return', 'monthly', 'semiweekly'] as const)(
    'ticks line 4 and prints nothing after it, whatever deposits there would be (%s)',
    async (schedule) => {
      const lines = ficaReturn([], () => 0);
      const data = { ...HEAD, year: 2026, quarter: 1, employees: 0, lines, schedule };
      const [first = '', second = '', ...more] = await pagesOf(form941, data);
      expect(first).toMatch(/1 .* 1 0 /);
      expect(first.slice(first.indexOf(' 5a '))).not.toMatch(/\d\.\d\d(?!\d)/);
      expect(second).not.toMatch(/\d\.\d\d(?!\d)/);
      expect(second).not.toContain(' X ');
      expect(more).toEqual([]);
    },
  );
});

const NOTHING_OF_940 = {
  payments: 0,
  overBase: 0,
  taxable: 0,
  tax: 0,
  reductionRate: null,
  reduction: 0,
  due: 0,
  quarters: undefined,
};

describe('what stands above the head of a return', () => {
  const data = { ...HEAD, employees: 3, lines: LINES, schedule: 'semiweekly' as const };
  const of940 = NOTHING_OF_940;
  const copy = 'Copia de trabajo: no se radica; transcríbala';

  it('is on each page of a federal one that it is a copy to be transcribed', async () => {
    for (const pages of [
      await pagesOf(form941, { ...data, year: 2026, quarter: 1 }),
      await pagesOf(form943, { ...data, year: 2025 }),
      await pagesOf(form940, { ...HEAD, year: 2025, lines: of940 }),
    ]) {
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages) expect(page.startsWith(`${copy} Forma`), page.slice(0, 90)).toBe(true);
    }
  });

  it('says until the last day of the quarter or year that the figures are partial', async () => {
    const asOf = async (date: string) =>
      (await pagesOf(form941, { ...data, date, year: 2026, quarter: 1 }))[0];
    expect(await asOf('2026-03-31')).toContain(`${copy} · Parcial al 31 mar 2026 Forma`);
    expect(await asOf('2026-04-01')).not.toContain('Parcial');
    // HEAD is of 22 November 2026
    for (const [page] of [
      await pagesOf(form943, { ...data, year: 2026 }),
      await pagesOf(form940, { ...HEAD, year: 2026, lines: of940 }),
    ])
      expect(page).toContain(`${copy} · Parcial al 22 nov 2026 Forma`);
  });

  it('calls nothing partial once the company is closed', async () => {
    const company = { ...HEAD.company, businessEndDate: '2026-02-28' };
    const [page] = await pagesOf(form941, { ...data, company, date: '2026-03-01', year: 2026, quarter: 1 });
    expect(page).not.toContain('Parcial');
  });
});

describe('the head and the overpayment of a federal return', () => {
  const of941 = { ...HEAD, quarter: 1, employees: 3, lines: LINES, schedule: 'monthly' as const };
  const of943 = { ...HEAD, employees: 1, lines: LINES, schedule: 'monthly' as const };
  const of940 = {
    ...HEAD,
    lines: NOTHING_OF_940,
  };
  const whole =
    /15a 15b Qué hacer .* Aplíquese a la próxima declaración Envíese un reembolso 15c .* 15c 15d Clase de cuenta Corriente Ahorros 15e Número de cuenta 15e/;
  const single = (number: string) =>
    new RegExp(` ${number} Aplíquese a la próxima declaración Envíese un reembolso (?!.*Número de cuenta)`);

  it('has blank boxes where zeros stand in for numbers that nobody knew', async () => {
    const postalAddress = { ...HEAD.company.postalAddress, street: '0', zip: '00000' };
    const company = {
      ...HEAD.company,
      employerIdentificationNumber: '000000000',
      contactNumber: '0000000000',
      postalAddress,
    };
    const pages = await pagesOf(form941, { ...of941, company, year: 2026 });
    expect(pages[0]).toMatch(/\(EIN\) - .*Dirección: número y calle Ciudad/);
    expect(pages.join(' ')).not.toMatch(/0 0 - 0|00-0|000-000|00000/);
  });

  // Source: Form 941, Rev. March 2026, and Form 940 of 2025; the revisions before have one line 15 and no
  // aggregate filers.
  it('are those of the revision of the year, with nothing that Garita does not know', async () => {
    const [new941 = ''] = await pagesOf(form941, { ...of941, year: 2026 });
    const [new940 = ''] = await pagesOf(form940, { ...of940, year: 2025 });
    for (const page of [new941, new940]) {
      expect(page).toMatch(whole);
      expect(page).toMatch(/Solo para declarantes agregados Agente .* 3504 Patrono .* Otro tercero Parte 1/);
    }
    const [new943 = ''] = await pagesOf(form943, { ...of943, year: 2025 });
    expect(new943).toMatch(/16a 16b .* 16c 16d .* 16e Número de cuenta 16e/);
  });

  it('are one line and two boxes on an older revision', async () => {
    const [old941 = ''] = await pagesOf(form941, { ...of941, year: 2025 });
    const [old940 = ''] = await pagesOf(form940, { ...of940, year: 2024 });
    for (const page of [old941, old940]) {
      expect(page).toMatch(single('15'));
      expect(page).not.toContain('declarantes agregados');
    }
    const [old943 = ''] = await pagesOf(form943, { ...of943, year: 2024 });
    expect(old943).toMatch(single('16'));
  });

  it('have a place for a trade name and for an address abroad, which stay blank', async () => {
    const [first = ''] = await pagesOf(form941, { ...of941, year: 2026 });
    expect(first).toMatch(
      /Taller Vega Nombre comercial \(si lo tiene\) Dirección.* País extranjero Provincia o condado extranjero Código postal extranjero Informe/,
    );
  });
});

describe('form 943', () => {
  it('has social security with tips in it, and the months from A to M', async () => {
    const data = { ...HEAD, year: 2026, employees: 1, lines: LINES, schedule: 'monthly' as const };
    const [first = '', second = ''] = await pagesOf(form943, data);
    expect(first).toMatch(/Seguro Social 2 2,100\.00/);
    expect(first).toMatch(/línea 2 × 12\.4 %\) 3 260\.40/);
    expect(first).toMatch(/línea 4 × 2\.9 %\) 5 60\.90/);
    expect(first).toMatch(/\(11 menos 12\) 13 321\.31/);
    expect(second).toMatch(/A enero A 160\.66 B febrero B 0\.00 C marzo C 160\.65/);
    expect(second).toMatch(/línea 13\) M 321\.31/);
    expect(form943.fileName(data)).toBe('943-2026-Taller-Vega.pdf');
  });

  it('has Form 943-A by day for a semiweekly depositor, and nothing on line 17', async () => {
    const data = { ...HEAD, year: 2026, employees: 1, lines: LINES, schedule: 'semiweekly' as const };
    const pages = await pagesOf(form943, data);
    // Two pages of the form, and three of four months each.
    expect(pages).toHaveLength(5);
    expect(pages[1]).toMatch(/A enero A B febrero B C marzo C D/);
    expect(pages[2]).toMatch(
      /943-A.*A Obligación por día: enero.*30 160\.66 31 Total del mes 160\.66.*C Obligación por día: marzo.*31 160\.65 Total del mes 160\.65/,
    );
    expect(pages[4]).toMatch(/943-A.* 6 6 - 0 1 2 3 4 5 6 .*Taller Vega Año natural 2 0 2 6 /);
    expect(pages[4]).toMatch(/L Obligación por día: diciembre.*M Total del año .*321\.31/);
  });
});

describe('form 940', () => {
  const lines = {
    payments: 271_650_00,
    overBase: 250_650_00,
    taxable: 21_000_00,
    tax: 126_00,
    reductionRate: null,
    reduction: 0,
    due: 126_00,
    quarters: undefined,
  };

  it('has payments, what is above 7,000.00 each, and the tax', async () => {
    const data = { ...HEAD, year: 2026, lines };
    const [first = '', second = ''] = await pagesOf(form940, data);
    expect(first).toMatch(/estado: su abreviatura 1a P R/);
    expect(first).toMatch(/todos los empleados 3 271,650\.00/);
    expect(first).toMatch(/en exceso de \$7,000 5 250,650\.00/);
    expect(first).toMatch(/\(3 menos 6\) 7 21,000\.00/);
    expect(first).toMatch(/\(8 \+ 9 \+ 10 \+ 11\) 12 126\.00/);
    expect(first).toMatch(/FUTA 4 4a Beneficios 4b Seguro de vida 4c .* 4d .* 4e Otros 5 /);
    expect(second).toMatch(/16a 1\.er trimestre \(1 de enero al 31 de marzo\) 16a 16b/);
    expect(form940.fileName(data)).toBe('940-2026-Taller-Vega.pdf');
  });

  it('has Schedule A with Puerto Rico ticked, and its wages as long as nobody knows whether the credit is whole', async () => {
    const [, , ofKnown = ''] = await pagesOf(form940, {
      ...HEAD,
      year: 2025,
      lines: { ...lines, reductionRate: 0 },
    });
    expect(ofKnown).toMatch(/En 2025 Puerto Rico no tuvo reducción en el crédito/);
    expect(ofKnown).toMatch(/AK .*MT/);
    expect(ofKnown).toMatch(/X PR/);
    expect(ofKnown).not.toContain('21,000.00');
    const [, , ofUnknown = ''] = await pagesOf(form940, { ...HEAD, year: 2026, lines });
    expect(ofUnknown).toMatch(/publica las tasas de 2026 después del 10 de noviembre/);
    expect(ofUnknown).toMatch(/X PR 21,000\.00/);
    const nothing = NOTHING_OF_940;
    const [, , ofNothing = ''] = await pagesOf(form940, {
      ...HEAD,
      year: 2026,
      lines: nothing,
    });
    expect(ofNothing).not.toContain('X PR');
  });

  it('has the reduction of the credit on line 11 and Schedule A', async () => {
    // 21,000.00 × 0.3 % = 63.00; 126.00 + 63.00
    const reduced = { ...lines, reductionRate: 3_000, reduction: 63_00, due: 189_00 };
    const [first = '', , schedule = ''] = await pagesOf(form940, { ...HEAD, year: 2026, lines: reduced });
    expect(first).toMatch(/11 63\.00/);
    expect(first).toMatch(/\(8 \+ 9 \+ 10 \+ 11\) 12 189\.00/);
    expect(schedule).toMatch(/En 2026 Puerto Rico tuvo una reducción en el crédito de 0\.3%/);
    expect(schedule).toMatch(/X PR 21,000\.00 0\.3 63\.00/);
  });

  it('has the quarters where the tax is above 500.00', async () => {
    const large = { ...lines, tax: 588_00, due: 588_00, quarters: [294_00, 0, 0, 294_00] };
    const [, second = ''] = await pagesOf(form940, { ...HEAD, year: 2026, lines: large });
    expect(second).toMatch(/16a 294\.00.*16b 0\.00.*16c 0\.00.*16d 294\.00.*17 588\.00/);
  });
});

describe('form 499 R-1B', () => {
  const data = {
    ...HEAD,
    year: 2026,
    quarter: 1,
    employees: 2,
    exempt: 40_000_00,
    taxable: 20_000_00,
    tips: 300_00,
    withheld: 2_013_75,
    liabilities: ['2026-01-30', '2026-02-27', '2026-03-31'].map((payDate) => ({ payDate, cents: 671_25 })),
    schedule: 'monthly' as const,
  };

  it('has room for who signs, with the day, and for the specialist', async () => {
    const [first = ''] = await pagesOf(form499, data);
    expect(first).toMatch(/Firma del patrono o de su representante Fecha Firma del especialista/);
  });

  it('ticks the kind of employer, if the company has entered it', async () => {
    const ticked = async (company: Partial<typeof HEAD.company>) => {
      const [first = ''] = await pagesOf(form499, { ...data, company: { ...HEAD.company, ...company } });
      return /Tipo de entidad(.*)Clase de planilla/.exec(first)?.[1];
    };
    expect(await ticked({ entityType: 'partnership' })).toMatch(/^(?!.*X .*X ).* X Sociedad /);
    expect(await ticked({ entityType: null })).not.toContain('X ');
  });

  it('has Part I, and Part II by month', async () => {
    const [first = '', second = ''] = await pagesOf(form499, data);
    expect(first).toContain('31 de marzo de 2026');
    expect(first).toMatch(
      /1 2 2 Total de salarios exentos 2 40,000\.00 3 .* 3 20,000\.00 4 .* 4 300\.00 5 .* 5 2,013\.75/,
    );
    expect(first).toMatch(/enero 1 671\.25 2 .*febrero 2 671\.25 3 .*marzo 3 671\.25 4 .* 4 2,013\.75/);
    expect(second).not.toContain('671.25');
    expect(form499.fileName(data)).toBe('499-Trimestre-1-2026-Taller-Vega.pdf');
  });

  it('has Part III by day, as it was paid, for a semiweekly depositor', async () => {
    const [first = '', second = ''] = await pagesOf(form499, { ...data, schedule: 'semiweekly' });
    expect(first).not.toContain('671.25');
    expect(second).toMatch(
      /30 671\.25 31 Total del mes 671\.25.*27 671\.25.*31 671\.25 Total del mes 671\.25.* 2,013\.75/,
    );
  });
});
