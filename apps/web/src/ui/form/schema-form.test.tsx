import { companyNameSchema } from '@garita/domain/field/name.schema';
import { STRICT } from '@garita/domain/field-code';
import { centsSchema } from '@garita/domain/money/cents';
import { rateSchema } from '@garita/domain/money/rate';
import { act, screen, waitFor, within } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ELSEWHERE, show } from '../../testing/show.tsx';
import { useBoundField } from './fields/bound-field.ts';
import { AmountField, PercentField } from './fields/figure-fields.tsx';
import { TextField } from './fields/text-field.tsx';
import { SchemaForm } from './schema-form.tsx';

const SCHEMA = z
  .strictObject({ name: companyNameSchema, salary: centsSchema, rate: rateSchema }, STRICT)
  .refine(({ salary, rate }) => salary > 0 || rate > 0, { error: 'regular-rate-required', path: ['rate'] });

const VALID = { name: 'Café Luna', salary: 42_000, rate: 62_000 };
const INCOMPLETE = 'Debe llenar todos los campos para poder guardar los datos.';

const NAME_TAKEN = new TRPCClientError('', {
  result: {
    error: {
      code: -32_600,
      message: '',
      data: { detail: 'Hay datos que no son válidos.', errors: [{ field: 'name', msg: 'Ya existe.' }] },
    },
  },
});

type FormProps = Partial<Parameters<typeof SchemaForm<z.input<typeof SCHEMA>, z.output<typeof SCHEMA>>>[0]>;

function CompanyForm(props: FormProps) {
  return (
    <SchemaForm schema={SCHEMA} defaultValues={VALID} onSubmit={() => Promise.resolve()} {...props}>
      <TextField name="name" label="Nombre" isRequired />
      <AmountField name="salary" label="Salario" />
      <PercentField name="rate" label="Retención" />
      <Link to={ELSEWHERE}>Otra pantalla</Link>
    </SchemaForm>
  );
}

function setUp(props: FormProps = {}) {
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>(props.onSubmit ?? (() => Promise.resolve()));
  const shown = show(<CompanyForm {...props} onSubmit={onSubmit} />);
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const retype = async (name: string, text: string) => {
    await shown.user.clear(field(name));
    if (text !== '') await shown.user.type(field(name), text);
  };
  const save = () => shown.user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  return { ...shown, onSubmit, field, retype, save };
}

/** Returns the text that describes a field. */
function description(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

describe('the first field', () => {
  it('takes the focus, and is not checked when the pointer leaves it untouched', async () => {
    const { user, field } = setUp({ defaultValues: { ...VALID, name: '' } });
    expect(document.activeElement).toBe(field('Nombre'));
    await user.click(field('Salario'));
    expect(field('Nombre').getAttribute('aria-invalid')).toBe('false');
    await user.click(field('Nombre'));
    await user.tab();
    await waitFor(() => expect(field('Nombre').getAttribute('aria-invalid')).toBe('true'));
  });

  it('is checked when the keyboard leaves it', async () => {
    const { user, field } = setUp({ defaultValues: { ...VALID, name: '' } });
    await user.tab();
    await waitFor(() => expect(field('Nombre').getAttribute('aria-invalid')).toBe('true'));
  });

  it('leaves the focus to whoever works elsewhere on the page', () => {
    show(
      <>
        <input aria-label="Buscar" ref={(box) => box?.focus()} />
        <CompanyForm />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Buscar'));
  });
});

describe('a form', () => {
  it('hands over the values of its schema', async () => {
    const { onSubmit, retype, save } = setUp();
    await retype('Salario', '500.25');
    await save();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ ...VALID, salary: 50_025 }, expect.any(String)),
    );
  });

  it('says in Spanish, at the field, what is wrong with it', async () => {
    const { field, retype, save, onSubmit } = setUp();
    await retype('Nombre', '');
    await save();
    await waitFor(() => expect(description(field('Nombre'))).toBe('Este campo es requerido.'));
    expect(field('Nombre').getAttribute('aria-invalid')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['Salario', '1,234', 'Cantidad ambigua: escriba 1234.00 o 1.23.'],
    ['Salario', '-5', 'El monto no puede ser negativo.'],
    ['Retención', '101', 'El porcentaje no puede pasar de 100.'],
    ['Nombre', 'Luna #1', 'Este campo no debe contener caracteres especiales.'],
  ])('tells when %s is left with %s', async (name, text, message) => {
    const { user, field, retype } = setUp();
    await retype(name, text);
    await user.tab();
    await waitFor(() => expect(description(field(name))).toBe(message));
  });

  it('sums its errors up, with a notice and links to the fields', async () => {
    const { user, field, retype, save } = setUp();
    await retype('Nombre', '');
    await retype('Salario', '1,234');
    await save();
    const summary = await screen.findByRole('alert');
    expect(summary).toBe(document.activeElement);
    expect(summary.textContent).toBe(
      'Falta 1 dato: NombreHay 1 campo por corregirSalario: Cantidad ambigua: escriba 1234.00 o 1.23.',
    );
    expect(screen.getByText(INCOMPLETE)).toBeTruthy();
    await user.click(within(summary).getByRole('link', { name: 'Nombre' }));
    expect(field('Nombre')).toBe(document.activeElement);
    await user.click(
      within(summary).getByRole('link', { name: 'Salario: Cantidad ambigua: escriba 1234.00 o 1.23.' }),
    );
    expect(field('Salario')).toBe(document.activeElement);
  });

  it('takes an error away as soon as another field puts it right', async () => {
    const { field, retype, save } = setUp({ defaultValues: { ...VALID, salary: 0, rate: 0 } });
    await save();
    await waitFor(() =>
      expect(description(field('Retención'))).toBe('Horas regulares requeridas cuando el salario es 0.'),
    );
    await retype('Salario', '1');
    await waitFor(() => expect(description(field('Retención'))).toBe(''));
  });

  it('shows what the server has against a field, at that field', async () => {
    const { field, save } = setUp({ onSubmit: () => Promise.reject(NAME_TAKEN) });
    await save();
    expect(await screen.findByText('Hay datos que no son válidos.')).toBeTruthy();
    expect(description(field('Nombre'))).toBe('Ya existe.');
  });

  it('keeps it there while the field is only gone through, until it changes', async () => {
    const { user, field, retype, save } = setUp({ onSubmit: () => Promise.reject(NAME_TAKEN) });
    await save();
    await waitFor(() => expect(description(field('Nombre'))).toBe('Ya existe.'));
    await user.click(field('Nombre'));
    await user.tab();
    await user.click(field('Salario'));
    expect(description(field('Nombre'))).toBe('Ya existe.');
    await retype('Nombre', 'Café Sol');
    expect(description(field('Nombre'))).toBe('');
  });

  it('keeps it there although the summary takes the focus from the field', async () => {
    const { user, field, retype, save } = setUp({ onSubmit: () => Promise.reject(NAME_TAKEN) });
    await retype('Nombre', '');
    await save();
    await screen.findByText('Falta 1 dato:');
    await retype('Nombre', 'Café Luna');
    await user.keyboard('{Enter}');
    const told = { name: 'Nombre: Ya existe.' };
    await waitFor(() => expect(screen.getByRole('alert')).toBe(document.activeElement));
    expect(within(screen.getByRole('alert')).getByRole('link', told)).toBeTruthy();
    expect(description(field('Nombre'))).toBe('Ya existe.');
  });

  it('can be sent again as it is', async () => {
    const { field, save, onSubmit } = setUp({ onSubmit: () => Promise.reject(NAME_TAKEN) });
    await save();
    await waitFor(() => expect(description(field('Nombre'))).toBe('Ya existe.'));
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });
});

describe('what the asterisk means', () => {
  const isSaid = () => {
    const { display } = getComputedStyle(screen.getByText('Los campos con * son requeridos.'));
    return display !== 'none';
  };

  it('is said where a field has one', () => {
    show(<CompanyForm />, { isStyled: true });
    expect(isSaid()).toBe(true);
  });

  it('is not said where none has', () => {
    show(
      <SchemaForm
        schema={z.object({ name: z.string() })}
        defaultValues={{ name: '' }}
        onSubmit={async () => {}}
      >
        <TextField name="name" label="Nombre" />
      </SchemaForm>,
      { isStyled: true },
    );
    expect(isSaid()).toBe(false);
  });
});

describe('a field', () => {
  // A form of thirty fields would be slow to type into.
  it('is not rendered again for what is typed into another', async () => {
    const rendered = vi.fn<() => void>();
    function Salary() {
      useBoundField({ name: 'salary', label: 'Salario' });
      useEffect(() => rendered());
      return null;
    }
    const { user } = show(
      <SchemaForm schema={SCHEMA} defaultValues={VALID} onSubmit={() => Promise.resolve()}>
        <TextField name="name" label="Nombre" />
        <Salary />
      </SchemaForm>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), ' y Sol');
    await user.tab();
    await screen.findByText('Cambios sin guardar');
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

describe('a form in a drawer', () => {
  it('sums its errors up without a notice, which would lie over it', async () => {
    const { retype, save } = setUp({ isInDrawer: true });
    await retype('Nombre', '');
    await save();
    expect(await screen.findByText('Falta 1 dato:')).toBeTruthy();
    expect(screen.queryByText(INCOMPLETE)).toBeNull();
  });

  it('says itself why it could not be saved, until it is saved again', async () => {
    const refused = () => Promise.reject(new TRPCClientError('no network'));
    const onSubmit = vi.fn<() => Promise<unknown>>(() => Promise.resolve()).mockImplementationOnce(refused);
    const { save } = setUp({ isInDrawer: true, onSubmit });
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/No hay conexión/);
    await save();
    await waitFor(() => expect(screen.queryByText(/No hay conexión/)).toBeNull());
  });
});

describe('a form with a question', () => {
  const confirm = {
    title: 'Crear Compañía',
    description: ({ name }: { name: string }) => `¿Está seguro que desea crear ${name}?`,
  };

  it('asks before it saves', async () => {
    const { user, save, onSubmit } = setUp({ confirm });
    await save();
    expect(await screen.findByText('¿Está seguro que desea crear Café Luna?')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(onSubmit).toHaveBeenCalledWith(VALID, expect.any(String));
  });

  it('does not ask while something is wrong', async () => {
    const { retype, save } = setUp({ confirm });
    await retype('Nombre', '');
    await save();
    expect(await screen.findByText(INCOMPLETE)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('takes the focus to what the server has against its fields', async () => {
    const { user, save } = setUp({ confirm, onSubmit: () => Promise.reject(NAME_TAKEN) });
    await save();
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBe(document.activeElement));
  });

  it('sends the same values under the same key until they are saved', async () => {
    const lost = () => Promise.reject(new TRPCClientError('no answer'));
    const { user, retype, save, onSubmit } = setUp({ confirm, onSubmit: lost });
    const saveOnce = async () => {
      await save();
      await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
      await waitFor(() => expect(screen.getByRole('alertdialog').getAttribute('aria-busy')).toBe('false'));
      await user.click(screen.getByRole('button', { name: 'Atras' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await saveOnce();
    await saveOnce();
    await retype('Nombre', 'Café Sol');
    await saveOnce();
    const [first, second, third] = onSubmit.mock.calls.map(([, commandId]) => commandId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('stays when the server never answers, and sends the same again under the same key', async () => {
    const onSubmit = vi.fn<() => Promise<void>>(() => Promise.reject(TRPCClientError.from(new TypeError())));
    const { user, save, onSubmit: sent } = setUp({ confirm, onSubmit });
    await save();
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText(/^No hay conexión con el servidor\./)).toBeTruthy();
    onSubmit.mockResolvedValueOnce();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const [first, second] = sent.mock.calls;
    expect(second).toEqual(first);
  });

  it('saves nothing on Atras', async () => {
    const { user, save, onSubmit } = setUp({ confirm });
    await save();
    await user.click(await screen.findByRole('button', { name: 'Atras' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a form to read', () => {
  it('takes no changes and offers no saving', async () => {
    const { field } = setUp({ isReadOnly: true });
    expect(field('Nombre').value).toBe('Café Luna');
    expect(field('Nombre').closest('fieldset')?.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Guardar datos' })).toBeNull();
  });
});

describe('an unsaved change', () => {
  const leave = ({ user }: Pick<ReturnType<typeof show>, 'user'>) =>
    user.click(screen.getByRole('link', { name: 'Otra pantalla' }));

  it('is asked about when the form is left', async () => {
    const form = setUp();
    await form.retype('Nombre', 'Café Sol');
    await leave(form);
    expect(await screen.findByRole('alertdialog', { name: 'Cambios sin guardar' })).toBeTruthy();
    await form.user.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(form.router.state.location.pathname).toBe(ELSEWHERE));
  });

  it('is given up with the answer: who goes on before the next screen is there is not held back again', async () => {
    const form = setUp();
    await form.retype('Nombre', 'Café Sol');
    await leave(form);
    const stop = form.router.subscribe(({ location }) => {
      if (location.pathname !== ELSEWHERE) return;
      stop();
      queueMicrotask(() => void form.router.navigate(`${ELSEWHERE}?further`));
    });
    await form.user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(form.router.state.location.search).toBe('?further'));
  });

  it('is kept by Atras', async () => {
    const form = setUp();
    await form.retype('Nombre', 'Café Sol');
    await leave(form);
    await form.user.click(await screen.findByRole('button', { name: 'Atras' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(form.field('Nombre').value).toBe('Café Sol');
  });

  it('is not asked about once it is saved', async () => {
    const form = setUp();
    await form.retype('Nombre', 'Café Sol');
    await form.save();
    await leave(form);
    await waitFor(() => expect(form.router.state.location.pathname).toBe(ELSEWHERE));
  });

  it('stays one while its screen says that nothing is saved yet', async () => {
    const form = setUp({ onSubmit: () => Promise.resolve(false) });
    await form.retype('Nombre', 'Café Sol');
    await form.save();
    await leave(form);
    expect(await screen.findByRole('alertdialog', { name: 'Cambios sin guardar' })).toBeTruthy();
  });

  it('is asked about when another choice in the address would show something else', async () => {
    const form = setUp();
    await form.retype('Nombre', 'Café Sol');
    await act(() => form.router.navigate({ search: '?period=2026121' }));
    expect(await screen.findByRole('alertdialog', { name: 'Cambios sin guardar' })).toBeTruthy();
  });

  it('is none where a field only starts without a value', async () => {
    const form = setUp({ defaultValues: { salary: 0, rate: 0 } });
    await leave(form);
    await waitFor(() => expect(form.router.state.location.pathname).toBe(ELSEWHERE));
  });

  it('is not asked about by a form that was only looked at', async () => {
    const form = setUp();
    await form.user.click(form.field('Salario'));
    await form.user.tab();
    await leave(form);
    await waitFor(() => expect(form.router.state.location.pathname).toBe(ELSEWHERE));
  });
});
