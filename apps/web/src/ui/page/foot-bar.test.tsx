import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { FootBar } from './page-header.tsx';

it('leaves the focus in its field while a button that submits is pressed, and submits', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const { user } = show(
    <form onSubmit={onSubmit}>
      <input aria-label="Horas" />
      <FootBar>
        <button type="submit">Guardar</button>
        <button type="button">Imprimir</button>
      </FootBar>
    </form>,
  );
  const field = screen.getByLabelText('Horas');
  await user.click(field);
  await user.click(screen.getByText('Guardar'));
  expect(document.activeElement).toBe(field);
  expect(onSubmit).toHaveBeenCalledOnce();
  await user.click(screen.getByText('Imprimir'));
  expect(document.activeElement).toBe(screen.getByText('Imprimir'));
});
