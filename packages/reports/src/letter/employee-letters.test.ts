import { anEmployee } from '@garita/domain/employee/employee.builder';
import { describe, expect, it } from 'vitest';
import { earningsCertificate, employmentLetter } from '../catalogue.ts';
import { overlapping, pdfText, pdfTextBoxes } from '../testing/pdf-text.ts';
import { type EarningsCertificateData, earningsCertificateOf } from './earnings-certificate.ts';
import { employmentLetterOf } from './employment-letter.ts';

const COMPANY = { name: 'Taller Vega, Inc.', phoneNumber: '7875550101' };
const ANA = {
  ...anEmployee({
    firstName: 'Ana',
    lastName: 'Rivera',
    motherLastName: 'Soto',
    admissionDate: '2020-03-02',
  }),
  socialSecurityLast4: '4321',
};
const DATE = '2026-11-16';

describe('the letter of employment', () => {
  const textOf = (employee: Partial<typeof ANA>) =>
    employmentLetterOf({ company: COMPANY, employee: { ...ANA, ...employee }, date: DATE });

  it('says since when somebody works and for what pay', async () => {
    const data = { company: COMPANY, employee: ANA, date: DATE };
    const pages = await pdfText(employmentLetter.render(data));
    expect(pages).toHaveLength(1);
    await expect(pages.flat().join('\n')).toMatchFileSnapshot('golden/employment-letter.txt');
    expect(employmentLetter.fileName(data)).toBe(
      'Carta-de-empleo-Empleado-Ana-Rivera-2026-11-16-Taller-Vega-Inc.pdf',
    );
  });

  it('says until when somebody worked, once the last day is over', () => {
    expect(textOf({ egressDate: '2026-11-15' }).sentences[0]).toContain(
      'trabajó en Taller Vega, Inc. desde el 2 de marzo de 2020 hasta el 15 de noviembre de 2026.',
    );
    // On the last day the employee still works, and the table has the day.
    const last = textOf({ egressDate: DATE });
    expect(last.sentences[0]).toContain('trabaja en Taller Vega, Inc. desde');
    expect(last.table.groups[0]?.rows).toContainEqual(['Último día', '16 de noviembre de 2026']);
  });

  it('has the salary of an employee who is not paid by the hour', () => {
    const { rows } = textOf({ salary: 1_250_00, workMinutes: 40 * 60 }).table.groups[0] ?? {};
    expect(rows).toContainEqual(['Paga', '$1,250.00 por período de pago']);
    expect(rows).toContainEqual(['Horas por período', '40:00']);
  });
});

describe('the certificate of earnings', () => {
  const week = { gross: 480_00, withheld: 53_49, deducted: 10_00, added: 0, net: 416_51 };
  const data: EarningsCertificateData = {
    company: COMPANY,
    employee: ANA,
    date: DATE,
    start: '2026-01-01',
    end: '2026-12-31',
    payments: [
      { ...week, entryId: 1, payDate: '2026-03-11', period: { start: '2026-03-02', end: '2026-03-08' } },
      { ...week, entryId: 2, payDate: '2026-03-18', period: { start: '2026-03-09', end: '2026-03-15' } },
    ],
    omitted: [{ gross: 2_000_00, asOf: '2026-02-27' }],
  };

  it('has every pay and their totals, and names pay of another system', async () => {
    // Twice 480.00, 53.49, 10.00 and 416.51
    const { table } = earningsCertificateOf(data);
    expect(table.total?.slice(2)).toMatchObject([
      { value: 960_00 },
      { value: 106_98 },
      { value: 20_00 },
      { value: 833_02 },
    ]);
    const pages = await pdfText(earningsCertificate.render(data));
    await expect(pages.flat().join('\n')).toMatchFileSnapshot('golden/earnings-certificate.txt');
    expect(earningsCertificate.fileName(data)).toBe(
      'Certificacion-de-ingresos-Empleado-Ana-Rivera-2026-01-01-2026-12-31-Taller-Vega-Inc.pdf',
    );
  });

  it('has a column of additions where there are any', () => {
    const payments = data.payments.map((pay) => ({ ...pay, added: 5_00, net: 421_51 }));
    expect(earningsCertificateOf({ ...data, payments }).table.columns).toHaveLength(7);
    expect(earningsCertificateOf(data).table.columns).toHaveLength(6);
  });

  it('says that nothing was paid', () => {
    const { sentences } = earningsCertificateOf({ ...data, payments: [], omitted: [] });
    expect(sentences[0]).toContain('no recibió de Taller Vega, Inc. ningún pago');
  });

  it('keeps large amounts of a year of weeks apart, on two pages', async () => {
    const large = {
      gross: 98_765_432_10,
      withheld: 12_345_678_90,
      deducted: 1_234_567_89,
      added: 1_234_567_89,
      net: 86_419_753_20,
    };
    const of = { ...large, payDate: '2026-03-11', period: { start: '2026-03-02', end: '2026-03-08' } };
    const payments = Array.from({ length: 53 }, (_, index) => ({ ...of, entryId: 1 + index }));
    const render = () => earningsCertificate.render({ ...data, payments });
    expect(await pdfText(render())).toHaveLength(2);
    for (const boxes of await pdfTextBoxes(render())) expect(overlapping(boxes)).toEqual([]);
  });
});
