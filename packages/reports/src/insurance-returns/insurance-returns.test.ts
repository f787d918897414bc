import { buffer } from 'node:stream/consumers';
import { aCompany } from '@garita/domain/company/company.builder';
import { describe, expect, it } from 'vitest';
import { chauffeurQuarter, unemploymentQuarter } from '../catalogue.ts';
import { pdfText, pdfTextBoxes } from '../testing/pdf-text.ts';

const HEAD = {
  company: aCompany({ name: 'Taller Vega' }),
  preparer: undefined,
  date: '2026-11-22',
  year: 2026,
  quarter: 2,
};
const person = (index: number) => ({
  id: index + 1,
  name: { firstName: 'Ana', middleName: 'Luisa', lastName: `Rivera${index}`, motherLastName: 'Ortiz' },
  socialSecurityNumber: String(581_000_000 + index),
});

describe('PRUI-10', () => {
  const data = {
    ...HEAD,
    employees: [26, 25, 24] as const,
    rates: { unemployment: 31_000, special: 10_000, disability: 6_000 },
    // 4,234.56 × 3.1 %, × 1 %; 4,000.00 × 0.6 %
    lines: {
      wages: 5_234_56,
      disabilityWages: 5_234_56,
      taxable: { unemployment: 4_234_56, disability: 4_000_00 },
      contribution: { unemployment: 131_27, disability: 24_00 },
      special: 42_35,
      due: { unemployment: 173_62, disability: 24_00 },
    },
    rows: Array.from({ length: 26 }, (_, index) => ({
      ...person(index),
      wages: 100_00 + index,
      hasPartialWages: index === 0,
    })),
  };

  it('has lines 1 to 7 in two columns', async () => {
    const [page = []] = await pdfText(unemploymentQuarter.render(data));
    const text = page.join(' ');
    expect(text).toMatch(/abril 26 mayo 25 junio 24/);
    for (const row of [
      '2. Total de salarios pagados 5,234.56 5,234.56',
      '3. Salarios tributables 4,234.56 4,000.00',
      '(A 3.10 %, B 0.60 %) 131.27 24.00',
      '5. Contribución especial (1.00 %) 42.35',
      '7. Importe del cheque 173.62 24.00',
    ]) {
      for (const part of row.split(/ (?=\d)/)) expect(text).toContain(part);
    }
    expect(unemploymentQuarter.fileName(data)).toBe('UNEMPLOYED-Trimestre-2-2026-Taller-Vega.pdf');
  });

  it('has any number of employees, 24 on a page, with the whole number and the totals of page and form', async () => {
    const bytes = await buffer(unemploymentQuarter.render(data));
    const pages = (await pdfText(bytes)).map((page) => page.join(' '));
    expect(pages).toHaveLength(3);
    expect(pages[1]).toContain('581-00-0000');
    expect(pages[1]).toContain('Rivera0 Ortiz, Ana L');
    expect(pages[2]).toContain('581-00-0025');
    // 24 × 100.00 + 0.01 + … + 0.23 = 2,402.76; the other two 200.49; in all 2,603.25
    expect(pages[1]).toContain('Total de esta página 2,402.76');
    expect(pages[2]).toContain('Total de esta página 200.49');
    expect(pages[2]).toMatch(/igual a la línea 2\) 2,603\.25/);
    expect(pages[2]).toMatch(/6\. Número de empleados 26/);
    for (const boxes of await pdfTextBoxes(bytes))
      for (const box of boxes) expect(box.bottom).toBeGreaterThan(15);
  });
});

describe('the return of the chauffeur insurance', () => {
  it('has weeks and contribution, and goes on on another page after ten chauffeurs', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      ...person(index),
      licence: `L-${index}`,
      weeks: 13,
    }));
    const data = { ...HEAD, weeklyRate: 80, rows };
    const pages = (await pdfText(chauffeurQuarter.render(data))).map((page) => page.join(' '));
    expect(pages).toHaveLength(2);
    // 12 × 13 = 156 weeks; × 0.80 = 124.80
    expect(pages[0]).toMatch(/Total de semanas trabajadas 1 156/);
    expect(pages[0]).toMatch(/× \$0\.80\) 2 124\.80/);
    expect(pages[0]).toContain('30 de junio de 2026');
    expect(pages[1]).toContain('L-11');
    expect(chauffeurQuarter.fileName(data)).toBe('CHOFERIL-Trimestre-2-2026-Taller-Vega.pdf');
  });

  it('has zero for nobody', async () => {
    const [page = []] = await pdfText(chauffeurQuarter.render({ ...HEAD, weeklyRate: 80, rows: [] }));
    expect(page.join(' ')).toMatch(/Total de semanas trabajadas 1 0 .* 0\.00/);
  });
});
