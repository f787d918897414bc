import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ComboInput } from './combo-input.tsx';

const PEOPLE = ['Ángel', 'José', 'Lucía'].map((label, place) => ({ value: place + 1, label }));

const onChange = vi.fn<(value: number | null) => void>();

/** A choice that another option replaces as soon as that option has arrived. */
function Picker() {
  const [value, setValue] = useState(1);
  useEffect(() => {
    const arrive = () => setValue(2);
    addEventListener('arrived', arrive);
    return () => removeEventListener('arrived', arrive);
  }, []);
  return (
    <>
      <label htmlFor="who">Empleado</label>
      <ComboInput id="who" label="Empleado" options={PEOPLE} value={value} onChange={onChange} />
    </>
  );
}

/** Waits until the list has reacted to the typed text. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));

it('keeps what is typed while something else comes to be chosen', async () => {
  const { user } = show(<Picker />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Empleado' });
  await user.click(input);
  await user.keyboard('Lu');
  await settled();
  // The list is the same after this letter.
  await user.keyboard('c');
  act(() => void dispatchEvent(new Event('arrived')));
  await settled();
  expect(input.value).toBe('Luc');
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[3]]);
});

it('takes the first option that the typed letters find, before the list points at it', async () => {
  onChange.mockClear();
  const { user } = show(<Picker />);
  await user.click(screen.getByRole('combobox', { name: 'Empleado' }));
  await settled();
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Empleado' });
  // In one turn, as a fast hand or a scanner types.
  act(() => {
    fireEvent.change(input, { target: { value: 'luc' } });
  });
  fireEvent.keyDown(input, { key: 'Enter' });
  await settled();
  expect(onChange.mock.calls).toEqual([[3]]);
});

it('chooses nothing where the typed letters find nothing', async () => {
  onChange.mockClear();
  const { user } = show(<Picker />);
  await user.click(screen.getByRole('combobox', { name: 'Empleado' }));
  await user.keyboard('xyz{Enter}');
  await settled();
  expect(onChange).not.toHaveBeenCalled();
});
