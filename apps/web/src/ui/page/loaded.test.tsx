import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { Loaded, useLazyModule } from './loaded.tsx';

/** The number of times the application asks before it reports that no answer came. */
const TRIES = 2;

it('leaves what is around a part that could not be fetched, and fetches it when asked again', async () => {
  let asked = 0;
  const fetchPart = async () => {
    asked++;
    if (asked <= TRIES) throw new TypeError('Failed to fetch dynamically imported module');
    return { Answer: () => <p>Porque sí.</p> };
  };
  function Screen() {
    const part = useLazyModule('answer', fetchPart);
    return (
      <>
        <input aria-label="Horas" />
        <Loaded query={part}>{({ Answer }) => <Answer />}</Loaded>
      </>
    );
  }
  const { user } = show(
    <TestServer answers={{}}>
      <Screen />
    </TestServer>,
  );
  await user.type(screen.getByLabelText('Horas'), '40');
  await user.click(await screen.findByRole('button', { name: 'Intentar otra vez' }));
  expect(await screen.findByText('Porque sí.')).toBeDefined();
  expect(screen.getByLabelText('Horas')).toHaveProperty('value', '40');
});
