import { describe, expect, it } from 'vitest';
import { employeeStubs, periodStubs } from './catalogue.ts';
import { aPayStub } from './pay-stub/pay-stub.builder.ts';

const STUBS = [aPayStub(), aPayStub()];

describe('the reports', () => {
  it('name a file of stubs after the employee, or after everybody', () => {
    expect(employeeStubs.fileName(STUBS)).toBe('Empleado-Ana-Rivera-Periodo-21.pdf');
    expect(periodStubs.fileName(STUBS)).toBe('All-Periodo-21.pdf');
  });

  it.each([employeeStubs, periodStubs])('are files of the type they say', async ({ contentType, render }) => {
    expect(contentType).toBe('application/pdf');
    expect(Buffer.from(await render(STUBS)).toString('latin1')).toMatch(/^%PDF-1\.\d/);
  });

  it('have no name without anything to print', () => {
    expect(() => employeeStubs.fileName([])).toThrow(RangeError);
  });
});
