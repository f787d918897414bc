import { type Access, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { PeriodLines } from './week-panel.tsx';

it.each<[string, Partial<Access>, string]>([
  ['is of every year', { companyIds: [7] }, 'Nadie cobra por período.'],
  ['ends with a year', { toYear: 2025 }, 'No hay períodos abiertos en los años de su acceso.'],
])('tells why a company has no open period to whom the access %s', async (_, limits, words) => {
  const access = { ...WHOLE_ACCOUNT, ...limits };
  show(
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, role: 'auditor', access } }) }}>
      <PeriodLines companyId={7} company="Café Luna" periods={[]} />
    </TestServer>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
});
