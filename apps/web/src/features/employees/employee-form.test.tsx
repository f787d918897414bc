import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { employeeDefaults } from '@garita/domain/employee/employee-defaults';
import type { SameNumberRecord } from '@garita/domain/text/warnings/same-number';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DefaultValues } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { employeesText } from '../../text/records/employees.es.ts';
import { EmployeeForm } from './employee-form.tsx';

type Setting = {
  defaultValues?: DefaultValues<Employee>;
  isNew?: boolean;
  sameNumber?: (input: unknown) => (SameNumberRecord & { id: number; isActive: boolean })[];
  setActive?: (input: unknown) => unknown;
  employeeId?: number;
  reveal?: (input: unknown) => unknown;
  certificates?: unknown[];
};

async function setUp({ defaultValues = anEmployee(), isNew = true, ...setting }: Setting = {}) {
  const { sameNumber = () => [], reveal = () => undefined, setActive = () => ({}), employeeId } = setting;
  const { certificates = [] } = setting;
  const onSave = vi.fn<(employee: Employee, commandId: string) => Promise<unknown>>(() => Promise.resolve());
  const { user } = show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
        'employees.sameNumber': sameNumber,
        'employees.setActive': setActive,
        'employees.certificates': () => certificates,
        'companies.get': () => aCompany(),
        'employees.revealSocialSecurityNumber': reveal,
      }}
    >
      <EmployeeForm
        text={employeesText.create}
        employee={employeeId === undefined ? { companyId: 1 } : { companyId: 1, employeeId }}
        {...{ defaultValues, isNew, onSave }}
      />
    </TestServer>,
  );
  const saveButton = await screen.findByRole('button', { name: 'Guardar datos' });
  const retype = async (name: string, text: string) => {
    await user.clear(box(name));
    await user.type(box(name), text);
    await user.tab();
  };
  const choose = (name: string, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), option);
  const save = () => user.click(saveButton);
  const saveAndAccept = async () => {
    await save();
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    return onSave.mock.calls[0]?.[0];
  };
  return { user, onSave, retype, choose, save, saveAndAccept };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const admitOn = (date: string) =>
  fireEvent.change(screen.getByLabelText('Fecha de ingreso'), { target: { value: date } });
const vacationHours = () => box('Las vacaciones se acumularán a razón de: horas').value;

describe('hourly rates', () => {
  it('follow the regular one: overtime 1.5 times, meal period twice', async () => {
    const { retype } = await setUp();
    await retype('Hora regular', '10.55');
    // 10.55 × 1.5 = 15.825 → 15.83
    expect(box('Sobretiempo').value).toBe('15.83');
    expect(box('Hora de comida').value).toBe('21.10');
  });

  it('can be typed over, and stay so until the regular one changes', async () => {
    const { retype } = await setUp();
    await retype('Sobretiempo', '20');
    await retype('Hora de comida', '25');
    expect(box('Sobretiempo').value).toBe('20.00');
    expect(box('Hora regular').value).toBe('12.00');
  });
});

describe('the social security number of a saved employee', () => {
  const MASKED = { ...anEmployee(), socialSecurityNumber: '***-**-0001' };
  const NUMBER = 'Núm. de Seguro social';

  it('is saved as it was shown, without anybody having looked at it', async () => {
    const reveal = vi.fn<(input: unknown) => unknown>();
    const { retype, saveAndAccept } = await setUp({
      defaultValues: MASKED,
      isNew: false,
      employeeId: 5,
      reveal,
    });
    expect(box(NUMBER).readOnly).toBe(true);
    await retype('Nombre', 'Berta');
    expect(await saveAndAccept()).toMatchObject({ firstName: 'Berta', socialSecurityNumber: '***-**-0001' });
    expect(reveal).not.toHaveBeenCalled();
  });

  it('is whole for who asks, and can be changed then', async () => {
    const reveal = vi.fn<(input: unknown) => unknown>(() => ({ socialSecurityNumber: '900550001' }));
    const { user, retype, saveAndAccept } = await setUp({
      defaultValues: MASKED,
      isNew: false,
      employeeId: 5,
      reveal,
    });
    await user.click(screen.getByRole('button', { name: 'Mostrar el número de seguro social' }));
    await waitFor(() => expect(box(NUMBER).value).toBe('900-55-0001'));
    expect(document.activeElement).toBe(box(NUMBER));
    expect(reveal).toHaveBeenCalledExactlyOnceWith({ employeeId: 5 });
    await retype(NUMBER, '900550002');
    expect(await saveAndAccept()).toMatchObject({ socialSecurityNumber: '900550002' });
  });
});

describe('a social security number', () => {
  const luis = { firstName: 'Luis', middleName: '', lastName: 'Soto', motherLastName: '' };
  const heldBy = (record: { isActive: boolean }) => (input: unknown) =>
    JSON.stringify(input) === '{"companyId":1,"socialSecurityNumber":"900550007"}'
      ? [{ ...luis, id: 9, ...record }]
      : [];
  const sameNumber = heldBy({ isActive: true });

  it('is warned about where somebody else of the company has it, and saved with a reason', async () => {
    const { retype, saveAndAccept } = await setUp({ sameNumber });
    await retype('Núm. de Seguro social', '900550007');
    expect(await screen.findByText('Este número ya lo tiene en la compañía: Luis Soto')).toBeTruthy();
    await retype('Por qué hace falta otra ficha', 'Dos puestos');
    expect(await saveAndAccept()).toMatchObject({
      socialSecurityNumber: '900550007',
      reason: 'Dos puestos',
    });
  });

  it('is warned about where another company of the employer has it, and saved without a reason', async () => {
    const elsewhere = [{ ...luis, id: 9, isActive: true, otherCompany: 'Café Luna' }];
    const { retype, saveAndAccept } = await setUp({ sameNumber: () => elsewhere });
    await retype('Núm. de Seguro social', '900550007');
    expect(
      await screen.findByText(/otra compañía del mismo número patronal: Luis Soto \(Café Luna\)\./),
    ).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Por qué hace falta otra ficha' })).toBeNull();
    expect(await saveAndAccept()).toMatchObject({ socialSecurityNumber: '900550007' });
  });

  it('leads to the active record that has it', async () => {
    const { user, retype } = await setUp({ sameNumber });
    await retype('Núm. de Seguro social', '900550007');
    await user.click(await screen.findByRole('button', { name: 'Abrir la ficha de Luis Soto' }));
    // It would lose typed values, so it asks first.
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
  });

  it('leads to the inactive record that has it, switched on again by one answer', async () => {
    const setActive = vi.fn<(input: unknown) => unknown>(() => ({}));
    const { user, retype } = await setUp({ sameNumber: heldBy({ isActive: false }), setActive });
    await retype('Núm. de Seguro social', '900550007');
    await user.click(await screen.findByRole('button', { name: 'Reactivar a Luis Soto' }));
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(setActive).toHaveBeenCalledExactlyOnceWith({ employeeId: 9, isActive: true });
  });

  it('is warned about no more once it is another one', async () => {
    const { retype } = await setUp({ sameNumber });
    await retype('Núm. de Seguro social', '900550007');
    await screen.findByText(/^Este número ya lo tiene/);
    await retype('Núm. de Seguro social', '90055000');
    await waitFor(() => expect(screen.queryByText(/^Este número ya lo tiene/)).toBeNull());
  });
});

describe('the percentage of withholding', () => {
  it('is asked for only with a fixed one, and then required', async () => {
    const { onSave, choose, save } = await setUp();
    expect(screen.queryByRole('textbox', { name: '% de Retención' })).toBeNull();
    await choose('Tipo de Retención', 'Fija');
    await save();
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByRole('link', { name: '% de Retención' })).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('goes with the choice of the table, whatever was typed in it', async () => {
    const { retype, choose, saveAndAccept } = await setUp();
    await choose('Tipo de Retención', 'Fija');
    await retype('% de Retención', '101');
    await choose('Tipo de Retención', 'Tabla');
    expect(await saveAndAccept()).toMatchObject({ withholdingMethod: 'table', withholdingRate: null });
  });
});

describe('the withholding certificate', () => {
  const NAME = 'Certificado de exención 499 R-4';
  const card = () => screen.getByRole('region', { name: NAME });
  const dateOn = (date: string) =>
    fireEvent.change(screen.getByLabelText('Fecha del certificado 499 R-4'), { target: { value: date } });

  it('is typed with its date, and saved as typed', async () => {
    const { user, choose, retype, saveAndAccept } = await setUp();
    dateOn('2026-03-01');
    await choose('Exec. personal', 'CASADO RECLAMANDO MITAD DE LA EXENCIÓN PERSONAL');
    await retype('Núm. de dependientes', '2');
    await retype('Dependientes en custodia compartida', '1');
    await retype('Retención adicional por período', '12.5');
    await user.click(screen.getByRole('switch', { name: 'Cómputo opcional' }));
    expect(await saveAndAccept()).toMatchObject({
      certificateDate: '2026-03-01',
      personalExemption: 'half',
      dependents: 2,
      sharedDependents: 1,
      additionalWithholding: 12_50,
      isOptionalComputation: true,
      youthOptOut: false,
    });
  });

  it('is said to change nothing while the table withholds', async () => {
    await setUp();
    expect(card().textContent).toContain('ni la exención ni los dependientes cambian lo que se retiene');
  });

  it('refuses negative and fractional dependants at their field', async () => {
    const { retype, save, onSave } = await setUp();
    await retype('Núm. de dependientes', '-1');
    await retype('Dependientes en custodia compartida', '1.5');
    await save();
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Núm. de dependientes: Escriba un número entero de 0 a 999.',
      'Dependientes en custodia compartida: Escriba un número entero de 0 a 999.',
    ]);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows each certificate of a saved employee, with who entered and corrected it', async () => {
    const certificate = {
      personalExemption: 'individual',
      isVeteran: false,
      dependents: 0,
      sharedDependents: 0,
      hasSharedCustody: false,
      allowanceCount: 0,
      isOptionalComputation: false,
      additionalWithholding: 0,
      youthOptOut: false,
      entered: { by: 'Sara Paz', at: '2026-01-15T14:00:00.000Z' },
      corrected: null,
    };
    const later = {
      ...certificate,
      certificateDate: '2026-06-01',
      isVeteran: true,
      dependents: 1,
      additionalWithholding: 20_00,
      corrected: { by: 'Luis Soto', at: '2026-06-02T14:00:00.000Z' },
    };
    await setUp({
      isNew: false,
      employeeId: 5,
      certificates: [later, { ...certificate, certificateDate: '2026-01-15' }],
    });
    const list = await screen.findByRole('list', { name: 'Certificados entrados' });
    const [second, first] = within(list).getAllByRole('listitem');
    expect(second?.textContent).toContain('Desde el 1 jun 2026');
    expect(second?.textContent).toContain('veterano · 1 dependiente · 20.00 adicionales por período');
    expect(second?.textContent).toContain('Lo corrigió Luis Soto, ');
    expect(first?.textContent).toContain('Desde el 15 ene 2026');
    expect(first?.textContent).toContain('Lo entró Sara Paz, ');
    expect(first?.textContent).not.toContain('corrigió');
  });
});

describe('the admission date', () => {
  it('sets the vacation hours per month of a new employee', async () => {
    await setUp();
    // before 26 February 2017: 10 hours
    admitOn('2017-02-25');
    await waitFor(() => expect(vacationHours()).toBe('10'));
  });

  it('changes nothing for one who was saved before', async () => {
    await setUp({ isNew: false });
    admitOn('2017-02-25');
    expect(vacationHours()).toBe('08');
  });
});

describe('pay', () => {
  const NO_PAY = anEmployee({ rates: { regular: 0, overtime: 0, mealPeriod: 0 } });

  it('is by the hour where there is no salary', async () => {
    const { save } = await setUp({ defaultValues: NO_PAY });
    await save();
    const summary = within(await screen.findByRole('alert'));
    const messages = summary.getAllByRole('link').map(({ textContent }) => textContent);
    expect(messages).toEqual([
      'Hora regular: Horas regulares requeridas cuando el salario es 0.',
      'Sobretiempo: Tarifa de horas extras requerida cuando el salario es 0.',
      'Hora de comida: Tarifa de comida requerida cuando el salario es 0.',
    ]);
  });

  it('by salary says for how many hours', async () => {
    const { retype, save, saveAndAccept } = await setUp({ defaultValues: NO_PAY });
    await retype('Salario', '1500');
    await save();
    const message = 'Las horas de trabajo deben ser mayor a 0 si el salario es mayor que 0.';
    expect(await screen.findByRole('link', { name: `Horas a Trabajar: ${message}` })).toBeTruthy();
    await retype('Horas a Trabajar: horas', '80');
    expect(await saveAndAccept()).toMatchObject({ salary: 150_000, workMinutes: 4_800 });
  });
});

it('requires what the specification requires of an employee, and says so', async () => {
  const policy = {
    vacationMinutesPerMonth: 480,
    vacationThresholdMinutes: 7_800,
    sickMinutesPerMonth: 480,
    sickThresholdMinutes: 7_800,
  };
  const { save } = await setUp({ defaultValues: employeeDefaults(policy, '2026-01-02') });
  await save();
  const summary = within(await screen.findByRole('alert'));
  // type; name, number, birthday, civil status, gender; street, municipality, zip, 2 telephones; admission,
  // frequency; method, exemption
  expect(summary.getByText('Faltan 15 datos:')).toBeTruthy();
  // the 3 rates, which a salary would do for
  expect(summary.getByText('Hay 3 campos por corregir')).toBeTruthy();
  expect(screen.getByText('Debe llenar todos los campos para poder guardar los datos.')).toBeTruthy();
});

it('names the employee in its question', async () => {
  const { save } = await setUp();
  await save();
  const dialog = await screen.findByRole('alertdialog', { name: 'Crear Empleado' });
  expect(dialog.textContent).toContain('¿Está seguro que desea crear el empleado Ana L Rivera Ortiz?');
});
