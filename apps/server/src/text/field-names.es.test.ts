import { expect, it } from 'vitest';
import { ROUTE_GROUPS } from '../doors/rest/route-groups.ts';
import { fieldsDetail } from './errors.es.ts';
import { fieldName } from './field-names.es.ts';

// Where the name on the wire is the word that people use.
const SAME_WORD = ['memo', 'fax'];

it('has a name for every field that a call of the documented interface takes', () => {
  const taken = ROUTE_GROUPS.flatMap(({ tag, routes }) =>
    routes.flatMap(({ spec: { body, parameters } }) =>
      Object.keys({ ...body?.shape(), ...parameters?.shape() }).map((name) => ({ name, tag })),
    ),
  );
  expect(taken).toContainEqual({ name: 'choferil', tag: 'employees' });
  const unnamed = new Set(
    taken.filter(({ name, tag }) => fieldName(name, tag) === name && !SAME_WORD.includes(name)),
  );
  expect([...unnamed]).toEqual([]);
});

it('calls a field inside a list by the field, and an unknown one as it was sent', () => {
  expect(fieldName('payment.0.value')).toBe('Monto');
  expect(fieldName('payment.1.id')).toBe('Línea de la compañía');
  // On its own it is overtime.
  expect(fieldName('table.1.over')).toBe('Más de');
  expect(fieldName('unheard_of')).toBe('unheard_of');
});

it.each([
  ['vacation_date', 'companies', 'Vacaciones: Horas X Mes'],
  ['vacation_date', 'employees', 'Horas de vacaciones acumuladas al'],
  ['regular_time', 'employees', 'Hora regular'],
  ['regular_time', 'payroll', 'Horas regulares'],
  ['employer_id', 'contractors', '#SS O #PATRONAL'],
  ['employer_id', 'reports', 'Empleado'],
  ['kind', 'payroll', 'Vacaciones o enfermedad'],
  ['kind', 'audit', 'Clase'],
  ['type', 'employees', 'Tipo'],
  ['type', 'payroll', 'Tipo de período'],
] as const)('calls %s by what it is under %s', (name, tag, called) => {
  expect(fieldName(name, tag)).toBe(called);
});

it('calls a name that a call does not know as it was sent, though it is the one of something else', () => {
  const detail = fieldsDetail([{ field: 'overtime', msg: 'Campo desconocido.' }]);
  expect(detail).toBe('overtime: Campo desconocido.');
});
