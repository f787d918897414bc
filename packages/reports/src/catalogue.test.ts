import { buffer } from 'node:stream/consumers';
import { aCompany } from '@garita/domain/company/company.builder';
import { describe, expect, it } from 'vitest';
import { employeeStubs, periodStubs, yearStubs } from './catalogue.ts';
import { aPayStub } from './pay-stub/pay-stub.builder.ts';

const company = aCompany({ name: 'Taller Vega' });
const STUBS = [aPayStub({}, { company }), aPayStub({}, { company })];

describe('the reports', () => {
  it('name a file of stubs after the employee, or after everybody, the period or year, and the company', () => {
    expect(employeeStubs.fileName(STUBS)).toBe('Empleado-Ana-Rivera-Periodo-21-2026-Taller-Vega.pdf');
    expect(periodStubs.fileName(STUBS)).toBe('All-Periodo-21-2026-Taller-Vega.pdf');
  });

  it('name a year of stubs after the year of the payment, not of the period', () => {
    const lastWeek = { id: 2025153, number: 53, year: 2025, start: '2025-12-31', end: '2025-12-31' };
    const paidInJanuary = aPayStub({}, { company, period: lastWeek, payDate: '2026-01-05' });
    expect(yearStubs.fileName([paidInJanuary])).toBe('Empleado-Ana-Rivera-Talonarios-2026-Taller-Vega.pdf');
  });

  it.each([employeeStubs, yearStubs, periodStubs])(
    'are files of the type they say',
    async ({ contentType, render }) => {
      expect(contentType).toBe('application/pdf');
      expect((await buffer(render(STUBS))).toString('latin1')).toMatch(/^%PDF-1\.\d/);
    },
  );

  it('have no name without anything to print', () => {
    expect(() => employeeStubs.fileName([])).toThrow(RangeError);
  });
});
