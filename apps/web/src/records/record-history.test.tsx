import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CODE } from '../features/codes/code-kind.ts';
import { COMPANY } from '../features/companies/company-kind.tsx';
import { COMPANY_TAX } from '../features/company-taxes/company-tax-kind.ts';
import { EMPLOYEE } from '../features/employees/employee-kind.ts';
import { FIXED_TAX } from '../features/fixed-taxes/fixed-tax-kind.ts';
import { show } from '../testing/show.tsx';
import { refusal, TestServer } from '../testing/test-server.tsx';
import type { RecordHistoryLine } from './history-lines.ts';
import { RecordHistory } from './record-history.tsx';
import type { RecordFormKind } from './record-kind.ts';

const SARA = { id: 7, name: 'Sara Paz' };
// 14:30 in universal time is 10:30 in Puerto Rico.
const AT = '2026-03-02T14:30:00.000Z';

function aLine(line: Partial<RecordHistoryLine>): RecordHistoryLine {
  return { id: 1, at: AT, actor: SARA, kind: 'updated', changes: [], ...line };
}

async function open({ history }: RecordFormKind, lines: RecordHistoryLine[] | (() => never)) {
  const answers = {
    'recordChanges.list': typeof lines === 'function' ? lines : () => ({ lines }),
    'accountants.list': () => [{ id: 3, name: 'Elsa', firstLastName: 'Rivera' }],
  };
  const { user } = show(
    <TestServer answers={answers}>
      <RecordHistory history={history} recordId={5} name="Café Luna" />
    </TestServer>,
  );
  await user.click(screen.getByRole('button', { name: 'Historial' }));
  return { user, drawer: within(await screen.findByRole('dialog', { name: 'Historial: Café Luna' })) };
}

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('says who changed which field from what to what, and when, in the order of the form', async () => {
  const { drawer } = await open(EMPLOYEE, [
    aLine({
      changes: [
        { field: 'rates.regular', before: 1_050, after: 1_125 },
        { field: 'payFrequency', before: 'weekly', after: 'biweekly' },
        { field: 'egressDate', before: null, after: '2026-03-31' },
        { field: 'withholdingRate', before: 70_000, after: 105_000 },
        { field: 'leave.sick.openingMinutes', before: 0, after: 1_470 },
        { field: 'isVeteran', before: false, after: true },
      ],
    }),
  ]);
  expect(await drawer.findByRole('heading', { name: 'Edición' })).toBeTruthy();
  expect(drawer.getByText(/^Sara Paz · 2 mar 2026, 10:30/)).toBeTruthy();
  const [, ...fields] = texts(drawer.getAllByRole('listitem'));
  expect(fields).toEqual([
    'Fecha de egresoAntes: vacíoAhora: 31 mar 2026',
    'Período de normaAntes: SemanalAhora: Bisemanal',
    'Hora regularAntes: $10.50Ahora: $11.25',
    // 70,000 and 105,000 parts per million
    '% de RetenciónAntes: 7.00%Ahora: 10.50%',
    'VeteranoAntes: NoAhora: Sí',
    // 1,470 minutes = 24 hours and 30 minutes
    'Horas de enfermedad que tieneAntes: 00:00Ahora: 24:30',
  ]);
});

it('names a municipality and an accountant, and the number of one who is gone', async () => {
  const { drawer } = await open(COMPANY, [
    aLine({
      changes: [
        { field: 'postalAddress.municipalityId', before: 1, after: 13 },
        { field: 'accountantId', before: 9, after: 3 },
      ],
    }),
  ]);
  expect(await drawer.findByText(/Caguas/)).toBeTruthy();
  expect(await drawer.findByText(/Elsa Rivera/)).toBeTruthy();
  const [, ...fields] = texts(drawer.getAllByRole('listitem'));
  expect(fields).toEqual([
    'Contador/aAntes: 9Ahora: Elsa Rivera',
    'Dirección postal: MunicipioAntes: AdjuntasAhora: Caguas',
  ]);
});

it('tells that personal data changed, and that a number was shown', async () => {
  const { drawer } = await open(EMPLOYEE, [
    aLine({ id: 2, kind: 'shown', changes: [{ field: 'socialSecurityNumber' }] }),
    aLine({
      changes: [
        { field: 'birthday', before: '***', after: '***' },
        { field: 'socialSecurityNumber', before: '***-**-0001', after: '***-**-0002' },
      ],
    }),
  ]);
  expect(await drawer.findByRole('heading', { name: 'Se mostró el número de seguro social' })).toBeTruthy();
  expect(drawer.getByText('Fecha de nacimiento').closest('li')?.textContent).toContain(
    'Antes: dato personalAhora: dato personal',
  );
  expect(drawer.getByText(/0002/)).toBeTruthy();
});

it('names a switch by what it did, and folds away what a record came or went with', async () => {
  const { drawer } = await open(COMPANY_TAX, [
    aLine({ id: 3, kind: 'removed', changes: [{ field: 'name', before: 'Unión' }] }),
    aLine({ id: 2, changes: [{ field: 'isActive', before: true, after: false }] }),
    aLine({
      id: 1,
      kind: 'inserted',
      changes: [
        { field: 'name', after: 'Unión' },
        { field: 'cents', after: 1_500 },
        { field: 'rate', after: null },
      ],
    }),
  ]);
  await drawer.findByRole('heading', { name: 'Creación' });
  expect(texts(drawer.getAllByRole('heading', { level: 3 }))).toEqual([
    'Eliminación',
    'Desactivación',
    'Creación',
  ]);
  expect(drawer.queryByText('Activo')).toBeNull();
  // The rate is empty and does not count.
  expect(drawer.getByText('2 datos')).toBeTruthy();
});

it('calls a change of a fixed tax a new version', async () => {
  const { drawer } = await open(FIXED_TAX, [
    aLine({ changes: [{ field: 'limit', before: 11_439_00, after: 11_600_00 }] }),
  ]);
  expect(await drawer.findByRole('heading', { name: 'Nueva versión' })).toBeTruthy();
  expect(drawer.getByText(/\$11,439.00/)).toBeTruthy();
});

it('says so when nothing has changed', async () => {
  const { drawer } = await open(COMPANY, []);
  expect(await drawer.findByText('Todavía no hay cambios.')).toBeTruthy();
});

it('says why when it cannot be told', async () => {
  const { drawer } = await open(CODE, () => {
    throw refusal('forbidden', 'No tiene permiso para hacer esto.');
  });
  expect(await drawer.findByText('No tiene permiso para hacer esto.')).toBeTruthy();
});
