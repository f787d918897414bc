import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { YearTable } from './year-table.tsx';

it('leads from each amount of a month to the document of its days, and from nothing nowhere', () => {
  const paid = { month: 2, gross: 480_00, withheld: 54_93, employerCost: 62_16 };
  const months = [{ month: 1, gross: 0, withheld: 0, employerCost: 0 }, paid];
  show(<YearTable companyId={7} year={2024} months={months} label="2024 en cifras" />);
  const links = within(
    screen.getByRole('region', { name: '2024 en cifras' }),
  ).getAllByRole<HTMLAnchorElement>('link');
  const inFebruary = 'start=2024-02-01&end=2024-02-29';
  expect(links.map(({ textContent, href }) => [textContent, new URL(href).search])).toEqual([
    ['$480.00', expect.stringContaining(inFebruary)],
    ['$54.93', expect.stringContaining(inFebruary)],
    ['$62.16', expect.stringContaining(inFebruary)],
  ]);
  const types = links.map(({ href }) => new URL(href).searchParams.get('type'));
  expect(types[0]).toBe(types[1]);
  expect(types[2]).not.toBe(types[0]);
});
