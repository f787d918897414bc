import type { Role } from '@garita/domain/account/permissions';
import { aCompany } from '@garita/domain/company/company.builder';
import type { Company } from '@garita/domain/company/company.schema';
import { companyDefaults } from '@garita/domain/company/company-defaults';
import { screen, waitFor, within } from '@testing-library/react';
import type { DefaultValues } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { companiesText } from '../../text/records/companies.es.ts';
import { CompanyForm } from './company-form.tsx';
import type { FormsNeeded } from './company-notes.tsx';

const OTHER = aCompany({ name: 'Transporte del Este, Corp.' });

type Setting = {
  defaultValues?: DefaultValues<Company>;
  role?: Role;
  formsNeeded?: FormsNeeded;
  onSave?: () => Promise<unknown>;
};

async function setUp({ defaultValues = aCompany(), role = 'practitioner', ...setting }: Setting = {}) {
  const { formsNeeded = { w2: 0, form480: 0 } } = setting;
  const onSave = vi.fn<(company: Company, commandId: string) => Promise<unknown>>(
    setting.onSave ?? (() => Promise.resolve()),
  );
  const answers = {
    'session.current': () => ({ user: { id: 1, role } }),
    'accountants.list': () => [
      { id: 1, name: 'Carmen', firstLastName: 'Maldonado', isActive: true },
      { id: 2, name: 'Rafael', firstLastName: 'Ortiz', isActive: false },
    ],
  };
  const { user } = show(
    <TestServer answers={answers}>
      <CompanyForm text={companiesText.create} {...{ defaultValues, formsNeeded, onSave }} others={[OTHER]} />
    </TestServer>,
  );
  await screen.findByRole('option', { name: 'Carmen Maldonado' });
  const save = () => user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  const accept = async () => user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  return { user, onSave, save, accept };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const SHARED =
  'Estos números ya los tiene otra compañía del mismo número patronal: Transporte del Este, Corp.';

describe('the form of a company', () => {
  it('asks, and then saves the company with a key', async () => {
    const { onSave, save, accept } = await setUp();
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Crear Compañía' });
    expect(dialog.textContent).toContain('¿Está seguro que desea crear la compañía Farmacia 24, Inc.?');
    expect(onSave).not.toHaveBeenCalled();
    await accept();
    expect(onSave).toHaveBeenCalledWith(aCompany(), expect.stringMatching(/^[\da-f-]{36}$/));
  });

  it('requires all but the closing date, the web site and the fax', async () => {
    const defaultValues = companyDefaults({ year: 2026, companyCount: 0, accountantId: 1 });
    const { onSave, save } = await setUp({ defaultValues });
    await save();
    const summary = within(await screen.findByRole('alert'));
    // name; 3 of each address; 4 to reach it; register, number, jurisdiction, payer, start; account, code,
    // rate; policy; 4 of leave
    expect(summary.getByText('Faltan 24 datos:')).toBeTruthy();
    for (const label of ['Fecha de cierre', 'Sitio web', 'Fax']) {
      expect(summary.queryByText(new RegExp(`^${label}`))).toBeNull();
    }
    expect(screen.getByText('Debe llenar todos los campos para poder guardar los datos.')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('tells a failure in the words of the specification, and shows at its field what the server refused', async () => {
    const refused = refusal('unknown-accountant', 'El contador no existe.', [
      { field: 'accountantId', msg: 'Elija un contador de su cuenta.' },
    ]);
    const { save, accept } = await setUp({ onSave: () => Promise.reject(refused) });
    await save();
    await accept();
    expect(
      await screen.findByText(
        'Ha ocurrido un error al procesar tus datos. Por favor, verifica la información ingresada y vuelve a intentarlo.',
      ),
    ).toBeTruthy();
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByRole('link', { name: 'Contador/a: Elija un contador de su cuenta.' })).toBeTruthy();
  });

  it('adds the reason that is at no field', async () => {
    const refused = refusal('company-limit-reached', 'Su código permite 50 compañías.');
    const { save, accept } = await setUp({ onSave: () => Promise.reject(refused) });
    await save();
    await accept();
    expect(await screen.findByText(/vuelve a intentarlo\. Su código permite 50 compañías\.$/)).toBeTruthy();
  });

  it('offers active accountants', async () => {
    await setUp();
    const accountants = within(screen.getByRole('combobox', { name: 'Contador/a' }));
    expect(accountants.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Seleccione un/a Contador/a',
      'Carmen Maldonado',
    ]);
  });
});

describe('control numbers', () => {
  // The other company has 202600001 to 202600051.
  const APART = { first: '202600051', last: '202600101' };
  const apart = aCompany({ w2ControlRange: APART, form480ControlRange: APART });

  it('warn where another company of the same employer number has them', async () => {
    const { user } = await setUp({ defaultValues: apart });
    expect(screen.queryByText(SHARED)).toBeNull();
    await user.clear(box('W-2 primer # control'));
    await user.type(box('W-2 primer # control'), '202600050');
    expect(await screen.findByText(SHARED)).toBeTruthy();
  });

  it('warn again before saving, and can be saved all the same', async () => {
    const { onSave, save, accept } = await setUp();
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Crear Compañía' });
    expect(within(dialog).getByText(SHARED)).toBeTruthy();
    await accept();
    expect(onSave).toHaveBeenCalled();
  });

  it('warn where the company has more employees than numbers, until there are enough', async () => {
    // 202600051 to 202600101 are fifty numbers.
    const { user } = await setUp({ defaultValues: apart, formsNeeded: { w2: 51, form480: 50 } });
    const warning = 'Los números de W-2 no alcanzan: hay 50 y la compañía tiene 51 empleados.';
    expect(screen.getByText(warning)).toBeTruthy();
    expect(screen.queryByText(/^Los números de 480\.6 SP/)).toBeNull();
    await user.clear(box('W-2 último # control'));
    await user.type(box('W-2 último # control'), '202600102');
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  });

  it('may be those of a company with another employer number', async () => {
    await setUp({ defaultValues: aCompany({ employerIdentificationNumber: '660999999' }) });
    expect(screen.queryByText(SHARED)).toBeNull();
  });
});

it('is only to read for an auditor', async () => {
  await setUp({ role: 'auditor' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar datos' })).toBeNull());
  expect(box('Nombre de la compañía').value).toBe('Farmacia 24, Inc.');
  expect(box('Nombre de la compañía').closest<HTMLFieldSetElement>('fieldset')?.disabled).toBe(true);
});
