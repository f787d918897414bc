import { describe, expect, it } from 'vitest';
import { withBirthdayBy } from '../field/birthday-by.ts';
import { fieldErrors } from '../field/field-errors.ts';
import { anEmployee } from './employee.builder.ts';
import { employeeSchema } from './employee.schema.ts';
import { employeeImport, MAX_IMPORTED_EMPLOYEES } from './employee-import.schema.ts';

function refusals(sent: unknown, schema = employeeSchema) {
  const { error } = employeeImport(schema).safeParse(sent);
  return error ? fieldErrors(error) : [];
}

/** Builds this many employees with different social security numbers. */
function employees(count: number) {
  return Array.from({ length: count }, (_, place) =>
    anEmployee({ socialSecurityNumber: String(900_550_000 + place) }),
  );
}

describe('import of employees', () => {
  it('has between one employee and the maximum of a transaction', () => {
    expect(refusals(employees(MAX_IMPORTED_EMPLOYEES))).toEqual([]);
    expect(refusals(employees(MAX_IMPORTED_EMPLOYEES + 1))).toEqual([{ path: [], code: 'too-many-rows' }]);
    expect(refusals([])).toEqual([{ path: [], code: 'required' }]);
  });

  it('is refused at the second of two equal social security numbers', () => {
    const [first, second] = employees(2);
    expect(refusals([first, second, first])).toEqual([
      { path: ['2', 'socialSecurityNumber'], code: 'social-security-repeated' },
    ]);
  });

  it('is refused at the second of two equal external numbers, and takes many without one', () => {
    const [first, second, third] = employees(3).map((employee, place) => ({
      ...employee,
      externalNumber: ['101', '', ' 101 '][place] ?? '',
    }));
    expect(refusals([first, second, ...employees(5).slice(3)])).toEqual([]);
    expect(refusals([first, second, third])).toEqual([
      { path: ['2', 'externalNumber'], code: 'external-number-repeated' },
    ]);
  });

  it('is refused with all its errors at once', () => {
    const sent = [
      anEmployee({ birthday: '2026-06-02', admissionDate: '2026-06-02' }),
      anEmployee({ firstName: '' }),
    ];
    expect(
      refusals(
        sent,
        withBirthdayBy(() => '2026-06-01', employeeSchema),
      ),
    ).toEqual([
      { path: ['0', 'birthday'], code: 'birth-in-future' },
      { path: ['1', 'firstName'], code: 'required' },
      { path: ['1', 'socialSecurityNumber'], code: 'social-security-repeated' },
    ]);
  });
});
