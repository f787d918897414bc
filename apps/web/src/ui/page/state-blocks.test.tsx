import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { system } from '../../app/theme.ts';
import { PATHS } from '../../config/paths.ts';
import { refusal } from '../../testing/test-server.tsx';
import { ErrorBlock } from './state-blocks.tsx';

/** Shows a failure on a screen below the employees of company 7. */
function showFailure(error: unknown) {
  const router = createMemoryRouter(
    [
      {
        path: PATHS.employeeEdit,
        handle: { parent: PATHS.employees },
        element: <ErrorBlock error={error} onRetry={() => {}} />,
      },
    ],
    { initialEntries: ['/escritorio/empresas/7/empleados/99/editar'] },
  );
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
}

const retry = () => screen.queryByRole('button', { name: 'Intentar otra vez' });
const out = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('offers ways out of a record that is not there, where trying again would be in vain', () => {
  showFailure(refusal('not-found', 'No existe.'));
  expect(retry()).toBeNull();
  expect(out('Volver a la lista')).toBe('/escritorio/empresas/7/empleados');
  expect(out('Ir al Escritorio')).toBe('/escritorio/dash');
});

it.each([new TRPCClientError('no network'), refusal('busy', 'Intente otra vez.')])(
  'offers to try again where another try may help',
  (error) => {
    showFailure(error);
    expect(retry()).not.toBeNull();
    expect(out('Ir al Escritorio')).toBeUndefined();
  },
);
