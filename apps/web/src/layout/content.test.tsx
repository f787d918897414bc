import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { system } from '../app/theme.ts';
import { TestServer } from '../testing/test-server.tsx';
import { Content } from './content.tsx';

/** Shows a list, from which one goes to a form that takes the focus itself or to a text that does not. */
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
