import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { system } from '../app/theme.ts';
import { PATHS } from '../config/paths.ts';
import { refusal, TestServer } from '../testing/test-server.tsx';
import { KnownCompany } from './known-company.tsx';

/** Opens the employees of company 7, or a screen of no company, while the server answers so for each company. */
function open(address: string, get: () => unknown) {
  const layout = (
    <KnownCompany>
      <Outlet />
    </KnownCompany>
  );
  const children = [
    { path: PATHS.employees, element: 'the list' },
    { path: PATHS.companies, element: 'all companies' },
  ];
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries: [address] });
  render(
    <ChakraProvider value={system}>
      <TestServer answers={{ 'companies.get': get }}>
        <RouterProvider router={router} />
      </TestServer>
    </ChakraProvider>,
  );
}

const gone = () => Promise.reject(refusal('not-found', 'No se encontró lo que busca.'));

it('says once that a company does not exist, in the place of its screen, with ways out', async () => {
  open('/escritorio/empresas/7/empleados', gone);
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('Esta compañía no existe');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta compañía no existe');
  expect(screen.getByRole('link', { name: 'Ver las compañías' }).getAttribute('href')).toBe(PATHS.companies);
  expect(screen.getByRole('link', { name: 'Ir al Escritorio' })).toBeTruthy();
  expect(screen.queryByText('the list')).toBeNull();
});

it.each([
  ['that is there', '/escritorio/empresas/7/empleados', async () => ({ id: 7 }), 'the list'],
  [
    'nobody can tell of',
    '/escritorio/empresas/7/empleados',
    () => Promise.reject(refusal('busy', '')),
    'the list',
  ],
  ['the address does not name', PATHS.companies, gone, 'all companies'],
])('leaves the screen alone of a company %s', async (_which, address, get, shown) => {
  open(address, get);
  expect(await screen.findByText(shown)).toBeTruthy();
  // By then the answer is on the screen.
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole('alert')).toBeNull();
});
