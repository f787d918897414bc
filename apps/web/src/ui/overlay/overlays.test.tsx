import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { lazyOverlay, SideDrawer } from './overlays.tsx';

/** A form with a question over it, whose file is fetched by `fetchQuestion`. */
function screenWith(fetchQuestion: () => Promise<unknown>) {
  const Question = lazyOverlay(async () => {
    await fetchQuestion();
    return ({ open, onClose }: { open: boolean; onClose: () => void }) =>
      open && (
        <button type="button" onClick={onClose}>
          Atras
        </button>
      );
  });
  return function Screen() {
    const [isAsked, setIsAsked] = useState(false);
    return (
      <>
        <input aria-label="Horas" />
        <button type="button" onClick={() => setIsAsked(true)}>
          Guardar
        </button>
        <Question open={isAsked} onClose={() => setIsAsked(false)} />
      </>
    );
  };
}

const guardar = () => screen.getByRole('button', { name: 'Guardar' });

it('comes over the screen as soon as its file is there', async () => {
  const Screen = screenWith(async () => undefined);
  const { user } = show(<Screen />);
  await user.click(guardar());
  await user.click(await screen.findByRole('button', { name: 'Atras' }));
  expect(screen.queryByRole('button', { name: 'Atras' })).toBeNull();
});

it('tells that it could not be fetched, leaves the screen as it is, and is fetched when it is asked for again', async () => {
  let isOffline = true;
  const Screen = screenWith(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { user } = show(<Screen />);
  await user.type(screen.getByLabelText('Horas'), '40');
  await user.click(guardar());
  expect(
    await screen.findByText('Esto no se pudo abrir. Revise su conexión e intente otra vez.'),
  ).toBeDefined();
  expect(screen.getByLabelText('Horas')).toHaveProperty('value', '40');

  isOffline = false;
  await user.click(guardar());
  expect(await screen.findByRole('button', { name: 'Atras' })).toBeDefined();
});

it.each([
  { what: 'its first field', content: <input aria-label="Fecha" />, focused: 'Fecha' },
  { what: 'its text, which the keyboard scrolls', content: <p>Historial</p>, focused: 'Historial' },
])('a drawer focuses $what, not the button that closes it', async ({ content, focused }) => {
  show(
    <SideDrawer open title="Cambios" onClose={() => {}}>
      {content}
    </SideDrawer>,
  );
  await waitFor(() => {
    const element = document.activeElement;
    expect(element?.getAttribute('aria-label') ?? element?.textContent).toBe(focused);
  });
});
