import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { refusal } from '../testing/test-server.tsx';
import { LoadedScreen } from './breadcrumb.tsx';

const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

function showWith(query: { data?: string; error?: unknown }) {
  show(
    <LoadedScreen title="Saldos" query={{ data: undefined, error: null, refetch: () => {}, ...query }}>
      {(name) => <h1>Saldos de {name}</h1>}
    </LoadedScreen>,
  );
}

it.each([
  ['while its answer is on the way', {}],
  ['where none comes', { error: refusal('year-outside-access', 'Su acceso es a los años 2025.') }],
])('names a screen %s, in the window too', (_when, query) => {
  showWith(query);
  expect(titles()).toEqual(['Saldos']);
  expect(document.title).toContain('Saldos');
});

it('leaves the name to the screen once there is an answer', () => {
  showWith({ data: 'Ana' });
  expect(titles()).toEqual(['Saldos de Ana']);
});
