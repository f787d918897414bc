import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { system } from '../../app/theme.ts';
import { DueButton } from '../../layout/top-bar.tsx';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { windowWidth } from '../../testing/window-width.ts';
import {
  clearNotices,
  createNoticeQueue,
  type NoticeDisplay,
  notifyError,
  notifySuccess,
  type ShownNotice,
} from './notices.ts';
import { Toaster } from './toaster.tsx';

function Bar() {
  return (
    <TestServer answers={{ 'desk.week': () => [], 'filing.due': () => [] }}>
      <DueButton />
    </TestServer>
  );
}

function openHistory() {
  const { user } = show(<Bar />);
  return {
    lines: async () => {
      await user.click(screen.getByRole('button', { name: 'Lo que vence' }));
      const panel = within(await screen.findByRole('dialog', { name: 'Lo que vence' }));
      await panel.findByText('Nada está atrasado ni vence esta semana.');
      const fold = panel.queryByRole('button', { name: /^Avisos de esta visita/ });
      if (fold) await user.click(fold);
      return panel
        .queryAllByRole('listitem')
        .map((line) => line.firstElementChild?.nextElementSibling?.textContent);
    },
  };
}

describe('a notice', () => {
  it('is a status that says what happened', async () => {
    show(<Bar />);
    act(() => notifySuccess('Creado exitosamente.'));
    const notices = await screen.findAllByRole('status');
    expect(notices.map(({ textContent }) => textContent)).toEqual(['Creado exitosamente.']);
  });

  it('is also shown if it was created before there was a screen', async () => {
    clearNotices();
    notifySuccess('Dirección cambiada.');
    render(
      <ChakraProvider value={system}>
        <Toaster />
      </ChakraProvider>,
    );
    expect((await screen.findByRole('status')).textContent).toBe('Dirección cambiada.');
  });

  it('stands in the top bar, and on telephones at the foot, also where the window became one', async () => {
    show(<Bar />);
    const place = async (text: string) => {
      act(() => notifySuccess(text));
      const notice = await screen.findByText(text);
      return notice.closest('[data-part=group]')?.getAttribute('data-placement');
    };
    expect(await place('Creado exitosamente.')).toBe('top-end');
    act(() => windowWidth(390));
    expect(screen.queryByText('Creado exitosamente.')).toBeNull();
    expect(await place('Editado exitosamente.')).toBe('bottom');
  });

  it('reserves space at the foot on telephones only, while it is shown', async () => {
    const space = () => document.documentElement.style.getPropertyValue('--notice-room');
    const { user } = show(<Bar />);
    act(() => notifySuccess('Creado exitosamente.'));
    await screen.findByRole('status');
    expect(space()).toBe('');
    act(() => windowWidth(390));
    act(() => notifySuccess('Editado exitosamente.'));
    const notice = await screen.findByRole('status');
    expect(space()).not.toBe('');
    await user.click(within(notice).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(space()).toBe(''));
  });

  it('leaves in view what somebody types into on a telephone', async () => {
    windowWidth(390);
    const { user } = show(
      <>
        <input aria-label="Horas" />
        <DueButton />
      </>,
    );
    const hours = screen.getByLabelText('Horas');
    const comesIntoView = vi.spyOn(hours, 'scrollIntoView');
    await user.click(hours);
    act(() => notifySuccess('Creado exitosamente.'));
    await screen.findByRole('status');
    expect(comesIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('takes the place of the one before at once', async () => {
    show(<Bar />);
    act(() => notifySuccess('Creado exitosamente.'));
    await screen.findByText('Creado exitosamente.');
    act(() => notifyError('Falta el año.'));
    act(() => notifyError('Falta el mes.'));
    const [only, ...others] = await screen.findAllByRole('status');
    expect(only?.textContent).toBe('Falta el mes.');
    expect(others).toEqual([]);
  });

  it('is one notice where the same words come twice', async () => {
    show(<Bar />);
    act(() => notifyError('No hay conexión.'));
    act(() => notifyError('No hay conexión.'));
    expect(await screen.findAllByText('No hay conexión.')).toHaveLength(1);
  });
});

describe('a notice that was closed', () => {
  it('comes again with the same words, also while it is still on its way out', async () => {
    const { user } = show(<Bar />);
    act(() => notifyError('Falta el año.'));
    const first = await screen.findByRole('status');
    await user.click(within(first).getByRole('button', { name: 'Cerrar' }));
    act(() => notifyError('Falta el año.'));
    await waitFor(() => expect(first.isConnected).toBe(false));
    expect(screen.getByRole('status').textContent).toBe('Falta el año.');
  });
});

describe('the history of notices', () => {
  it('has them all, newest first', async () => {
    const { lines } = openHistory();
    act(() => notifySuccess('Creado exitosamente.'));
    act(() => notifyError('No hay conexión.'));
    expect(await lines()).toEqual(['No hay conexión.', 'Creado exitosamente.']);
  });

  it('remembers the last twenty', async () => {
    const { lines } = openHistory();
    act(() => {
      for (let count = 1; count <= 25; count++) notifySuccess(`Aviso ${count}`);
    });
    const shown = await lines();
    expect(shown).toHaveLength(20);
    expect(shown.at(-1)).toBe('Aviso 6');
  });
});

const notice = (id: string): ShownNotice => ({
  id,
  type: 'info',
  title: `Aviso ${id}`,
  description: undefined,
  closable: true,
  onStatusChange: () => {},
});

let shown: string[];
const display: NoticeDisplay = {
  create: ({ id }) => shown.push(id),
  dismiss: (gone) => {
    shown = shown.filter((id) => id !== gone);
  },
  remove: () => {
    shown = [];
  },
};

beforeEach(() => {
  shown = [];
});

describe('a notice that is created before a display is attached', () => {
  it('is shown in order once a display is attached, and later notices at once', () => {
    const queue = createNoticeQueue();
    queue.create(notice('a'));
    queue.create(notice('b'));
    queue.attach(display);
    expect(shown).toEqual(['a', 'b']);
    queue.create(notice('c'));
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  it('is not shown if it was dismissed', () => {
    const queue = createNoticeQueue();
    queue.create(notice('a'));
    queue.create(notice('b'));
    queue.dismiss('a');
    queue.attach(display);
    expect(shown).toEqual(['b']);
  });

  it('is not shown after a sign-out', () => {
    const queue = createNoticeQueue();
    queue.create(notice('a'));
    queue.remove();
    queue.attach(display);
    expect(shown).toEqual([]);
  });
});

describe('a notice on the screen', () => {
  it('is removed by its id, or with all others', () => {
    const queue = createNoticeQueue();
    queue.attach(display);
    for (const id of ['a', 'b', 'c']) queue.create(notice(id));
    queue.dismiss('b');
    expect(shown).toEqual(['a', 'c']);
    queue.remove();
    expect(shown).toEqual([]);
  });
});
