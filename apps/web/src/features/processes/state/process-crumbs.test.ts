import { expect, it } from 'vitest';
import { processCrumbs } from './process-crumbs.ts';

const labels = (...asked: Parameters<typeof processCrumbs>) =>
  processCrumbs(...asked).map(({ label }) => label);

it.each([
  ['is Procesos while no company is chosen', null, ['Procesos']],
  ['leads over the company that is chosen', 7, ['Compañías', 'Panadería', 'Documentos']],
  ['leaves out a company it does not know', 8, ['Compañías', 'Documentos']],
] as const)('the way to Procesos %s', (_, companyId, shown) => {
  expect(labels(companyId, [{ id: 7, name: 'Panadería' }])).toEqual(shown);
});
