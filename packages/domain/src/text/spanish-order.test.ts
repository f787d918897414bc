import { expect, it } from 'vitest';
import { compareBySurname, compareSpanish } from './spanish-order.ts';

it('sorts names as in Spanish, regardless of accents and capitals', () => {
  const names = ['Zoé', 'Ñico', 'Nora', 'ángel', 'Óscar', 'Oscar 10', 'Oscar 9', 'Ana', 'Núria'];
  expect(names.toSorted(compareSpanish)).toEqual([
    'Ana',
    'ángel',
    'Nora',
    'Núria',
    'Ñico',
    'Óscar',
    'Oscar 9',
    'Oscar 10',
    'Zoé',
  ]);
});

it('sorts people by their surnames, and an entity by its only name', () => {
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
