import { aCompany } from '@garita/domain/company/company.builder';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { CompanyListScreen } from './company-list-screen.tsx';

const COMPANIES = [
  { ...aCompany({ name: 'Taller Vega', employerIdentificationNumber: '660712345' }), id: 1, isActive: true },
  { ...aCompany({ name: 'Café Luna', employerIdentificationNumber: '660998877' }), id: 2, isActive: true },
];

/** A page of those whose number a search names, as the server finds them. */
function pageOf({ search = '' }: { search?: string }) {
  const rows = COMPANIES.filter(({ employerIdentificationNumber: ein }) =>
    ein.includes(search.replace('-', '')),
  );
  return { rows, found: { active: rows.length, inactive: 0 } };
}

const showList = (page: (input: unknown) => unknown) =>
  show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
        'companies.list': () => COMPANIES,
        'companies.page': page,
        'accountants.list': () => [],
      }}
    >
      <CompanyListScreen />
    </TestServer>,
  );

describe('the list of companies', () => {
  it.each(['66-0712345', '660712345'])('finds one by its employer number: %s', async (search) => {
    const asked: unknown[] = [];
    const { user } = showList((input) => {
      asked.push(input);
      return pageOf(input as { search?: string }); // the input of `companies.page`
    });
    await screen.findByText('Café Luna');
    await user.click(screen.getByRole('searchbox', { name: 'Buscar' }));
    await user.paste(search);
    await waitFor(() => expect(screen.queryByText('Café Luna')).toBeNull());
    expect(asked).toEqual([
      { search: '', orderBy: 'name', limit: 10 },
      { search, orderBy: 'name', limit: 10 },
    ]);
    expect(screen.getByText('Taller Vega')).toBeTruthy();
  });

  it('offers to add one only where it could be read', async () => {
    showList(() => pageOf({}));
    expect(await screen.findByRole('link', { name: 'Agregar compañía' })).toBeTruthy();
  });

  it('offers nothing but the ways out where it may not be read', async () => {
    showList(() => Promise.reject(refusal('not-found', 'No se encontró lo que busca.')));
    expect(await screen.findByText('No se encontró lo que busca.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Agregar compañía' })).toBeNull();
  });
});
