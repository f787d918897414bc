import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { CompanyTaxCreateScreen } from './company-tax-screens.tsx';

it('takes no line for a company that is not there', async () => {
  const missing = () => {
    throw refusal('not-found', 'No se encontró lo que busca.');
  };
  show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
        'companies.list': () => [],
        'companyTaxes.list': missing,
      }}
    >
      <CompanyTaxCreateScreen />
    </TestServer>,
  );
  expect(await screen.findByText('No se encontró lo que busca.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
