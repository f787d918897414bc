import { expect, it } from 'vitest';
import { menuEntries } from './side-menu.tsx';

const labels = (role: string) => menuEntries(role).map(({ label }) => label);

it('offers everything to role 1', () => {
  expect(labels('1')).toEqual([
    'Escritorio',
    'Contadores',
    'Compañías',
    'Procesos',
    'Taxes fijos',
    'Codigos',
    'Profile',
  ]);
});

it.each(['2', '4', '3', '0'])('keeps fixed taxes and codes from role %s', (role) => {
  expect(labels(role)).toEqual(['Escritorio', 'Contadores', 'Compañías', 'Procesos', 'Profile']);
});
