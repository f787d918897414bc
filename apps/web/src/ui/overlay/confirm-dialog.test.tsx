import { screen, waitFor } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ConfirmDialog } from './overlays.tsx';

function Question({ name = 'Guardar', action }: { name?: string; action: () => unknown }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {name}
      </button>
      <ConfirmDialog
        open={open}
        title="Cargar Hora"
        description="¿Está seguro?"
        onClose={() => setOpen(false)}
        onAccept={action}
      />
    </>
  );
}

/** Three rows, each removed by its own question. */
function Rows() {
  const [names, setNames] = useState(['Ana', 'Eva', 'Ivo']);
  return (
    <section>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href="#row">{name}</a>
            <Question name={name} action={() => setNames(names.filter((other) => other !== name))} />
          </li>
        ))}
      </ul>
      <button type="button">Añadir</button>
    </section>
  );
}

async function ask(action: () => unknown = () => {}) {
  const { user } = show(<Question action={action} />);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cargar Hora' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Aceptar' })).toBe(document.activeElement));
  return { user, dialog };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('the confirmation', () => {
  it('is described by its question', async () => {
    const { dialog } = await ask();
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('¿Está seguro?');
  });

  it.each([
    ['Atras', (user: Hands) => user.click(screen.getByRole('button', { name: 'Atras' }))],
    ['the X', (user: Hands) => user.click(screen.getByRole('button', { name: 'Cerrar' }))],
    ['Esc', (user: Hands) => user.keyboard('{Escape}')],
  ])('closes by %s without the action, and gives the focus back', async (_way, leave) => {
    const action = vi.fn<() => void>();
    const { user } = await ask(action);
    await leave(user);
    await isGone();
    expect(action).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBe(document.activeElement));
  });

  it.each([
    { what: 'the next row', removed: ['Eva'], focused: 'Ivo' },
    { what: 'the one before, after the last', removed: ['Ivo'], focused: 'Eva' },
    { what: 'what stands beside an empty list', removed: ['Ana', 'Eva', 'Ivo'], focused: 'Añadir' },
  ])('leaves the focus on $what where its own row is gone', async ({ removed, focused }) => {
    const { user } = show(<Rows />);
    for (const name of removed) {
      await user.click(screen.getByRole('button', { name }));
      await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
      await isGone();
    }
    await waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
  });

  it('runs the action on Aceptar and closes when it is done', async () => {
    const action = vi.fn<() => void>();
    const { user } = await ask(action);
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await isGone();
    expect(action).toHaveBeenCalledOnce();
  });

  it('is covered while the action runs, and runs it once however often Aceptar is pressed', async () => {
    let finish = () => {};
    const action = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user, dialog } = await ask(action);
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await user.keyboard('{Escape}');
    expect(dialog.getAttribute('aria-busy')).toBe('true');
    finish();
    await isGone();
    expect(action).toHaveBeenCalledOnce();
  });

  it('stays when the server never answers, so that the same can be sent again', async () => {
    const action = vi.fn<() => Promise<void>>(() => Promise.reject(TRPCClientError.from(new TypeError())));
    const { user } = await ask(action);
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText(/^No hay conexión con el servidor\./)).toBeTruthy();
    action.mockResolvedValueOnce();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await isGone();
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('closes and shows a notice when the action fails', async () => {
    const { user } = await ask(() => Promise.reject(new Error('no')));
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await isGone();
    expect(await screen.findByText('Se ha producido un error. Intente otra vez.')).toBeTruthy();
  });
});

type Hands = ReturnType<typeof show>['user'];
