import { buffer } from 'node:stream/consumers';
import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { describe, expect, it } from 'vitest';
import { companyW2prs, employeeW2pr } from '../catalogue.ts';
import { overlapping, pdfText, pdfTextBoxes } from '../testing/pdf-text.ts';
import type { W2prsData } from './w2pr-columns.ts';

const BOXES = {
  donations: 6_06,
  wages: 7_007_07,
  commissions: 808_08,
  concessions: 909_09,
  tips: 1_010_10,
  reimbursedExpenses: 121_12,
  incomeTaxWithheld: 1_313_13,
  codaPlans: 151_15,
  exemptWages: 40_000_00,
  exemptSeverance: 0,
  socialSecurityWages: 48_724_24,
  socialSecurityWithheld: 3_083_53,
  medicareWages: 49_734_34,
  medicareWithheld: 721_15,
  socialSecurityTips: 1_010_10,
  uncollectedSocialSecurity: 0,
  uncollectedMedicare: 0,
};

const DATA: W2prsData = {
  company: aCompany({
    name: 'Taller Vega',
    employerIdentificationNumber: '660123456',
    businessEndDate: '2026-11-30',
  }),
  date: '2027-01-15',
  year: 2026,
  certificates: [
    {
      employee: { id: 1, ...anEmployee({ socialSecurityNumber: '581001234', birthday: '2004-03-09' }) },
      controlNumber: '202600001',
      boxes: BOXES,
    },
    {
      employee: {
        id: 2,
        ...anEmployee({
          firstName: 'María de los Ángeles',
          middleName: 'Guadalupe',
          lastName: 'Hernández-Colón de Jesús',
          motherLastName: 'Rodríguez de Santiago',
          address: {
            ...anEmployee().address,
            street: 'Urbanización Jardines de Country Club, calle 129 bloque BX número 24, segundo piso',
          },
        }),
      },
      controlNumber: undefined,
      boxes: { ...BOXES, wages: 47_007_07, exemptWages: 0, tips: 123_456_789_01 },
    },
  ],
};

describe('the W-2PR on paper', () => {
  it('reads as approved, a page for each employee', async () => {
    const pages = await pdfText(companyW2prs.render(DATA));
    const text = pages.map((lines) => `${lines.join('\n')}\n`).join('\f\n');
    await expect(text).toMatchFileSnapshot('golden/two-employees.txt');
  });

  it('says at the foot of each page whose it is, and which of how many', async () => {
    const feet = (await pdfText(companyW2prs.render(DATA))).map((lines) => lines.at(-1));
    const form = 'Forma 499R-2/W-2PR · Revisión de 2022 · Preparada con Garita';
    expect(feet).toEqual([
      `Ana L Rivera Ortiz · ${form} · Página 1 de 2`,
      'María de los Ángeles Guadalupe Hernández-Colón de Jesús Rodríguez de Santiago' +
        ` · ${form} · Página 2 de 2`,
    ]);
  });

  it('has the 26 boxes of the form, from who to what was not collected', async () => {
    const [lines = []] = await pdfText(companyW2prs.render(DATA));
    const numbers = lines.flatMap((line) => /^(\d+)\. /.exec(line)?.[1] ?? []);
    expect(numbers.map(Number)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
  });

  it('adds up box 11, and names the young by code E only where wages are exempt', async () => {
    const [young = '', adult = ''] = (await pdfText(companyW2prs.render(DATA))).map((page) => page.join(' '));
    // 7,007.07 + 808.08 + 909.09 + 1,010.10
    expect(young).toContain('11. Total (7 + 8 + 9 + 10) 9,734.34');
    expect(young).toMatch(/16\. Salarios exentos Código E 40,000\.00/);
    expect(adult).toMatch(/16\. Salarios exentos Código 0\.00 17\./);
  });

  it('is a draft, with nothing in the boxes of which Garita has no record', async () => {
    const [page = ''] = (await pdfText(companyW2prs.render(DATA))).map((lines) => lines.join(' '));
    expect(page).toMatch(/radicación electrónica Número de control 202600001/);
    expect(page).toMatch(/auspiciada por el patrono 6\. Donativos/);
    expect(page).toMatch(/Ahorra y Duplica tu Dinero Información para el Seguro Social/);
    expect(page).toMatch(/25\. .* en propinas 26\. .* en propinas .*BORRADOR/);
  });

  it('keeps everything on the page, and no text over another', async () => {
    for (const boxes of await pdfTextBoxes(companyW2prs.render(DATA))) {
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThanOrEqual(36);
        expect(right).toBeLessThanOrEqual(756.5);
        expect(bottom).toBeGreaterThanOrEqual(20);
        expect(top).toBeLessThanOrEqual(580);
      }
      expect(overlapping(boxes)).toEqual([]);
    }
  });

  it('is named after the employee or everybody, the year and the company', () => {
    expect(companyW2prs.fileName(DATA)).toBe('W2PR-All-2026-Taller-Vega.pdf');
    expect(employeeW2pr.fileName(DATA)).toBe('W2PR-Empleado-Ana-Rivera-2026-Taller-Vega.pdf');
    expect(() => employeeW2pr.fileName({ ...DATA, certificates: [] })).toThrow(RangeError);
  });

  it('says of each line whose it is, and of the totals nobody', () => {
    const lines = companyW2prs.lines?.(DATA) ?? [];
    const whose = (name: string) => lines.find((line) => line.name.includes(name))?.certificate;
    expect([whose('Rivera'), whose('Totales')]).toEqual(['202600001', undefined]);
    // An employee without a number is named.
    expect(whose('Hernández-Colón')).toContain('María de los Ángeles');
  });

  it('is shown box by box where it is of one employee', () => {
    const certificates = DATA.certificates.slice(0, 1);
    const page = employeeW2pr.page({ ...DATA, certificates });
    const blocks = page.kind === 'form' ? page.form.pages.flat() : [];
    expect(blocks).toContainEqual({
      kind: 'line',
      number: '',
      text: '7. Sueldos',
      value: '7,007.07',
      source: { amount: 'wages', how: 'sum', personId: 1 },
    });
    // The young are code E.
    expect(blocks).toContainEqual({
      kind: 'line',
      number: '',
      text: '16. Salarios exentos',
      value: 'E 40,000.00',
      source: { amount: 'exemptWages', how: 'sum', personId: 1 },
    });
    const boxes = blocks.flatMap((block) => (block.kind === 'boxes' ? block.boxes : []));
    expect(boxes).toContainEqual({ caption: 'Número de control', value: '202600001', share: 1 });
  });

  it('is one list of numbers, names and totals before it is made', async () => {
    const page = companyW2prs.page(DATA);
    expect(page).toMatchObject({ kind: 'list', list: { title: 'Comprobantes de retención 2026' } });
    const list = page.kind === 'list' ? page.list : undefined;
    const [ana = []] = list?.groups[0]?.rows ?? [];
    expect(ana.slice(0, 2)).toEqual(['202600001', 'Ana L Rivera Ortiz']);
    const total = list?.columns.findIndex(({ caption }) => caption === '11 Total') ?? 0;
    expect(ana[total]).toMatchObject({ kind: 'money', value: 973434 });
    expect(JSON.stringify(page)).not.toContain('581001234');
  });

  it('is the same bytes for the same data', async () => {
    expect(await buffer(companyW2prs.render(DATA))).toEqual(await buffer(companyW2prs.render(DATA)));
  });
});

describe('the kind of work on the W-2PR', () => {
  const textOf = async (payer: 'form-941' | 'form-943' | 'domestic') => {
    const data = { ...DATA, company: { ...DATA.company, payer } };
    return (await pdfText(companyW2prs.render(data)))[0]?.join(' ') ?? '';
  };

  it('is B of a household and C of a farm, and of another payer none', async () => {
    expect(await textOf('domestic')).toContain('X B. Servicios domésticos');
    expect(await textOf('form-943')).toContain('X C. Trabajo agrícola');
    expect(await textOf('form-941')).not.toMatch(/X [A-G]\. /);
  });
});
