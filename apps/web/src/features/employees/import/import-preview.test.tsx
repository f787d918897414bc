import { anEmployee } from '@garita/domain/employee/employee.builder';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { TestServer } from '../../../testing/test-server.tsx';
import type { ImportWarning } from './file-warnings.ts';
import { ImportedWithWarnings, ImportPreview } from './import-preview.tsx';

const WARNINGS = [{ name: 'Ana Rivera', text: 'Esta persona tiene ficha en otra compañía' }];

async function importWith(warnings: readonly ImportWarning[]) {
  const onWarned = vi.fn<(warnings: readonly ImportWarning[]) => void>();
  const { user } = show(
    <TestServer answers={{ 'employees.import': () => ({ imported: 1, warnings }) }}>
      <ImportPreview
        companyId={1}
        employees={[anEmployee()]}
        unknownHeadings={[]}
        onRefused={() => undefined}
        onWarned={onWarned}
      />
    </TestServer>,
  );
  await user.click(await screen.findByRole('button', { name: 'Importar' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Importar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return onWarned.mock.calls;
}

it('hands on the warnings of an import', async () => {
  expect(await importWith(WARNINGS)).toEqual([[WARNINGS]]);
});

it('has nothing to hand on without a warning', async () => {
  expect(await importWith([])).toEqual([]);
});

it('names each warned employee after the import, beside the way to the list', async () => {
  show(
    <TestServer answers={{}}>
      <ImportedWithWarnings companyId={7} count={2} warnings={WARNINGS} />
    </TestServer>,
  );
  await screen.findByText('Se importaron 2 empleados.');
  screen.getByText(/Ana Rivera · Esta persona tiene ficha/);
  const link = screen.getByRole('link', { name: 'Ver los empleados' });
  expect(link.getAttribute('href')).toBe('/escritorio/empresas/7/empleados');
});
