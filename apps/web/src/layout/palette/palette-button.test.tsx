import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { PaletteButton } from './palette-button.tsx';

const ANSWERS = {
  'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
  'search.records': () => ({ companies: [], employees: [], contractors: [] }),
};

it('puts what is typed before its box is there into the box, and nothing into the field behind', async () => {
  show(
    <TestServer answers={ANSWERS}>
      <input aria-label="Horas" />
      <PaletteButton />
    </TestServer>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Horas');
  act(() => field.focus());
  // The file of the palette is not even fetched yet.
  await user.keyboard('{Control>}k{/Control}cua{ArrowLeft}dre');
  expect(field.value).toBe('');
  const box = await screen.findByRole<HTMLInputElement>('combobox');
  await expect.poll(() => document.activeElement).toBe(box);
  await user.keyboard(' 2');
  expect(box.value).toBe('cuadre 2');
});
