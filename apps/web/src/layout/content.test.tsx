import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { system } from '../app/theme.ts';
import { PATHS } from '../config/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { refusal, TestServer } from '../testing/test-server.tsx';
import { Content, KnownCompany } from './content.tsx';

/** Shows a list that links to a form, which takes the focus by itself, and to a text, which does not. */
function showList() {
  const router = createMemoryRouter([
    {
      Component: Content,
      children: [
        { path: '/', element: 'list' },
        { path: '/text', element: 'text' },
        { path: '/form', element: <input ref={(field) => field?.focus()} /> },
      ],
    },
  ]);
  render(
    <ChakraProvider value={system}>
      <TestServer answers={{}}>
        <RouterProvider router={router} />
      </TestServer>
    </ChakraProvider>,
  );
  return (to: string) => act(() => router.navigate(to));
}

const focused = () => document.activeElement;

it('takes the focus for a new screen, but neither for the first nor for another choice on the same', async () => {
  const go = showList();
  expect(focused()).toBe(document.body);
  await go('/?year=2026');
  expect(focused()).toBe(document.body);
  await go('/text');
  expect(focused()).toBe(screen.getByRole('main'));
});

it('leaves the focus where the new screen put it', async () => {
  const go = showList();
  await go('/form');
  expect(focused()).toBe(screen.getByRole('textbox'));
});

/** Opens the employees of company 7, or a screen of no company, with the server's answer given by `get`. */
function open(address: string, get: () => unknown) {
  const layout = (
    <>
      <AnswerState />
      <KnownCompany>
        <Outlet />
      </KnownCompany>
    </>
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
  ['that is there', async () => ({ id: 7 }), 'success'],
  ['nobody can tell of', () => Promise.reject(refusal('busy', '')), 'error'],
])('leaves the screen alone of a company %s', async (_which, get, state) => {
  open('/escritorio/empresas/7/empleados', get);
  expect(await screen.findByText(state)).toBeTruthy();
  expect(screen.getByText('the list')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks nothing where the address names no company', async () => {
  let asked = 0;
  open(PATHS.companies, () => {
    asked += 1;
    return gone();
  });
  expect(await screen.findByText('all companies')).toBeTruthy();
  expect(asked).toBe(0);
});

/** Shows the state of the answer about company 7, in the same render in which the screen has it. */
function AnswerState() {
  return <output>{trpc.companies.get.useQuery({ companyId: 7 }, { enabled: false }).status}</output>;
}
