import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { TestServer } from '../../../testing/test-server.tsx';
import { ReportPanel } from './report-panel.tsx';

const FILED = {
  companyId: 7,
  seq: 3,
  report: 'form-480-text',
  from: '2025-01-01',
  to: '2025-12-31',
  filedOn: '2026-02-27',
  confirmation: 'SURI-480',
  markedByName: 'Ana Paz',
  markedAt: new Date('2026-02-27T14:00:00Z'),
};

it('says of the text file of a year whether it was filed, once a year is chosen', async () => {
  const { user } = show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role: 'practitioner', access: WHOLE_ACCOUNT } }),
        'filing.list': () => [FILED],
        'filing.compare': () => ({ changes: [], mendedBy: [] }),
      }}
    >
      <ReportPanel companyId={7} />
    </TestServer>,
  );
  expect(screen.queryByText('Presentado')).toBeNull();
  const file = within(screen.getByRole('region', { name: '480.6SP TXT' }));
  const year = file.getByLabelText('Seleccione el año', { selector: 'select' });
  await user.selectOptions(year, '2025');
  expect(await screen.findByText('Presentado el 27 feb 2026 · confirmación SURI-480')).toBeTruthy();
  await user.selectOptions(year, '2024');
  expect(await screen.findByText('Todavía no está marcado como presentado.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Marcar como presentado' })).toBeTruthy();
});
