import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { contractorWire } from '../doors/rest/contractor/contractor.wire.ts';
import { type ExpectedRefusal, inUse, NO_FIELDS, NOT_FOUND, onField, REVISE } from './parity-refusal.ts';
import { SOME_HOURS } from './time-entries.ts';

// After the operations, the first contractor has one payment, which is deleted.
const FIRST = 1;
const PAYMENT = 2;

const ON_THE_WIRE = { pay_date: '2026-03-15', regular_hours: '10', regular_min: '30' };

/** The refusals about contractors at both doors. */
export const CONTRACTOR_REFUSALS: readonly ExpectedRefusal[] = [
  {
    rule: 'a contractor without an hourly rate',
    as: 'practitioner',
    typed: (client, { companyId }) =>
      client.contractors.create.mutate({ companyId, contractor: aContractor({ hourlyRate: 0 }) }),
    rest: ({ companyId }) => ({
      method: 'POST',
      path: `outemployers/${companyId}`,
      body: contractorWire.encode(aContractor({ hourlyRate: 0 })),
    }),
    answer: {
      status: 422,
      detail: REVISE,
      errors: onField('hourlyRate', 'regular_pay', 'Debe ingresar un monto de Hora a pagar.'),
    },
  },
  {
    rule: 'a contractor with a total waiver of whom something is withheld',
    as: 'practitioner',
    typed: (client, { companyId }) =>
      client.contractors.create.mutate({ companyId, contractor: aContractor({ waiverType: 'total' }) }),
    rest: ({ companyId }) => ({
      method: 'POST',
      path: `outemployers/${companyId}`,
      body: contractorWire.encode(aContractor({ waiverType: 'total' })),
    }),
    answer: {
      status: 422,
      detail: REVISE,
      errors: onField(
        'withholdingRate',
        'withholding',
        'Con un relevo total no se retiene: el % de retención es 0.',
      ),
    },
  },
  {
    rule: 'hours in another year than that of the pay date',
    as: 'practitioner',
    typed: (client) =>
      client.contractorTime.load.mutate({ contractorId: FIRST, time: { ...SOME_HOURS, year: 2025 } }),
    rest: () => ({ method: 'POST', path: `outtime/${FIRST}`, body: { ...ON_THE_WIRE, year: 2025 } }),
    answer: {
      status: 422,
      detail: REVISE,
      errors: onField('year', 'year', 'El año debe ser el de la fecha de pago.'),
    },
  },
  {
    rule: 'no hours and no amount of a contractor',
    as: 'practitioner',
    typed: (client) =>
      client.contractorTime.load.mutate({ contractorId: FIRST, time: { ...SOME_HOURS, minutes: 0 } }),
    rest: () => ({
      method: 'POST',
      path: `outtime/${FIRST}`,
      body: { ...ON_THE_WIRE, regular_hours: '0', regular_min: '0' },
    }),
    answer: {
      status: 422,
      detail: 'No hay nada que pagar.',
      errors: onField('minutes', 'regular_hours', 'No hay nada que pagar.'),
    },
  },
  {
    rule: 'hours whose total is not the one that was confirmed',
    as: 'practitioner',
    typed: (client) =>
      client.contractorTime.load.mutate({ contractorId: FIRST, time: SOME_HOURS, confirmedNet: 1 }),
    rest: () => ({
      method: 'POST',
      path: `outtime/${FIRST}`,
      body: { ...ON_THE_WIRE, confirmed_net: 0.01 },
    }),
    answer: {
      status: 409,
      detail: 'El total ya no es el que confirmó. Revise el nuevo cálculo.',
      errors: NO_FIELDS,
    },
  },
  {
    rule: 'a mark on a payment that is deleted',
    as: 'practitioner',
    typed: (client) =>
      client.contractorTime.markPaid.mutate({ entryId: PAYMENT, version: 1, paid: { paidOn: '2026-03-16' } }),
    rest: () => ({ method: 'PUT', path: `outtime/${PAYMENT}/paid`, body: { paid_date: '2026-03-16' } }),
    answer: { status: 409, detail: 'Este pago fue eliminado.', errors: NO_FIELDS },
  },
  {
    rule: 'what another account pays its contractors',
    as: 'stranger',
    typed: (client) => client.contractorTime.load.mutate({ contractorId: FIRST, time: SOME_HOURS }),
    rest: () => ({ method: 'POST', path: `outtime/${FIRST}`, body: ON_THE_WIRE }),
    answer: NOT_FOUND,
  },
  {
    rule: 'the removal of a contractor who ever had time',
    as: 'practitioner',
    typed: (client) => client.contractors.remove.mutate({ contractorId: FIRST }),
    rest: () => ({ method: 'DELETE', path: `outemployers/delete/${FIRST}` }),
    answer: inUse('El contratista tiene horas cargadas y no puede ser eliminado.'),
  },
];
