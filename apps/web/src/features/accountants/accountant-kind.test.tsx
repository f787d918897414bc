import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RemoveRecord } from '../../records/record-list.tsx';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { ACCOUNTANT } from './accountant-kind.ts';

async function setUp(remove: (input: unknown) => unknown) {
  const onClose = vi.fn<() => void>();
  const accountant = { ...anAccountantRecord(), id: 7, isActive: true, version: 1 };
  const { user } = show(
    <TestServer answers={{ 'accountants.remove': remove }}>
      <RemoveRecord kind={ACCOUNTANT} row={accountant} onClose={onClose} />
    </TestServer>,
  );
  await screen.findByText('¿Está seguro que desea ELIMINAR el contador: Luis Vega?');
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  return { onClose };
}

it('removes an accountant after a question that names them', async () => {
  const remove = vi.fn<(input: unknown) => unknown>();
  const { onClose } = await setUp(remove);
  expect(await screen.findByText('Eliminado exitosamente')).toBeTruthy();
  expect(remove).toHaveBeenCalledWith({ accountantId: 7 });
  expect(onClose).toHaveBeenCalledOnce();
});

it('tells why an accountant is not removed, and closes the question', async () => {
  const reason = 'El contador tiene compañías asignadas y no puede ser eliminado.';
  const { onClose } = await setUp(() => Promise.reject(refusal('accountant-of-company', reason)));
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});
