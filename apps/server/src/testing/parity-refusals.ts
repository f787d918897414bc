import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { byName } from '@garita/domain/pay/concepts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { registrationWire } from '../doors/rest/account/account.wire.ts';
import { companyWire } from '../doors/rest/company/company.wire.ts';
import { employeeWire } from '../doors/rest/employee/employee.wire.ts';
import { openingBalanceWire } from '../doors/rest/pay/opening-balance.wire.ts';
import { CONTRACTOR_REFUSALS } from './parity-contractor-refusals.ts';
import { key, keyed } from './parity-office.ts';
import { type ExpectedRefusal, inUse, NO_FIELDS, NOT_FOUND, onField, REVISE } from './parity-refusal.ts';
import { aWeekOf } from './time-entries.ts';

const UNKNOWN_ACCOUNTANT = 'Seleccione un/a contador/a de su cuenta.';

function withoutRate() {
  return anEmployee({ rates: { regular: 0, overtime: 1_800, mealPeriod: 2_400 } });
}

const REGISTRATION = {
  name: 'Rosa',
  lastName: 'Paz',
  email: 'otra@paz.example',
  phone: '7875550140',
  password: 'corta',
  code: 'ZZZ999',
};

const ABOVE_LIMIT = {
  asOf: '2025-12-31',
  amounts: { ...byName(OPENING_BALANCE_AMOUNTS, () => 0), gross: 9_500_00, disabilityInsurance: 28_50 },
  bases: NO_OPENING_BALANCE_BASES,
};

// The employee is 35 in that year.
const EXEMPT_ADULT = {
  asOf: '2025-12-31',
  amounts: { ...byName(OPENING_BALANCE_AMOUNTS, () => 0), gross: 9_500_00 },
  bases: { ...NO_OPENING_BALANCE_BASES, exemptWages: 5_000_00 },
};

/** The refusals of both doors, each with its status and its sentence. */
export const REFUSALS: readonly ExpectedRefusal[] = [
  {
    rule: 'nobody without a session',
    as: 'nobody',
    typed: (client) => client.companies.list.query(),
    rest: () => ({ path: 'companies/' }),
    answer: { status: 401, detail: 'Usuario no válido.', errors: NO_FIELDS },
  },
  {
    rule: 'an auditor who writes',
    as: 'auditor',
    typed: (client, { accountantId }) =>
      client.companies.create.mutate({ company: aCompany({ accountantId }) }),
    rest: ({ accountantId }) => ({
      method: 'POST',
      path: 'companies/',
      body: companyWire.encode(aCompany({ accountantId })),
    }),
    answer: { status: 403, detail: 'No tiene permiso para hacer esto.', errors: NO_FIELDS },
  },
  {
    rule: "another account's company",
    as: 'stranger',
    typed: (client, { companyId }) => client.companies.get.query({ companyId }),
    rest: ({ companyId }) => ({ path: `companies/${companyId}` }),
    answer: NOT_FOUND,
  },
  {
    rule: "another account's employee",
    as: 'stranger',
    typed: (client, { companyId, employeeId }) =>
      client.employees.update.mutate({ companyId, employeeId, employee: anEmployee() }),
    rest: ({ employeeId }) => ({
      method: 'PUT',
      path: `employers/${employeeId}`,
      body: employeeWire.encode(anEmployee()),
    }),
    answer: NOT_FOUND,
  },
  {
    rule: 'a company that does not exist',
    as: 'practitioner',
    typed: (client) => client.companyTaxes.list.query({ companyId: 999 }),
    rest: () => ({ path: 'taxes/999' }),
    answer: NOT_FOUND,
  },
  {
    rule: 'a fixed tax beyond the five',
    as: 'practitioner',
    typed: (client) => client.fixedTaxes.get.query({ fixedTaxId: 6 }),
    rest: () => ({ path: 'fixed-taxes/6' }),
    answer: NOT_FOUND,
  },
  {
    rule: "a company's name with other characters",
    as: 'practitioner',
    typed: (client, { accountantId }) =>
      client.companies.create.mutate({ company: aCompany({ accountantId, name: 'Farmacia #24' }) }),
    rest: ({ accountantId }) => ({
      method: 'POST',
      path: 'companies/',
      body: companyWire.encode(aCompany({ accountantId, name: 'Farmacia #24' })),
    }),
    answer: {
      status: 422,
      detail: REVISE,
      errors: onField('name', 'name', 'Este campo no debe contener caracteres especiales.'),
    },
  },
  {
    rule: 'an hourly employee without a rate',
    as: 'practitioner',
    typed: (client, { companyId }) => client.employees.create.mutate({ companyId, employee: withoutRate() }),
    rest: ({ companyId }) => ({
      method: 'POST',
      path: `employers/${companyId}`,
      body: employeeWire.encode(withoutRate()),
    }),
    answer: {
      status: 422,
      detail: REVISE,
      errors: onField('rates.regular', 'regular_time', 'Horas regulares requeridas cuando el salario es 0.'),
    },
  },
  {
    rule: "another account's accountant",
    as: 'practitioner',
    typed: (client) => client.companies.create.mutate({ company: aCompany({ accountantId: 999 }) }),
    rest: () => ({
      method: 'POST',
      path: 'companies/',
      body: companyWire.encode(aCompany({ accountantId: 999 })),
    }),
    answer: {
      status: 422,
      detail: UNKNOWN_ACCOUNTANT,
      errors: onField('accountantId', 'accountant_id', UNKNOWN_ACCOUNTANT),
    },
  },
  {
    rule: 'no hours and no amount of an employee',
    as: 'practitioner',
    typed: (client, { employeeId, accountantId }) =>
      client.payroll.load.mutate({ employeeId, entry: aWeekOf(0, accountantId) }),
    rest: ({ employeeId, accountantId }) => ({
      method: 'POST',
      path: `time/${employeeId}`,
      body: { period_id: 2026110, pay_date: '2026-03-11', accountant_id: accountantId },
    }),
    answer: {
      status: 422,
      detail: 'No hay nada que pagar.',
      errors: onField('minutes.regular', 'regular_time', 'No hay nada que pagar.'),
    },
  },
  {
    rule: 'an opening balance above a limit of its year',
    as: 'practitioner',
    typed: (client, { employeeId }) =>
      client.balances.bringForward.mutate({ employeeId, opening: ABOVE_LIMIT, includesEntries: false }),
    rest: ({ employeeId }) => ({
      method: 'PUT',
      path: `balances/${employeeId}`,
      body: { ...openingBalanceWire.encode(ABOVE_LIMIT), includes_entries: false },
    }),
    answer: {
      status: 422,
      detail: REVISE,
      errors: onField('amounts.disabilityInsurance', 'inability', 'Pasa del límite del año.'),
    },
  },
  {
    rule: 'an opening balance with exempt wages of somebody too old for them',
    as: 'practitioner',
    typed: (client, { employeeId }) =>
      client.balances.bringForward.mutate({ employeeId, opening: EXEMPT_ADULT, includesEntries: false }),
    rest: ({ employeeId }) => ({
      method: 'PUT',
      path: `balances/${employeeId}`,
      body: { ...openingBalanceWire.encode(EXEMPT_ADULT), includes_entries: false },
    }),
    answer: {
      status: 422,
      detail: REVISE,
      errors: onField(
        'bases.exemptWages',
        'exempt_wages',
        'Solo de quien cumple de 16 a 26 años en ese año hay sueldos exentos.',
      ),
    },
  },
  {
    rule: 'a key that is no UUID',
    as: 'practitioner',
    typed: (client, { accountantId }) =>
      client.companies.create.mutate({ company: aCompany({ accountantId }), commandId: 'una vez' }),
    rest: ({ accountantId }) => ({
      method: 'POST',
      path: 'companies/',
      body: companyWire.encode(aCompany({ accountantId })),
      headers: { 'Idempotency-Key': 'una vez' },
    }),
    answer: { status: 400, detail: 'La clave de la solicitud no es un UUID.', errors: NO_FIELDS },
  },
  {
    rule: 'a key that came with other data',
    as: 'practitioner',
    typed: (client, { accountantId }) =>
      client.companies.create.mutate({
        company: aCompany({ accountantId, name: 'Tercera' }),
        commandId: key(1),
      }),
    rest: ({ accountantId }) => ({
      method: 'POST',
      path: 'companies/',
      body: companyWire.encode(aCompany({ accountantId, name: 'Tercera' })),
      headers: keyed(1),
    }),
    answer: { status: 422, detail: 'Esta clave ya se usó con otros datos.', errors: NO_FIELDS },
  },
  {
    rule: 'a year that is none',
    as: 'practitioner',
    typed: (client) => client.periods.list.query({ year: 20_260, frequency: 'weekly' }),
    rest: () => ({ path: 'period/periods_by_year_and_type/20260/weekly' }),
    answer: { status: 422, detail: REVISE, errors: onField('year', 'year', 'El año no es válido.') },
  },
  {
    rule: 'a month that is none',
    as: 'practitioner',
    typed: (client, { companyId }) => client.months.close.mutate({ companyId, month: '2026-13' }),
    rest: ({ companyId }) => ({ method: 'PUT', path: `companies/${companyId}/months/2026-13/close` }),
    answer: { status: 422, detail: REVISE, errors: onField('month', 'month', 'La fecha no es válida.') },
  },
  {
    rule: 'the closing of a month in which pay of an open period is paid',
    as: 'practitioner',
    typed: (client, { companyId }) => client.months.close.mutate({ companyId, month: '2026-02' }),
    rest: ({ companyId }) => ({ method: 'PUT', path: `companies/${companyId}/months/2026-02/close` }),
    answer: {
      status: 409,
      detail:
        'Antes de cerrar el mes cierre los períodos de los que se paga en él: del 19 feb 2026 al 25 feb 2026.',
      errors: NO_FIELDS,
    },
  },
  {
    rule: 'a switch on the company of another account',
    as: 'stranger',
    typed: (client, { companyId }) => client.companies.setActive.mutate({ companyId }),
    rest: ({ companyId }) => ({ method: 'DELETE', path: `companies/${companyId}` }),
    answer: NOT_FOUND,
  },
  {
    rule: 'the removal of a company with employees',
    as: 'practitioner',
    typed: (client, { companyId }) => client.companies.remove.mutate({ companyId }),
    rest: ({ companyId }) => ({ method: 'DELETE', path: `companies/delete/${companyId}` }),
    answer: inUse('La compañía tiene empleados y no puede ser eliminada.'),
  },
  {
    rule: 'the removal of an employee whose only time was deleted',
    as: 'practitioner',
    typed: (client, { employeeId }) => client.employees.remove.mutate({ employeeId }),
    rest: ({ employeeId }) => ({ method: 'DELETE', path: `employers/delete/${employeeId}` }),
    answer: inUse('El empleado tiene horas cargadas y no puede ser eliminado.'),
  },
  {
    rule: 'the removal of an accountant whom a company names',
    as: 'practitioner',
    typed: (client, { accountantId }) => client.accountants.remove.mutate({ accountantId }),
    rest: ({ accountantId }) => ({ method: 'DELETE', path: `accountant/delete/${accountantId}` }),
    answer: inUse('El contador tiene compañías asignadas y no puede ser eliminado.'),
  },
  {
    rule: 'the removal of a tax line that a payment had',
    as: 'practitioner',
    typed: (client) => client.companyTaxes.remove.mutate({ taxId: 1 }),
    rest: () => ({ method: 'DELETE', path: 'taxes/delete/1' }),
    answer: inUse('El tax no puede ser eliminado porque está cargado en horas de empleados.'),
  },
  {
    rule: 'the removal of a code that opened an account',
    as: 'stranger',
    typed: (client) => client.codes.remove.mutate({ codeId: 1 }),
    rest: () => ({ method: 'DELETE', path: 'codes/delete/1' }),
    answer: inUse('El código ya tiene un usuario asignado y no puede ser eliminado.'),
  },
  {
    rule: 'an account with a short password',
    as: 'nobody',
    typed: (client) => client.users.register.mutate(REGISTRATION),
    rest: () => ({ method: 'POST', path: 'users', body: registrationWire.encode(REGISTRATION) }),
    answer: {
      status: 422,
      detail: REVISE,
      errors: onField('password', 'password', 'La contraseña debe tener al menos 10 caracteres.'),
    },
  },
  {
    rule: 'a verification that goes on after nothing',
    as: 'practitioner',
    typed: (client, { companyId }) =>
      client.audit.verify.query({ companyId, check: 'pay', soFar: 'all well' }),
    rest: ({ companyId }) => ({ path: `audit/${companyId}/verify?check=pay&so_far=all%20well` }),
    answer: { status: 422, detail: REVISE, errors: onField('soFar', 'so_far', 'La opción no es válida.') },
  },
  {
    rule: 'codes to a user who is no administrator',
    as: 'practitioner',
    typed: (client) => client.codes.list.query(),
    rest: () => ({ path: 'codes/' }),
    answer: { status: 403, detail: 'No tiene permiso para hacer esto.', errors: NO_FIELDS },
  },
  ...CONTRACTOR_REFUSALS,
];
