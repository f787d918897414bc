import { aCompany } from '@garita/domain/company/company.builder';
import type { Company } from '@garita/domain/company/company.schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { CompanyRulesForm } from './company-rules-screen.tsx';

const FARM = 'Paga agrícola o doméstica sin retención';

const credit = (hours: number) => ({ minutesPerMonth: hours * 60, thresholdMinutes: 7_800 });

const LEAVE_BY_LAW = [
  {
    id: 31,
    name: 'Ana Rivera',
    isLeaveEdited: false,
    before: { vacation: credit(8), sick: credit(8) },
    after: { vacation: credit(6), sick: credit(8) },
  },
];

async function setUp(overrides: Partial<Company> = {}) {
  const onSave = vi.fn<(company: Company, commandId: string) => Promise<unknown>>(() => Promise.resolve());
  const company = aCompany(overrides);
  const { user } = show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
        'companies.leaveRuleEffects': () => LEAVE_BY_LAW,
        'companies.contractorRuleEffects': () => [
          {
            id: 4,
            name: 'Luis Soto',
            paid: 300_00,
            left: 200_00,
            gross: 300_00,
            before: 30_00,
            after: 10_00,
          },
        ],
      }}
    >
      <CompanyRulesForm companyId={3} company={company} isReadOnly={false} onSave={onSave} />
    </TestServer>,
  );
  const plan = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Plan CODA de la compañía' });
  const saved = async () => {
    await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    return onSave.mock.calls[0]?.[0];
  };
  return { user, plan, saved };
}

it('says what the chosen plan means, and saves it with the rest of the company as it was', async () => {
  const { user, plan, saved } = await setUp();
  expect(screen.getByText('Lo aportado a un plan CODA no baja la contribución que se retiene.')).toBeTruthy();
  await user.selectOptions(plan, 'Cualificado en Puerto Rico y por el IRS');
  expect(await screen.findByText(/hasta el límite federal/)).toBeTruthy();
  expect(await saved()).toEqual(aCompany({ codaPlanKind: 'dual' }));
});

it('saves the method that the form of a new employee proposes', async () => {
  const { user, saved } = await setUp();
  const method = screen.getByRole('combobox', { name: 'Retención de los empleados nuevos' });
  await user.selectOptions(method, 'Certificado 499 R-4');
  expect(await saved()).toEqual(aCompany({ defaultWithholdingMethod: 'certificate' }));
});

it('says what the rule for contractors means and changes, and saves it', async () => {
  const { user, saved } = await setUp();
  expect(screen.getByText(/sobre cada pago entero/)).toBeTruthy();
  const rule = screen.getByRole('combobox', { name: 'Regla de retención a los contratistas' });
  await user.selectOptions(rule, 'Según la ley: sin los primeros $500.00 del año');
  expect(await screen.findByText(/no llevan retención \(sec. 1062.03\)/)).toBeTruthy();
  const row = (await screen.findByText('Luis Soto')).closest('tr');
  expect(row?.textContent).toContain('200.00');
  expect(row?.textContent).toContain('30.00 → 10.00');
  expect(await saved()).toEqual(aCompany({ contractorRule: 'law' }));
});

it('shows what leave by law changes for each employee before it is saved', async () => {
  const { user, saved } = await setUp();
  expect(screen.queryByRole('table')).toBeNull();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Regla de vacaciones y enfermedad' }),
    'La de la ley',
  );
  const row = (await screen.findByText('Ana Rivera')).closest('tr');
  expect(row?.textContent).toContain('08:00 → 06:00');
  expect(row?.textContent).toContain('130:00');
  await user.click(screen.getByRole('switch', { name: 'Tiene 12 empleados o menos' }));
  expect(await saved()).toEqual(aCompany({ leaveRule: 'law', isSmallEmployer: true }));
});

it('offers pay without withholding to farms and households alone', async () => {
  await setUp({ payer: 'form-944' });
  expect(screen.getByText('Es solo para quien paga con 943-PR o como doméstico.')).toBeTruthy();
  expect(screen.queryByRole('switch', { name: FARM })).toBeNull();
});

it('saves that a farm withholds nothing', async () => {
  const { user, saved } = await setUp({ payer: 'form-943' });
  await user.click(screen.getByRole('switch', { name: FARM }));
  expect(await saved()).toEqual(aCompany({ payer: 'form-943', farmUntaxed: true }));
});
