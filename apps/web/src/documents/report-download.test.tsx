import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { TestServer } from '../testing/test-server.tsx';
import { useReportDownload } from './report-download.tsx';

const REQUEST = { report: 'form-940', companyId: 1, year: 2026 } as const;

function Download() {
  const { start } = useReportDownload();
  return (
    <button type="button" onClick={() => void start(REQUEST, () => 'Usuario no posee data.')}>
      Descargar
    </button>
  );
}

it('tells at once that it failed, though somebody holds the notice that it began', async () => {
  let refuse = () => {};
  const held = new Promise<Response>((resolve) => {
    refuse = () => resolve(Response.json({ detail: 'No está.' }, { status: 404 }));
  });
  vi.stubGlobal('fetch', () => held);
  const { user } = show(
    <TestServer answers={{}}>
      <Download />
    </TestServer>,
  );
  await user.click(screen.getByRole('button', { name: 'Descargar' }));
  // A notice under the pointer stays until the pointer leaves or another notice comes.
  await user.hover(await screen.findByText('Descargando reporte...'));
  refuse();
  expect(await screen.findByText('Usuario no posee data.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Descargando reporte...')).toBeNull());
});
