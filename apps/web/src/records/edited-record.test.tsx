import { screen, waitFor } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../testing/show.tsx';
import { TestServer } from '../testing/test-server.tsx';
import { TextField } from '../ui/form/fields/text-field.tsx';
import { SaveButton } from '../ui/form/form-section.tsx';
import { SchemaForm } from '../ui/form/schema-form.tsx';
import { ConflictOffer, EditedRecord, isEditConflict } from './edited-record.tsx';
import { RecordForm } from './record-form.tsx';

const SENTENCE = 'Ana Paz cambió estos datos después de que usted los abrió (21 may 2026, 10:30 a. m.).';
const SCHEMA = z.object({ name: z.string(), phone: z.string() });

type Row = z.infer<typeof SCHEMA> & { version: number };

beforeEach(() => localStorage.clear());

function refusal(code: string) {
  const data = { code, httpStatus: 409, detail: SENTENCE, errors: [] };
  return TRPCClientError.from({ error: { code: -32_009, message: '', data } });
}

/** A form over a record of a server that refuses each change of an earlier version. */
function Screen({ server, sent }: { server: { row: Row }; sent: (change: object) => void }) {
  const [{ version, ...values }, setLoaded] = useState(server.row);
  const [failure, setFailure] = useState<unknown>(null);
  const reload = async () => {
    setFailure(null);
    setLoaded(server.row);
    return server.row.version;
  };
  return (
    <EditedRecord {...{ version, failure, reload }}>
      {(opened) => (
        <RecordForm
          kind={{ permission: 'records:write' }}
          schema={SCHEMA}
          defaultValues={values}
          onSubmit={async (change) => {
            sent({ ...change, version: opened });
            if (opened === server.row.version) return;
            setFailure(refusal('record-changed'));
            throw refusal('record-changed');
          }}
        >
          <TextField name="name" label="Nombre" />
          <TextField name="phone" label="Teléfono" />
        </RecordForm>
      )}
    </EditedRecord>
  );
}

async function setUp() {
  const server = { row: { name: 'Elsa', phone: '787-555-0100', version: 4 } };
  const sent = vi.fn<(change: object) => void>();
  const { user } = show(
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, role: 'practitioner' } }) }}>
      <Screen {...{ server, sent }} />
    </TestServer>,
  );
  const save = await screen.findByRole('button', { name: 'Guardar datos' });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { server, sent, user, save, box };
}

it('saves the version that the form was opened with', async () => {
  const { sent, user, save, box } = await setUp();
  await user.type(box('Nombre'), ' María');
  await user.click(save);
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Elsa María', phone: '787-555-0100', version: 4 }),
  );
  expect(screen.queryByText(/cambió estos datos/)).toBeNull();
});

it('keeps what was typed where somebody else saved first, and takes the rest when asked', async () => {
  const { server, sent, user, save, box } = await setUp();
  await user.type(box('Nombre'), ' María');
  server.row = { name: 'Elsa', phone: '787-555-0199', version: 5 };
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Volver a cargar' }));
  await waitFor(() => expect(box('Teléfono').value).toBe('787-555-0199'));
  expect(box('Nombre').value).toBe('Elsa María');
  expect(screen.queryByRole('button', { name: 'Volver a cargar' })).toBeNull();
  await user.click(save);
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ name: 'Elsa María', phone: '787-555-0199', version: 5 }),
  );
});

it('says who changed the record, and overwrites nothing until it is loaded again', async () => {
  const { server, sent, user, save, box } = await setUp();
  await user.type(box('Nombre'), ' María');
  server.row = { name: 'Elsa Paz', phone: '787-555-0100', version: 5 };
  await user.click(save);
  const offer = await screen.findByText(/Al volver a cargar se conserva lo que usted escribió/);
  expect(offer.textContent).toContain(SENTENCE);
  await user.click(save);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent).toHaveBeenLastCalledWith({ name: 'Elsa María', phone: '787-555-0100', version: 4 });
});

it('says once in a drawer who changed the record', async () => {
  const { user } = show(<DrawerForm />);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(SENTENCE);
  expect(screen.getAllByText(SENTENCE, { exact: false })).toHaveLength(1);
});

/** A form in a drawer over a record that somebody else has changed. */
function DrawerForm() {
  const [failure, setFailure] = useState<unknown>(null);
  const refuse = () => {
    setFailure(refusal('record-changed'));
    return Promise.reject(refusal('record-changed'));
  };
  const values = { name: 'Elsa', phone: '787-555-0100' };
  return (
    <EditedRecord version={4} failure={failure} reload={() => Promise.resolve(undefined)}>
      {() => (
        <SchemaForm
          schema={SCHEMA}
          defaultValues={values}
          onSubmit={refuse}
          isInDrawer
          isShownInside={isEditConflict}
          actions={<SaveButton label="Guardar" />}
        >
          <ConflictOffer saved={values} />
          <TextField name="name" label="Nombre" />
        </SchemaForm>
      )}
    </EditedRecord>
  );
}
