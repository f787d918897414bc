import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useCurrentUser } from '../lib/trpc.ts';
import { ELSEWHERE, HERE, show } from '../testing/show.tsx';
import { TestServer } from '../testing/test-server.tsx';
import { TextField } from '../ui/form/fields/text-field.tsx';
import { findDraft, keepDraft } from '../ui/form/saving/draft.ts';
import { RecordForm, RecordFormHeader, useFinish } from './record-form.tsx';
import type { RecordFormKind } from './record-kind.ts';

const SAVED = { name: 'Elsa', licence: '1234567', note: 'ahora' };
const TYPED = { ...SAVED, name: 'Elsa María', licence: '7654321' };
const KIND: RecordFormKind = {
  permission: 'records:write',
  list: { text: { title: 'Contadores', add: 'Agregar', empty: 'Ninguno' }, to: ELSEWHERE },
  leavesTo: 'list',
  history: { record: 'accountant', fields: {} },
  refresh: async () => undefined,
};
/** The draft key of user 1, who has the form open. */
const KEY = `1 ${HERE}`;

beforeEach(() => localStorage.clear());

async function setUp(role = 'practitioner') {
  const current = vi.fn<() => object>(() => ({ user: { id: 1, role } }));
  const { user } = show(
    <TestServer answers={{ 'session.current': current }}>
      <RecordForm
        kind={{ permission: 'records:write' }}
        schema={z.object({ name: z.string(), licence: z.string(), note: z.string() })}
        defaultValues={SAVED}
        onSubmit={async () => {}}
      >
        <TextField name="name" label="Nombre" />
        <TextField name="licence" label="Licencia" />
        <TextField name="note" label="Nota" />
      </RecordForm>
    </TestServer>,
  );
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await waitFor(() => expect(current).toHaveBeenCalledOnce());
  // The answer is on the screen by then.
  await user.tab();
  return { user, box };
}

it('offers what was typed when its page was closed, without numbers of persons, and takes it only when asked', async () => {
  keepDraft(KEY, { opened: SAVED, values: TYPED });
  const { user, box } = await setUp();
  expect(box('Nombre').value).toBe('Elsa');
  await user.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(box('Nombre').value).toBe('Elsa María');
  expect(box('Licencia').value).toBe('1234567');
});

it('keeps what is typed until it is saved', async () => {
  const { user, box } = await setUp();
  await user.type(box('Nombre'), ' María');
  expect(findDraft(KEY, SAVED)?.values).toEqual({ name: 'Elsa María', note: 'ahora' });
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  await waitFor(() => expect(findDraft(KEY, SAVED)).toBeUndefined());
});

it('says that the record changed since the draft, and puts back nothing that others changed', async () => {
  const before = { ...SAVED, note: 'antes' };
  keepDraft(KEY, { opened: before, values: { ...before, name: 'Elsa María' } });
  const { user, box } = await setUp();
  expect(screen.getByText(/Los datos cambiaron desde entonces/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(box('Nombre').value).toBe('Elsa María');
  expect(box('Nota').value).toBe('ahora');
});

it('says nothing of that where the record is as it was', async () => {
  keepDraft(KEY, { opened: SAVED, values: TYPED });
  await setUp();
  expect(screen.queryByText(/Los datos cambiaron desde entonces/)).toBeNull();
});

it('offers no draft to users who may not write', async () => {
  keepDraft(KEY, { opened: SAVED, values: TYPED });
  await setUp('auditor');
  expect(screen.queryByRole('button', { name: 'Guardar datos' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Recuperar' })).toBeNull();
});

it("has a line for the company's name before it is loaded, so that nothing below moves", async () => {
  const list = { text: { title: 'Empleados', add: '', empty: '' }, ofCompany: () => HERE };
  const kind = {
    history: { record: 'employee', fields: {} },
    list,
    leavesTo: 'list',
    refresh: async () => {},
  } as const;
  const answers = {
    'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
    'companies.list': () => new Promise(() => {}),
  };
  show(
    <TestServer answers={answers}>
      <RecordFormHeader kind={kind} title="Importar empleados" />
    </TestServer>,
  );
  const title = await screen.findByRole('heading', { name: 'Importar empleados' });
  expect(title.closest('header')?.textContent).toBe('Importar empleados\u00a0');
});

it('drops the draft with its save, before the next form opens at the same address', async () => {
  keepDraft(KEY, { opened: SAVED, values: TYPED });
  const Saved = () => {
    const finish = useFinish(KIND, 'Creado exitosamente.');
    const role = useCurrentUser()?.role;
    return role && <button onClick={() => void finish({ to: HERE })}>Terminar</button>;
  };
  const { user } = show(
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, role: 'practitioner' } }) }}>
      <Saved />
    </TestServer>,
  );
  await user.click(await screen.findByRole('button', { name: 'Terminar' }));
  await waitFor(() => expect(findDraft(KEY, SAVED)).toBeUndefined());
});
