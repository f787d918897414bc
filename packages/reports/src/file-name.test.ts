import { describe, expect, it } from 'vitest';
import { employeeStubs, periodStubs, yearStubs } from './catalogue.ts';
import { contentDisposition } from './file-name.ts';
import { aPayStub } from './pay-stub/pay-stub.builder.ts';
import type { PayStubData } from './pay-stub/pay-stub-data.ts';

const ANA = { firstName: 'Ana', lastName: 'Rivera' };
const COMPANY = 'Taller Vega, Inc.';
const period = (number: number, type = 1) => ({ id: 2026_000 + type * 100 + number, number, year: 2026 });

type Person = Pick<PayStubData['employee'], 'firstName' | 'lastName'>;
type Period = Pick<PayStubData['period'], 'id' | 'number' | 'year'>;

const STUB = aPayStub();
const ofCompany = (name: string) => ({ ...STUB, company: { ...STUB.company, name } });
const ofEmployee = (person: Person, company: string) => ({
  ...ofCompany(company),
  employee: { ...STUB.employee, ...person },
});

function employeeStubFileName(person: Person, paid: Period, company: string): string {
  return employeeStubs.fileName([{ ...ofEmployee(person, company), period: { ...STUB.period, ...paid } }]);
}

function yearStubsFileName(person: Person, year: number, company: string): string {
  return yearStubs.fileName([{ ...ofEmployee(person, company), payDate: `${year}-05-29` }]);
}

function periodStubsFileName(paid: Period, company: string): string {
  return periodStubs.fileName([{ ...ofCompany(company), period: { ...STUB.period, ...paid } }]);
}

describe('the file name of stubs', () => {
  it('names whose they are, the period and its year, and the company', () => {
    expect(employeeStubFileName(ANA, period(21), COMPANY)).toBe(
      'Empleado-Ana-Rivera-Periodo-21-2026-Taller-Vega-Inc.pdf',
    );
    expect(periodStubsFileName(period(21), COMPANY)).toBe('All-Periodo-21-2026-Taller-Vega-Inc.pdf');
    expect(yearStubsFileName(ANA, 2026, COMPANY)).toBe(
      'Empleado-Ana-Rivera-Talonarios-2026-Taller-Vega-Inc.pdf',
    );
  });

  it('shows a period number of 53 or more as the number minus 52', () => {
    expect(periodStubsFileName(period(52), 'T')).toBe('All-Periodo-52-2026-T.pdf');
    expect(periodStubsFileName(period(53), 'T')).toBe('All-Periodo-1-2026-T.pdf');
    expect(periodStubsFileName(period(104), 'T')).toBe('All-Periodo-52-2026-T.pdf');
  });

  it("keeps the number of a period of the company's own calendar", () => {
    expect(periodStubsFileName(period(53, 5), 'T')).toBe('All-Periodo-53-2026-T.pdf'); // 2026553
    expect(periodStubsFileName(period(3, 6), 'T')).toBe('All-Periodo-3-2026-T.pdf'); // 2026603
  });

  it('keeps accents and leaves out what is missing', () => {
    expect(employeeStubFileName({ firstName: 'María José', lastName: 'Muñoz' }, period(3), 'Ñ & Co.')).toBe(
      'Empleado-María-José-Muñoz-Periodo-3-2026-Ñ-Co.pdf',
    );
    expect(employeeStubFileName({ firstName: 'Ana', lastName: '' }, period(3), 'T')).toBe(
      'Empleado-Ana-Periodo-3-2026-T.pdf',
    );
  });

  it.each(['../../etc', 'a/b\\c', 'con:nul*?"<>|', 'x\r\ny: z', '\u202Efdp', '...', "O'Neill"])(
    'lets nothing of %j mean something to a file system or a header',
    (name) => {
      expect(employeeStubFileName({ firstName: name, lastName: name }, period(1), name)).toMatch(
        /^Empleado(-[\p{L}\p{N}]+)*-Periodo-1-2026(-[\p{L}\p{N}]+)*\.pdf$/u,
      );
    },
  );

  it.each(['𐐀', 'ñ', 'a'])(
    'stays within the 255 bytes that a file system allows, in letters like %s',
    (letter) => {
      const name = letter.repeat(150);
      const fileName = employeeStubFileName({ firstName: name, lastName: name }, period(53), name);
      expect(Buffer.byteLength(fileName)).toBeLessThan(256);
    },
  );
});

describe('the header of a download', () => {
  it('carries the name with its accents, and without them for old clients', () => {
    expect(contentDisposition('Empleado-José-Muñoz-Periodo-1.pdf')).toBe(
      'attachment; filename="Empleado-Jose-Munoz-Periodo-1.pdf"; ' +
        "filename*=UTF-8''Empleado-Jos%C3%A9-Mu%C3%B1oz-Periodo-1.pdf",
    );
  });

  it('replaces letters that have no plain form', () => {
    expect(contentDisposition('Łódź.pdf')).toContain('filename="_odz.pdf"');
  });

  it.each(['a";b.pdf', 'a\r\nSet-Cookie: x.pdf', "it's (1)*.pdf", '\uD800.pdf'])(
    'cannot be broken out of by %j',
    (name) => {
      expect(contentDisposition(name)).toMatch(
        /^attachment; filename="[A-Za-z0-9._ -]*"; filename\*=UTF-8''(?:[A-Za-z0-9._~!-]|%[0-9A-F]{2})*$/,
      );
    },
  );
});
