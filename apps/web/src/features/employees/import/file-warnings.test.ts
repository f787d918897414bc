import { anEmployee } from '@garita/domain/employee/employee.builder';
import { expect, it } from 'vitest';
import { fileWarnings } from './file-warnings.ts';

it('tells by name of values that files refuse or cut, and of nobody whose values they take', () => {
  const right = anEmployee({ socialSecurityNumber: '581234567' });
  const wrong = anEmployee({
    ...right,
    firstName: 'María de la Soledad',
    socialSecurityNumber: '581004567',
    address: { ...right.address, state: 'Puerto Rico' },
  });
  expect(fileWarnings([right, wrong])).toEqual([
    { name: 'María de la Soledad L Rivera Ortiz', text: expect.stringContaining('no emite números así') },
    { name: 'María de la Soledad L Rivera Ortiz', text: expect.stringContaining('«Puerto Rico»') },
    { name: 'María de la Soledad L Rivera Ortiz', text: expect.stringContaining('pierde «EDAD»') },
  ]);
});
