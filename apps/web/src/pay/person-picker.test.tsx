import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { TestServer } from '../testing/test-server.tsx';
import { PersonField, PersonPicker } from './person-picker.tsx';

const person = (id: number, firstName: string, lastName: string, lastFour = `000${id}`) => ({
  id,
  firstName,
  middleName: '',
  lastName,
  motherLastName: '',
  isActive: true,
  lastFour,
});

const ANA = person(1, 'Ana', 'Rivera', '1234');
const NUNEZ = person(2, 'Ángel', 'Núñez', '5678');
const NAMESAKE = person(3, 'Ana', 'Rivera', '4321');

function setUp() {
  const onChoose = vi.fn<(id: number) => void>();
  // The contractor of this id is another person than the employee; somebody of another company has the
  // number, too.
  const byNumber = vi.fn<(input: unknown) => object>(() => ({ employeeIds: [3, 77], contractorIds: [1] }));
  const { user } = show(
    <TestServer answers={{ 'search.byNumber': byNumber }}>
      <PersonPicker
        label="Empleado"
        people={[NUNEZ, ANA, NAMESAKE]}
        chosen={NUNEZ}
        onChoose={onChoose}
        holders="employeeIds"
      />
    </TestServer>,
  );
  return {
    onChoose,
    byNumber,
    user,
    input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Empleado' }),
  };
}

const listed = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('lists people as Spanish sorts them, namesakes with the end of their numbers', async () => {
  const { user, input } = setUp();
  expect(input.value).toBe('Ángel Núñez');
  await user.click(input);
  expect(listed()).toEqual(['Ana Rivera · 1234', 'Ana Rivera · 4321', 'Ángel Núñez']);
});

it('finds by any part of the name without its accents, and chooses with the keyboard alone', async () => {
  const { user, input, onChoose } = setUp();
  await user.tab();
  await user.paste('riv 43');
  await waitFor(() => expect(listed()).toEqual(['Ana Rivera · 4321']));
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(3);
  expect(document.activeElement).toBe(input);
});

it('finds who has a whole number, which is asked for once', async () => {
  const { user, input, onChoose, byNumber } = setUp();
  await user.click(input);
  await user.paste('581-33-4321');
  await waitFor(() => expect(listed()).toEqual(['Ana Rivera · 4321']));
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(3);
  // Each asking is recorded.
  expect(byNumber.mock.calls).toEqual([[{ number: '581334321' }]]);
});

it('chooses nobody when it is left, and shows again who was chosen', async () => {
  const { user, input, onChoose } = setUp();
  await user.click(input);
  await user.paste('nadie');
  expect(await screen.findByText('Nadie con ese nombre o número.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.tab();
  await waitFor(() => expect(input.value).toBe('Ángel Núñez'));
  expect(onChoose).not.toHaveBeenCalled();
});

it('chooses everybody again by the keyboard, where that is a choice', async () => {
  const onChoose = vi.fn<(id: number | null) => void>();
  const { user } = show(
    <TestServer answers={{}}>
      <PersonField label="Empleado" people={[ANA, NUNEZ]} value={1} onChoose={onChoose} placeholder="Todos" />
    </TestServer>,
  );
  await user.tab();
  await user.paste('todos');
  await waitFor(() => expect(listed()).toEqual(['Todos']));
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(null);
});

it('draws a part of five hundred at a time, with whoever is chosen in it, and finds all of them', async () => {
  const many = Array.from({ length: 501 }, (_, index) => person(index, `Persona ${index + 1}`, 'Vega'));
  const chosen = many[299] ?? ANA;
  const { user } = show(
    <TestServer answers={{}}>
      <PersonPicker
        label="Empleado"
        people={many}
        chosen={chosen}
        onChoose={() => {}}
        holders="employeeIds"
      />
    </TestServer>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Empleado' });
  await user.click(input);
  expect(listed()).toHaveLength(100);
  expect(listed()).toContain('Persona 300 Vega');
  expect(screen.getByText(/^y 401 más/)).toBeTruthy();
  await user.paste('persona 77');
  await waitFor(() => expect(listed()[0]).toBe('Persona 77 Vega'));
  expect(screen.queryByText(/más: escriba/)).toBeNull();
});
