import { describe, expect, it } from 'vitest';
import { anEmployee } from './employee.builder.ts';
import { compareBySurname, fullName } from './full-name.ts';

describe('the full name of an employee', () => {
  it('has the names in the order in which they are said', () => {
    expect(fullName(anEmployee())).toBe('Ana L Rivera Ortiz');
  });

  it('leaves out, without a gap, what is missing', () => {
    expect(fullName(anEmployee({ middleName: '', motherLastName: '' }))).toBe('Ana Rivera');
  });

  it('ends with the suffix', () => {
    expect(fullName(anEmployee({ middleName: '', nameSuffix: 'Jr.' }))).toBe('Ana Rivera Ortiz Jr.');
  });
});

it('orders people by their surnames, and an entity by its one name', () => {
  const named = (firstName: string, lastName: string, motherLastName = '') => ({
    firstName,
    middleName: '',
    lastName,
    motherLastName,
  });
  const people = [
    named('Ana', 'Rivera', 'Ortiz'),
    named('Zoila', 'Ávila'),
    named('Muebles Peña, Inc.', ''),
    named('Luis', 'Rivera', 'Cruz'),
  ];
  expect(people.toSorted(compareBySurname).map(({ firstName }) => firstName)).toEqual([
    'Zoila',
    'Muebles Peña, Inc.',
    'Luis',
    'Ana',
  ]);
});
