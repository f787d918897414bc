import { describe, expect, it } from 'vitest';
import { periodEntries } from './period-entries.ts';
import { recordEntries, type SearchableRecords } from './record-entries.ts';

const RECORDS: SearchableRecords = {
  companies: [{ id: 1, name: 'Café Luna', isActive: true }],
  employees: [{ id: 7, companyId: 1, name: 'María Rivera', payFrequency: 'weekly', isActive: true }],
  contractors: [{ id: 9, companyId: 1, name: 'Eva Díaz', isActive: true }],
};
const WRITER = { mayWriteRecords: true, mayWritePay: true };
const READER = { mayWriteRecords: false, mayWritePay: false };

/** Where each label leads. */
function targets(entries: ReturnType<typeof recordEntries>): Record<string, string> {
  return Object.fromEntries(entries.map((entry) => [entry.label, 'to' in entry ? entry.to : '']));
}

describe('the records that the palette finds', () => {
  it('are companies, employees and contractors, each with what one goes there for', () => {
    expect(targets(recordEntries(RECORDS, WRITER))).toEqual({
      'Café Luna': '/escritorio/empresas/editar/1',
      'Empleados de Café Luna': '/escritorio/empresas/1/empleados',
      'Servicios Profesionales de Café Luna': '/escritorio/empresas/1/terceros',
      'Taxes de Café Luna': '/escritorio/empresas/1/taxes',
      'Agregar un empleado a Café Luna': '/escritorio/empresas/1/empleados/agregar',
      'Agregar un contratista a Café Luna': '/escritorio/empresas/1/terceros/agregar',
      'Eva Díaz': '/escritorio/empresas/1/terceros/9/editar',
      'María Rivera': '/escritorio/empresas/1/empleados/7/editar',
      'Cargar tiempo de María Rivera': '/escritorio/procesos/1/7/cargar',
    });
  });

  it('offer nothing to write to who may only read', () => {
    const labels = Object.keys(targets(recordEntries(RECORDS, READER)));
    expect(labels).toContain('Ver tiempo de María Rivera');
    expect(labels).not.toContain('Cargar tiempo de María Rivera');
    expect(labels).not.toContain('Agregar un empleado a Café Luna');
  });

  it('tell two Marías apart by their companies, and say who is switched off', () => {
    const employees = RECORDS.employees.map((employee) => ({ ...employee, isActive: false }));
    const maria = recordEntries({ ...RECORDS, employees }, WRITER).find(({ id }) => id === 'employee-7');
    expect(maria).toMatchObject({ detail: 'Café Luna · Desactivado', isFaint: true });
  });
});

describe('the periods that the palette finds', () => {
  const [maria] = RECORDS.employees;
  const period = (id: number, employee = maria) =>
    periodEntries({ year: 2026, employee }).find((entry) => entry.id === `period-${id}`);

  // Weekly periods are blocks of 7 days from 1 January: the 21st begins on day 141, 21 May.
  it('lead to Cargar Tiempo of the employee whose screen is open', () => {
    expect(period(2_026_121)).toMatchObject({
      label: 'Periodo 21 de 2026 semanal',
      detail: '21 may – 27 may · Cargar Tiempo de María Rivera',
      to: '/escritorio/procesos/1/7/cargar?year=2026&period=2026121',
      isFaint: false,
    });
  });

  it('lead to Procesos where the employee is paid otherwise', () => {
    expect(period(2_026_221)).toMatchObject({ to: '/escritorio/procesos', isFaint: true });
  });

  it('lead to Procesos while no employee is open; those of other years stand behind', () => {
    const [weekly] = periodEntries({ year: 2026, employee: undefined });
    expect(weekly).toMatchObject({
      label: 'Periodo 1 de 2024 semanal',
      detail: '1 ene – 7 ene · Procesos',
      to: '/escritorio/procesos',
      isFaint: true,
    });
  });
});
