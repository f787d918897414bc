import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { TextField } from '../form/fields/plain-fields.tsx';
import { findDraft, keepDraft } from '../form/saving/draft.ts';
import { HERE, show } from '../testing/show.tsx';
import { TestServer } from '../testing/test-server.tsx';
import { RecordForm } from './record-form.tsx';

const SAVED = { name: 'Elsa', licence: '1234567' };
const TYPED = { name: 'Elsa María', licence: '7654321' };
/** Of user 1, who has the form open. */
const KEY = `1 ${HERE}`;

beforeEach(() => localStorage.clear());

async function setUp(role = 'practitioner') {
  const current = vi.fn<() => object>(() => ({ user: { id: 1, role } }));
  const { user } = show(
    <TestServer answers={{ 'session.current': current }}>
      <RecordForm
        kind={{ permission: 'records:write' }}
        schema={z.object({ name: z.string(), licence: z.string() })}
        defaultValues={SAVED}
        onSubmit={async () => {}}
      >
        <TextField name="name" label="Nombre" />
        <TextField name="licence" label="Licencia" />
      </RecordForm>
    </TestServer>,
  );
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await waitFor(() => expect(current).toHaveBeenCalledOnce());
  // By then the answer is on the screen.
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
  expect(findDraft(KEY, SAVED)?.values).toEqual({ name: 'Elsa María' });
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  await waitFor(() => expect(findDraft(KEY, SAVED)).toBeUndefined());
});

it('offers nothing that was typed over what the record is no more', async () => {
  keepDraft(KEY, { opened: { ...SAVED, name: 'Eva' }, values: TYPED });
  const { user, box } = await setUp();
  await user.type(box('Nombre'), 'x');
  expect(screen.queryByRole('button', { name: 'Recuperar' })).toBeNull();
});

it('offers nothing to whoever may not write', async () => {
  keepDraft(KEY, { opened: SAVED, values: TYPED });
  await setUp('auditor');
  expect(screen.queryByRole('button', { name: 'Guardar datos' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Recuperar' })).toBeNull();
});
