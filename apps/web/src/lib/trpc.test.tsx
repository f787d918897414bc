import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { refusal, TestServer } from '../testing/test-server.tsx';
import { FreshlyLoaded } from '../ui/page/loaded.tsx';
import { NO_CACHE, trpc } from './trpc.ts';

/** Shows the values that the form opened with. */
const opened = vi.fn<(name: string) => void>();

function Form() {
  const saved = trpc.accountants.get.useQuery({ accountantId: 1 }, NO_CACHE);
  return (
    <FreshlyLoaded query={saved}>
      {({ name }) => {
        opened(name);
        return <p>En el formulario: {name}</p>;
      }}
    </FreshlyLoaded>
  );
}

/** A screen that shows the same record and links to its form. */
function Screens() {
  const [isEditing, setIsEditing] = useState(false);
  const { data } = trpc.accountants.get.useQuery({ accountantId: 1 }, { enabled: !isEditing });
  if (isEditing) return <Form />;
  return (
    <button type="button" onClick={() => setIsEditing(true)}>
      Editar a {data?.name}
    </button>
  );
}

/** Opens the form after another screen loaded the name Elsa, while the server answers with this name. */
async function openAfterElsa(later: () => unknown) {
  opened.mockClear();
  let answer: () => unknown = () => ({ name: 'Elsa' });
  const { user } = show(
    <TestServer answers={{ 'accountants.get': () => answer() }}>
      <Screens />
    </TestServer>,
  );
  const edit = await screen.findByRole('button', { name: 'Editar a Elsa' });
  answer = later;
  // Two moments within one millisecond have the same time.
  await new Promise((done) => setTimeout(done, 2));
  await user.click(edit);
}

it('fills a form with what is saved now, not with what another screen was answered before', async () => {
  await openAfterElsa(() => ({ name: 'Nereida' }));
  expect(await screen.findByText('En el formulario: Nereida')).toBeTruthy();
  expect(opened).not.toHaveBeenCalledWith('Elsa');
});

it('fills no form where the server has no answer any more', async () => {
  await openAfterElsa(() => Promise.reject(refusal('not-found', 'No se encontró lo que busca.')));
  expect(await screen.findByText('No se encontró lo que busca.')).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
});
