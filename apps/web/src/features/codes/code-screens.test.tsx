import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { CodeCreateScreen } from './code-screens.tsx';

it('tells those who may not make codes before they type one', async () => {
  const refused = () => {
    throw refusal('forbidden', 'No tiene permiso para hacer esto.');
  };
  show(
    <TestServer answers={{ 'codes.list': refused }}>
      <CodeCreateScreen />
    </TestServer>,
  );
  expect(await screen.findByText('No tiene permiso para hacer esto.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('offers an administrator the form of a new one', async () => {
  show(
    <TestServer answers={{ 'codes.list': () => [] }}>
      <CodeCreateScreen />
    </TestServer>,
  );
  expect(await screen.findByRole('button', { name: 'Generar Código' })).toBeTruthy();
});
