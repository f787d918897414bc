import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../testing/show.tsx';
import { TestServer } from '../testing/test-server.tsx';
import { SchemaForm } from '../ui/form/schema-form.tsx';
import { EditedRecord } from './edited-record.tsx';

const OPENED = aLine(7, 'inserted');

function aLine(id: number, kind: string, field = 'name') {
  return { id, kind, at: '2026-05-21T14:30:00Z', actor: { id: 2, name: 'Ana Paz' }, changes: [{ field }] };
}

/** Opens a form on a record, and saves it after these lines were added to its history. */
async function saveAfter(...lines: object[]) {
  let history: object[] = [OPENED];
  const list = vi.fn<() => object>(() => ({ lines: history }));
  const { user } = show(
    <TestServer answers={{ 'recordChanges.list': list }}>
      <EditedRecord record="code" recordId={1}>
        <SchemaForm
          schema={z.object({ name: z.string() })}
          defaultValues={{ name: 'Elsa' }}
          confirm={{ title: 'Editar', description: () => '¿Está seguro?' }}
          onSubmit={async () => {}}
        >
          <span>Elsa</span>
        </SchemaForm>
      </EditedRecord>
    </TestServer>,
  );
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
  history = [...lines, OPENED];
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Editar' });
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  // The second answer is on the screen by then.
  await user.tab();
  return dialog;
}

it('tells who changed the record since its form opened', async () => {
  await saveAfter(aLine(8, 'updated'));
  expect(await screen.findByText(/^Ana Paz cambió estos datos .* \(21 may 2026, 10:30/)).toBeTruthy();
});

it('tells nothing of who looked at a number, nor of the switch, which no form has', async () => {
  const dialog = await saveAfter(aLine(9, 'shown'), aLine(8, 'updated', 'isActive'));
  expect(dialog.textContent).not.toContain('cambió estos datos');
});

it('tells nothing while nobody changed it', async () => {
  const dialog = await saveAfter();
  expect(dialog.textContent).not.toContain('cambió estos datos');
});
