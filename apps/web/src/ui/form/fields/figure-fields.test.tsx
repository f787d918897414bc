import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../../../testing/show.tsx';
import { SchemaForm } from '../schema-form.tsx';
import { AmountInput, PercentInput, readCount, type TypedAmount, type TypedRate } from './figure-fields.tsx';
import { CountField } from './plain-fields.tsx';

function Box({ start = 0, emptyValue }: { start?: TypedAmount; emptyValue?: 0 | null }) {
  const [value, setValue] = useState<TypedAmount>(start);
  return (
    <>
      <AmountInput aria-label="Salario" value={value} onChange={setValue} emptyValue={emptyValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

function setUp(box = <Box />) {
  const { user } = show(box);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Salario' });
  const value = () => JSON.parse(screen.getAllByRole('status')[0]?.textContent ?? '') as unknown;
  const type = async (text: string) => {
    await user.click(input);
    await user.keyboard(text);
  };
  return { user, input, value, type };
}

describe('the amount field', () => {
  it.each([
    ['1234.56', 123_456, '1,234.56'],
    ['1234,56', 123_456, '1,234.56'],
    ['1.234,56', 123_456, '1,234.56'],
    ['.5', 50, '0.50'],
    ['1234.5678', 123_457, '1,234.57'],
  ])('reads %s', async (text, cents, shown) => {
    const { user, input, value, type } = setUp();
    await type(text);
    await user.tab();
    expect(value()).toBe(cents);
    expect(input.value).toBe(shown);
  });

  it.each(['1,234', '12.345', '-5', 'doce'])(
    'keeps %s as it was typed, for the schema to refuse',
    async (text) => {
      const { user, input, value, type } = setUp();
      await type(text);
      await user.tab();
      expect(value()).toBe(text);
      expect(input.value).toBe(text);
    },
  );

  it('does not rewrite what is being typed', async () => {
    const { input, type } = setUp();
    await type('1200.5');
    expect(input.value).toBe('1200.5');
  });

  it('replaces what was there when it is entered', async () => {
    const { value, type } = setUp(<Box start={42_000} />);
    await type('7');
    expect(value()).toBe(700);
  });

  it('is zero when it is emptied', async () => {
    const { user, input, value } = setUp(<Box start={100} />);
    await user.clear(input);
    expect(value()).toBe(0);
  });

  it('is nothing when it is emptied, where nothing is an answer', async () => {
    const { user, input, value } = setUp(<Box start={100} emptyValue={null} />);
    await user.clear(input);
    expect(value()).toBeNull();
  });
});

it('counts none where the box is emptied, if none is an answer', async () => {
  const onSubmit = vi.fn<(values: unknown, commandId: string) => Promise<void>>(() => Promise.resolve());
  const { user } = show(
    <SchemaForm
      schema={z.object({ dependents: z.int('required'), floors: z.int('required') })}
      defaultValues={{ dependents: 2, floors: 3 }}
      onSubmit={onSubmit}
    >
      <CountField name="dependents" label="Dependientes" emptyValue={0} />
      <CountField name="floors" label="Pisos" />
    </SchemaForm>,
  );
  const floors = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pisos' });
  await user.clear(screen.getByRole('textbox', { name: 'Dependientes' }));
  await user.clear(floors);
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  expect(await screen.findByText('Este campo es requerido.')).toBeTruthy();

  await user.type(floors, '4x');
  expect(floors.value).toBe('4x');
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.clear(floors);
  await user.type(floors, '4.0');
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ dependents: 0, floors: 4 }, expect.any(String)),
  );
});

it.each([
  ['2', 2],
  ['1.0', 1],
  ['100000', 100_000],
  ['2.7', '2.7'],
  ['-2', '-2'],
  ['1/2', '1/2'],
  ['5e3', '5e3'],
])('reads %s as a whole number, or leaves it as typed', (text, count) => {
  expect(readCount(text, 0)).toBe(count);
});

function PercentBox() {
  const [value, setValue] = useState<TypedRate>(null);
  return (
    <>
      <PercentInput aria-label="Salario" value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

describe('the percentage field', () => {
  it.each(['12.123456', '-2', '7,,5', 'doce'])(
    'keeps %s as it was typed, for the schema to refuse',
    async (text) => {
      const { user, input, value, type } = setUp(<PercentBox />);
      await type(text);
      await user.tab();
      expect(input.value).toBe(text);
      expect(value()).toBe(text);
    },
  );

  it('reads what has one meaning', async () => {
    const { user, input, value, type } = setUp(<PercentBox />);
    await type('7,5');
    await user.tab();
    expect([value(), input.value]).toEqual([75_000, '7.50']);
  });
});
