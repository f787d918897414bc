import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';

it('opens by the key ?, but not while it is typed in a field', async () => {
  const { user } = show(
    <>
      <input aria-label="Nota" />
      <ShortcutSheet />
    </>,
  );
  await user.type(screen.getByLabelText('Nota'), '¿Sí?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(document.body);
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }));
  expect(sheet.getByText('Alt+Enter').closest('div')?.textContent).toBe('Alt+EnterAl cargar pago: guardarlo');
});

it('opens by its button', async () => {
  const { user } = show(<ShortcutSheet />);
  await user.click(screen.getByRole('button', { name: 'Atajos de teclado (?)' }));
  expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeTruthy();
});
